import type { Ability, Game, Question, SideId, Unit } from 'sandtable/rules';
import { decision, event, hasBit, inflict, is, keyword, lift, PLACE, status } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { gain, points } from '../mission.ts';
import type { ModernSeams } from '../seams.ts';
import { BATTLE_SHOCKED } from '../states.ts';
import type { Tables } from '../tables.ts';
import { MOMENT } from '../timing/moments.ts';
import { bestShot } from '../worth.ts';
import { unitInRange } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const INFANTRY = keyword('infantry');
/** Performs the Action of the mission: it neither shoots nor charges until it is done. */
export const PERFORMING = status('performing-action', 'turn');
const STARTS = event('starts-action', { unit: 'unit' }, '{unit} starts an action');
const COMPLETES = event('completes-action', { unit: 'unit' }, '{unit} completes its action');
/** The unit that starts the mission's Action; -1: none. Usually the one whose fire is worth least, if that is little. */
export const ACTION_BY = decision<Modern>('action-by', 'unit', usualActor);
/** A unit whose fire is worth more than this many points is better used shooting. */
const LITTLE_POINTS = 12;
let asking: ModernSeams | null = null;

function usualActor(q: Question<Modern>): number {
  let best = 0;
  let least = LITTLE_POINTS;
  for (let k = 1; k < q.n; k++) {
    const worth = asking === null ? 0 : bestShot(q.game, asking, q.game.units[q.options[k]]);
    if (worth >= least) continue;
    least = worth;
    best = k;
  }
  return best;
}

/** An Action of missions: which option brings it, what scores, and which units can perform it where. */
interface Action {
  readonly option: string;
  readonly text: string;
  readonly scoring: string;
  readonly may: (g: G, s: ModernSeams, u: U) => boolean;
}

/** Makes an Action: started in the own Shooting phase by a unit that is eligible to shoot, completed at the end of the turn. */
function action(it: Action): Ability<Modern, Tables> {
  return {
    keyword: it.option,
    text: it.text,
    patch: (s) => ({
      wrap: {
        eligibleToShoot: (next) => (g, u) => !is(u, PERFORMING) && next(g, u),
        mayCharge: (next) => (g, u) => !is(u, PERFORMING) && next(g, u),
      },
      before: {
        openPhase: (g, start) => {
          if (start === MOMENT.shootingStart) startActions(g, s, it);
        },
        scoreTurn: (g, side) => {
          const own = g.sides[side];
          for (let k = 0; k < own.length; k++) {
            const u = own[k];
            if (!is(u, PERFORMING)) continue;
            lift(u, PERFORMING);
            if (u.alive === 0 || is(u, BATTLE_SHOCKED) || !it.may(g, s, u)) continue;
            g.log.note(COMPLETES, u.slot);
            gain(g, side, points(g, it.scoring));
          }
        },
      },
    }),
  };
}

function startActions(g: G, s: ModernSeams, it: Action): void {
  const side = g.active;
  while (s.mayStartToo(g, side)) {
    const own = g.sides[side];
    let n = 0;
    ACTION_BY.options[n++] = -1;
    for (let k = 0; k < own.length; k++) {
      const u = own[k];
      if (u.alive > 0 && !is(u, PERFORMING) && !is(u, BATTLE_SHOCKED) && s.eligibleToShoot(g, u) && it.may(g, s, u))
        ACTION_BY.options[n++] = u.slot;
    }
    if (n === 1) return;
    asking = s;
    const slot = ACTION_BY.options[g.ask(ACTION_BY, side, null, null, n)];
    if (slot < 0) return;
    inflict(g, g.units[slot], PERFORMING);
    g.log.note(STARTS, slot);
  }
}

/** Whether a unit is within range of some objective. */
function atObjective(g: G, s: ModernSeams, u: U): boolean {
  for (let o = 0; o < g.board.objectives.length; o++) if (unitInRange(g, s, u, o)) return true;
  return false;
}

/** Actions that missions of the option bring. */
export const actions: readonly Ability<Modern, Tables>[] = [
  action({
    option: 'actions',
    text: 'Mission: in your Shooting phase one unit that is eligible to shoot and within range of an objective can start an Action, instead of shooting and charging; it scores `action-vp` at the end of the turn if it is still there.',
    scoring: 'action-vp',
    may: (g, s, u) => u.place === PLACE.table && atObjective(g, s, u),
  }),
  action({
    option: 'signals',
    text: 'Mission: in your Shooting phase one Infantry unit that is eligible to shoot can start an Action, wherever it is; it scores `signal-vp` at the end of the turn.',
    scoring: 'signal-vp',
    may: (_g, _s, u) => u.place !== PLACE.gone && hasBit(u.anyBits, INFANTRY),
  }),
];

/** An Action that one unit can perform is performed by one unit of an army at a time. */
export const oneUnitAtATime = defineRule({
  id: 'TEN-MISSION-12',
  default: 'on',
  keyword: ['actions', 'signals'],
  patch: () => ({ wrap: { mayStartToo: (next) => (g, side) => !isPerforming(g, side) && next(g, side) } }),
});

function isPerforming(g: G, side: SideId): boolean {
  const own = g.sides[side];
  for (let k = 0; k < own.length; k++) if (is(own[k], PERFORMING)) return true;
  return false;
}
