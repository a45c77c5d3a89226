import {
  type Ability,
  arenaMemory,
  decision,
  enemyOf,
  event,
  type Game,
  inflict,
  is,
  keyword,
  lift,
  PLACE,
  type Question,
  type Scale,
  type SideId,
  status,
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { unitInRange } from '../objectives/seams.ts';
import { BATTLE_SHOCKED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { MOMENT } from '../timing/moments.ts';
import { askedBy, askSideBy } from '../worth/asking.ts';
import { bestShot } from '../worth/worth.ts';
import { gain, points } from './mission.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const INFANTRY = keyword('infantry');
/** Performs the mission's Action: it neither shoots nor charges until that is done. */
export const PERFORMING = status('performing-action', 'turn');
/** Which of the Actions it performs. */
const WHICH = unitRegister('action', 'turn');
const STARTS = event('starts-action', { unit: 'unit' }, '{unit} starts an action');
const COMPLETES = event('completes-action', { unit: 'unit' }, '{unit} completes its action');
/** The unit that starts the mission's Action; -1 for none. By default the one whose fire is worth least, if that is little. */
export const ACTION_BY = decision<Modern>('action-by', 'unit', usualActor, (q, slot, scale) =>
  slot < 0 ? 0 : worthActing(q.game, q.game.units[slot], scale),
);
/** A unit whose fire is worth more than this many points had better shoot. */
const LITTLE_POINTS = 12;

function usualActor(q: Question<Modern>): number {
  const s = askedBy(q.game);
  let best = 0;
  let least = LITTLE_POINTS;
  for (let k = 1; k < q.n; k++) {
    const worth = s === null ? 0 : bestShot(q.game, s, q.game.units[q.options[k]]);
    if (worth >= least) continue;
    least = worth;
    best = k;
  }
  return best;
}

/** What the Action that is offered scores, and its number. */
const offered = arenaMemory('tenth/action-offered', (_g: G) => ({ points: 0, number: 0 }));
/** Chance that a unit which starts an Action completes it. */
const COMPLETED = 0.95;

/** What it is worth that a unit performs the Action: its Victory points, less the shots and the charge that it gives up. */
function worthActing(g: G, u: U, scale: Scale<Modern>): number {
  const { s } = scale;
  const enemies = g.sides[enemyOf(u.side)];
  let lost = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const fight = s.chargeChance(g, u, e) * (scale.perPoint(g, e) * s.fightWorth(g, u, e) - scale.perPoint(g, u) * s.fightWorth(g, e, u));
    lost = Math.max(lost, fight, scale.perPoint(g, e) * s.shootingWorth(g, u, e));
  }
  return COMPLETED * scale.perVictoryPoint(g) * offered(g).points - lost;
}

/** An Action of missions: the option that adds it, its score, and which units can perform it where. */
interface Action {
  readonly number: number;
  readonly option: string;
  readonly text: string;
  readonly scoring: string;
  readonly may: (g: G, s: ModernSeams, u: U) => boolean;
}

/** Defines an Action: a unit eligible to shoot starts it in its own Shooting phase and completes it at the end of the turn. */
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
            if (!performs(u, it.number)) continue;
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
  offered(g).points = points(g, it.scoring);
  offered(g).number = it.number;
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
    const slot = ACTION_BY.options[askSideBy(g, s, ACTION_BY, side, n)];
    if (slot < 0) return;
    inflict(g, g.units[slot], PERFORMING);
    g.units[slot].reg[WHICH] = it.number;
    g.log.note(STARTS, slot);
  }
}

const performs = (u: U, number: number): boolean => is(u, PERFORMING) && u.reg[WHICH] === number;

/** Whether a unit is within range of some objective. */
function atObjective(g: G, s: ModernSeams, u: U): boolean {
  for (let o = 0; o < g.board.objectives.length; o++) if (unitInRange(g, s, u, o)) return true;
  return false;
}

/** Actions that the mission's options add. */
export const actions: readonly Ability<Modern, Tables>[] = [
  action({
    number: 1,
    option: 'actions',
    text: 'Mission: in your Shooting phase one unit that is eligible to shoot and within range of an objective can start an Action, instead of shooting and charging; it scores `action-vp` at the end of the turn if it is still there.',
    scoring: 'action-vp',
    may: (g, s, u) => u.place === PLACE.table && atObjective(g, s, u),
  }),
  action({
    number: 2,
    option: 'signals',
    text: 'Mission: in your Shooting phase one Infantry unit that is eligible to shoot can start an Action, wherever it is; it scores `signal-vp` at the end of the turn.',
    scoring: 'signal-vp',
    may: (g, s, u) => u.place !== PLACE.gone && s.unitHas(g, u, INFANTRY),
  }),
];

/** An Action for one unit can be performed by only one unit of an army at a time. */
export default defineRule({
  id: 'TEN-MISSION-12',
  title: 'One unit at a time for a one-unit Action',
  source: 'FAQ "Actions and Missions", 1st question',
  text: 'If an Action says one unit can perform it, only one unit of an army can be performing it at any time.',
  layer: 'faq',
  simulated: 'partial',
  leavesOut:
    'Actions are data of missions: two are played; who performs one does so until the end of the turn and neither shoots nor charges',
  changes: 'Clarifies Actions. Off: several units may each perform it.',
  default: 'on',
  keyword: ['actions', 'signals'],
  patch: () => ({ wrap: { mayStartToo: (next) => (g, side) => !isPerforming(g, side) && next(g, side) } }),
});

/** Whether a unit of a side is performing the Action that is offered. */
function isPerforming(g: G, side: SideId): boolean {
  const own = g.sides[side];
  for (let k = 0; k < own.length; k++) if (performs(own[k], offered(g).number)) return true;
  return false;
}
