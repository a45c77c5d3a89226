import { is, phase, step, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { ANSWERS_FIRE } from '../shooting/answering.ts';
import { bodyOf, forBoth, withBody } from './both-sides.ts';

/** The piece whose gun a unit has fired this game turn, plus one. */
const FIRED_GUN = unitRegister('WAF-TURN-07/fired-gun', 'round');

/** What "phase" and "turn" mean where units act alternately. */
export default defineRule({
  id: 'WAF-TURN-07',
  title: 'Phase windows and durations under alternating activation',
  source: 'The Turn (silent); Reaction to Shooting; Reaction Restrictions; When to Test; Blind; Vortex; Automatic Fire',
  text: [
    "Adopted translation of phase language. (a) Things measured in or at the end of a single Movement or Shooting phase use that portion of the current activation. (b) Limits on how often a unit may respond (one reaction to shooting per Shooting phase, one reaction to a charge per turn) run over the whole game turn. (c) Effects lasting until the end of a unit's next turn last until the end of that unit's next activation beginning after the effect started. (d) Start-of-player-turn effects happen once, at the start of the game turn before the priority roll. (e) End-of-Shooting-phase effects with no active unit (automatic emplaced fire) happen once, after the last activation of the game turn.",
    "Ruling: The source keeps whole-army phase wording beside its activation turn order. Reading (b) is needed because the Pinning rule foresees a unit that has already reacted being pinned by a different shooter; reading (a) follows the source's talk of a squad's own shooting phase. With WAF-TURN-02 off, all of these revert to the classic phases. Further translations: the active player of the base is the one whose unit is activated; between activations it is the winner of the priority roll (CLS-DEF-14). Effects until the start of a unit's next own turn (Jink, smoke) end when its next activation begins. End-of-player-turn effects (Soul Blaze, It Will Not Die) happen once, at the end of the game turn. Effects until the end of the next Assault phase (Concussive) last until the end of the next game turn. Interceptor fires after the movement part of the arriving unit's activation, and the weapon then stays silent in its bearer's next activation. Hit and Run is tried at the end of a round that the unit fought.",
  ].join('\n'),
  changes: 'classic base: meaning of phase and turn windows (CLS-TURN-01, CLS-TURN-02, CLS-TURN-03, CLS-DEF-14)',
  default: 'on',
  sequence: (turn) => {
    if (!turn.ids().includes('game-turn')) return turn;
    // What happens at the start of a player turn comes before the priority roll (d).
    const start = turn.find('turn-start');
    let made = turn.remove('turn-start').replace('game-turn', (all) => withBody(all, [start, ...bodyOf(all)]));
    if (!turn.ids().includes('emplaced-guns')) return made;
    // Unmanned guns fire once, when all units have acted (e).
    const guns = turn.find('emplaced-guns');
    if (guns.kind !== 'step') return made;
    made = made.remove('emplaced-guns');
    return made.insertBefore(
      'turn-end',
      phase<Classic>(
        'automatic-fire',
        step<Classic>('emplaced-guns', forBoth(guns.run)),
        step<Classic>('automatic-fire-end', (g, side, s) => s.endPhase(g, side)),
      ),
    );
  },
  patch: () => ({
    wrap: {
      // A unit responds once in a game turn (b).
      allowanceWindow: (next) => (g) => (g.byUnits ? g.round + 1 : next(g)),
      // The game turn is the turn of both sides.
      happensInTurnOf: (next) => (g, side) => (!g.byUnits || side === g.first) && next(g, side),
      gunIsSpent: (next) => (g, piece) => {
        if (next(g, piece)) return true;
        if (!g.byUnits) return false;
        let spent = false;
        for (let k = 0; k < g.units.length; k++) {
          // Whoever answers fire is not limited by what was fired before (WAF-SHOOT-08).
          if (is(g.units[k], ANSWERS_FIRE)) return false;
          if (g.units[k].reg[FIRED_GUN] === piece + 1) spent = true;
        }
        return spent;
      },
    },
    after: {
      gunFires: (_g, u, piece) => {
        // Nor does that cost it the gun in its own turn.
        if (!is(u, ANSWERS_FIRE)) u.reg[FIRED_GUN] = piece + 1;
      },
    },
  }),
});
