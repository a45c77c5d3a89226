import { phase, step, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { bodyOf, forBoth, withBody } from '../../bothSides.ts';
import { defineRule } from '../../family.ts';

/** The piece whose gun a unit has fired in this game turn, plus one. */
const FIRED_GUN = unitRegister('WAF-TURN-07/fired-gun', 'round');

/** What the words phase and turn mean where units act by turns. */
export const windows = defineRule({
  id: 'WAF-TURN-07',
  default: 'on',
  sequence: (turn) => {
    if (!turn.ids().includes('game-turn')) return turn;
    // What happens at the start of a player turn comes before the roll for priority (d).
    const start = turn.find('turn-start');
    let made = turn.remove('turn-start').replace('game-turn', (all) => withBody(all, [start, ...bodyOf(all)]));
    if (!turn.ids().includes('emplaced-guns')) return made;
    // Guns that fire by themselves do so once, when all have acted (e).
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
      // The game turn is the turn of both.
      happensInTurnOf: (next) => (g, side) => (!g.byUnits || side === g.first) && next(g, side),
      gunIsSpent: (next) => (g, piece) => {
        if (next(g, piece)) return true;
        if (g.byUnits) for (let k = 0; k < g.units.length; k++) if (g.units[k].reg[FIRED_GUN] === piece + 1) return true;
        return false;
      },
    },
    after: {
      gunFires: (_g, u, piece) => {
        u.reg[FIRED_GUN] = piece + 1;
      },
    },
  }),
});
