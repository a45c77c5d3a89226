import { type Decision, decision, enemyOf, event, type Game, inflict, is, type SideId, take } from 'sandtable/rules';
import { releaseIdle } from '../assault/fight.ts';
import { FIRST_EFFECT } from '../definitions/definitions.ts';
import { type Classic, NEVER } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { hasModels, scoreRound } from '../mission/mission.ts';
import { MOVED, MOVED_LAST, TESTED } from '../state.ts';
import { followHulls } from '../transports/boarding.ts';

/** Whether the winner of the roll-off deploys, and goes, first (CLS-TURN-06). */
const GO_FIRST: Decision<Classic> = decision<Classic>('go-first', 'flag', take);

const ROLL_OFF_WON = event('roll-off-won', { side: 'side' }, '{side} wins the roll-off');
const FIRST_TURN = event('first-turn', { side: 'side' }, '{side} goes first');
const SEIZED = event('seized', { side: 'side' }, '{side} seizes the initiative');

/** Turns of a game if the scenario names no number. */
export const USUAL_ROUNDS = 5;

/** Needed to seize the initiative (CLS-TURN-08). */
const SEIZES_ON = 6;

type Keys =
  | 'beginGame'
  | 'beginRound'
  | 'beginTurn'
  | 'prepareTurn'
  | 'endPhase'
  | 'endTurn'
  | 'unitTurnEnds'
  | 'unitActs'
  | 'unitHasActed'
  | 'happensInTurnOf'
  | 'joinsNow'
  | 'endRound'
  | 'lastRound'
  | 'goesOn'
  | 'playsOnOn'
  | 'seizes'
  | 'isNight'
  | 'nightMayFall'
  | 'nightCover'
  | 'seizeOn';

/** Needed for one more turn after the usual last one, and for another after that (CLS-TURN-09). */
export const SIXTH_ON = 3;
export const SEVENTH_ON = 4;
const PLAYS_ON = [SIXTH_ON, SEVENTH_ON] as const;

/** TURN. */
export const turn = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  beginGame: (g) => {
    const winner = s.rollOff(g);
    g.log.note(ROLL_OFF_WON, winner);
    g.first = g.choose(GO_FIRST, winner, null, null) ? winner : enemyOf(winner);
    s.deployArmies(g);
    const second = enemyOf(g.first);
    if (s.seizes(g, second)) {
      g.first = second;
      g.log.note(SEIZED, second);
    }
    g.active = g.first;
    g.log.note(FIRST_TURN, g.first);
  },
  seizes: () => false,
  seizeOn: () => SEIZES_ON,
  isNight: () => false,
  nightMayFall: (g) => g.round === 1 && g.mission.options.has('night-fighting'),
  nightCover: (g, a, model) => (s.stealthOf(g, a, model) > 0 ? 0 : 1),

  beginTurn: (g, side) => s.rollReserves(g, side),
  prepareTurn: () => {},
  beginRound: (g) => followHulls(g, s),

  endPhase: (g, _side) => {
    releaseIdle(g);
    followHulls(g, s);
  },

  endTurn: (g, side) => {
    const units = g.sides[side];
    for (let k = 0; k < units.length; k++) s.unitTurnEnds(g, units[k]);
  },
  unitTurnEnds: (g, u) => {
    const { reg } = g.models;
    for (let i = u.first; i < u.first + u.size; i++) reg[MOVED_LAST][i] = reg[MOVED][i];
  },
  unitActs: () => {},
  unitHasActed: () => {},
  happensInTurnOf: () => true,
  joinsNow: () => true,

  endRound: (g) => {
    scoreRound(g, s);
    if (s.goesOn(g)) return;
    g.over = true;
    s.scoreGame(g);
  },

  lastRound: (g) => (g.mission.rounds === 0 ? USUAL_ROUNDS : g.mission.rounds),
  goesOn: (g) => {
    if (!hasModels(g, 0) || !hasModels(g, 1)) return false;
    return g.round < s.lastRound(g);
  },
  playsOnOn: (_g, extra) => PLAYS_ON[extra] ?? NEVER,
});

/** Lists the units that owe a Morale check for casualties, the active side's first; returns how many. */
function listShaken(g: Game<Classic>, s: ClassicSeams, side: SideId): number {
  const { options } = FIRST_EFFECT;
  let n = 0;
  for (let pass = 0; pass < 2; pass++) {
    const units = g.sides[pass === 0 ? side : enemyOf(side)];
    for (let k = 0; k < units.length; k++) if (!is(units[k], TESTED) && s.moraleDue(g, units[k])) options[n++] = units[k].slot;
  }
  return n;
}

/** Morale checks for casualties, at the end of a phase (CLS-MORALE-03, -04), in the order that the active side chooses. */
export function checkCasualties(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  for (let n = listShaken(g, s, side); n > 0; n = listShaken(g, s, side)) {
    const u = s.nextEffect(g, n);
    inflict(g, u, TESTED);
    s.casualtyCheck(g, u);
  }
}
