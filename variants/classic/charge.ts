import { chargeMove, chargeMoveFirst, circleGap, findRoute, gap, nearestModel, route, sweep, unitGap, unitsTouch } from 'sandtable/kit';
import {
  DEED,
  type Decision,
  decision,
  event,
  first,
  type Game,
  inflict,
  is,
  lift,
  type ModelId,
  PLACE,
  purpose,
  type Unit,
} from 'sandtable/rules';
import { DECLARED } from './declared.ts';
import { type Classic, TYPE, VEHICLE } from './family.ts';
import { moveRulesOf, statsOf } from './mobility.ts';
import type { ClassicSeams } from './seams.ts';
import { secondary } from './secondary.ts';
import {
  CHARGED,
  CHARGED_THROUGH,
  DISORDERED,
  FALLING_BACK,
  FLAT_OUT,
  GONE_TO_GROUND,
  IMMOBILISED,
  LOCKED,
  NO_CHARGE,
  OVERWATCH,
  OVERWATCHED,
  RAN,
  REGROUP,
  REGROUPED,
  SHOT,
  SHOT_AT,
  STUNNED,
  TURBO_BOOSTED,
} from './state.ts';
import { noteStart, testDangers, wayIsDifficult } from './terrain.ts';

const CHARGE = purpose('charge');
const dice = new Uint8Array(2);

/** Which enemy to charge: unit slots, -1 for none; what the odds favour stands first. */
export const CHARGE_AT: Decision<Classic> = decision<Classic>('charge-at', 'unit', first);

const CHARGES = event('charges', { unit: 'unit', target: 'unit' }, '{unit} charges {target}');
/** A further target of a charge (CLS-ASSAULT-10). */
const CHARGES_ALSO = event('charges-also', { unit: 'unit', target: 'unit' }, '{unit} charges {target} as well');
const CHARGE_RANGE = event('charge-range', { unit: 'unit', inches: 'number' }, '{unit} can charge {inches|inch|inches}');
const CHARGE_MADE = event('charge-made', { unit: 'unit', target: 'unit' }, '{unit} reaches {target}');
const CHARGE_FAILED = event(
  'charge-failed',
  { unit: 'unit', target: 'unit', inches: 'number' },
  '{unit} fails to reach {target} with {inches|inch|inches}',
);

/** Slots of the units that a charge is declared against, the first of them first. */
const aims = new Int16Array(512);

/** Charges with less chance than this are not worth it to a doctrine without an opinion. */
const WORTH_TRYING = 1 / 3;

type Keys =
  | 'mayCharge'
  | 'chargesOnArrival'
  | 'chargesAfterRun'
  | 'mayChargeAt'
  | 'inChargeReach'
  | 'chargesBesides'
  | 'chargeUnit'
  | 'mustChargeAt'
  | 'charge'
  | 'chargeDeclared'
  | 'chargeStands'
  | 'chargeReaches'
  | 'mayOverwatch'
  | 'overwatch'
  | 'reactToCharge'
  | 'reachesFleeing'
  | 'chargeRange'
  | 'chargePenalty'
  | 'chargesThrough'
  | 'strikesLate'
  | 'longestCharge'
  | 'chargeMade'
  | 'chargeFailed'
  | 'isLocked';

/** The models of the two units that are nearest to each other. */
export const pair = new Int16Array(2);

/** Fills `pair` with the nearest two living models of two units. */
export function nearestPair(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): void {
  const m = g.models;
  let best = Infinity;
  pair[0] = -1;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || circleGap(m, i, target) >= best) continue;
    const j = nearestModel(g, target, i);
    const d = gap(m, i, j);
    if (d >= best) continue;
    best = d;
    pair[0] = i;
    pair[1] = j;
  }
}

/** Whether impassable ground leaves a way of at most `inches` to the target (CLS-ASSAULT-11). */
function hasWay(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, inches: number): boolean {
  if (s.fliesOver(g, u)) return true;
  nearestPair(g, u, target);
  const i: ModelId = pair[0];
  const j: ModelId = pair[1];
  if (i < 0) return false;
  const m = g.models;
  const length = findRoute(g, u, -1, sweep(m, i), m.x[i], m.y[i], m.x[j], m.y[j], moveRulesOf(g, u, false));
  return length - m.radius[i] - m.radius[j] <= inches && route.n > 0;
}

/** ASSAULT: from the declaration to contact. */
export const charging = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  isLocked: (_g, u) => is(u, LOCKED),
  longestCharge: () => 12,

  mayCharge: (g, u) => {
    if (u.alive === 0 || u.place !== PLACE.table || (u.arrived > 0 && u.arrived === g.round && !s.chargesOnArrival(g, u))) return false;
    if (
      is(u, LOCKED) ||
      (is(u, RAN) && !s.chargesAfterRun(g, u)) ||
      is(u, TURBO_BOOSTED) ||
      is(u, FLAT_OUT) ||
      is(u, GONE_TO_GROUND) ||
      is(u, NO_CHARGE)
    )
      return false;
    if (is(u, FALLING_BACK) || is(u, REGROUPED) || u.reg[DECLARED] !== 0 || is(u, STUNNED) || is(u, IMMOBILISED)) return false;
    const stats = statsOf(g, u);
    if (stats.vehicle !== 0) return (stats.vehicle & (VEHICLE.walker | VEHICLE.chariot)) !== 0;
    return stats.type !== TYPE.gun;
  },

  chargesOnArrival: () => false,
  chargesAfterRun: () => false,

  mayChargeAt: (g, u, target) => {
    if (is(u, SHOT) && u.reg[SHOT_AT] !== 0 && u.reg[SHOT_AT] !== target.slot + 1) return false;
    return s.inChargeReach(g, u, target);
  },
  inChargeReach: (g, u, target) => {
    if (target.side === u.side || target.alive === 0 || target.place !== PLACE.table) return false;
    const reach = s.longestCharge(g, u);
    const dx = u.x - target.x;
    const dy = u.y - target.y;
    const far = reach + u.radius + target.radius;
    if (dx * dx + dy * dy > far * far || unitGap(g, u, target) > reach) return false;
    return s.unitSees(g, u, target) && hasWay(g, s, u, target, reach);
  },
  chargesBesides: () => 0,

  mustChargeAt: () => null,
  chargeUnit: (g, u) => {
    const bound = s.mustChargeAt(g, u);
    if (bound !== null) {
      s.charge(g, u, bound);
      return;
    }
    const options = CHARGE_AT.options;
    const enemies = g.sides[1 - u.side];
    let n = 0;
    let best = 0;
    let bestAt = -1;
    for (let k = 0; k < enemies.length; k++) {
      const target = enemies[k];
      if (!s.mayChargeAt(g, u, target)) continue;
      const chance = s.chargeChance(g, u, target);
      const worth = chance * (s.fightWorth(g, u, target) - s.fightWorth(g, target, u) / 2);
      if (chance >= WORTH_TRYING && worth > best) {
        best = worth;
        bestAt = n;
      }
      options[n++] = target.slot;
    }
    if (n === 0) return;
    options[n] = -1;
    // What the odds favour stands first, and that may be staying.
    const front = bestAt < 0 ? n : bestAt;
    const swap = options[front];
    options[front] = options[0];
    options[0] = swap;
    const slot = options[g.ask(CHARGE_AT, u.side, u, null, n + 1)];
    if (slot >= 0) s.charge(g, u, g.units[slot]);
  },

  charge: (g, u, target) => {
    u.reg[DECLARED] = 1;
    g.log.note(CHARGES, u.slot, target.slot);
    const others = s.chargesBesides(g, u, target);
    aims[0] = target.slot;
    for (let k = 0; k < others; k++) {
      aims[k + 1] = secondary[k];
      g.log.note(CHARGES_ALSO, u.slot, secondary[k]);
    }
    if (others > 0) inflict(g, u, DISORDERED);
    return carryOut(g, s, u, target, others + 1);
  },

  chargeDeclared: () => {},
  chargeStands: () => true,
  chargeReaches: () => true,

  mayOverwatch: () => false,
  overwatch: (g, u, charger) => {
    inflict(g, u, OVERWATCHED);
    s.volley(g, u, charger, true);
  },

  reactToCharge: (g, u, charger) => {
    if (s.mayOverwatch(g, u, charger) && g.choose(OVERWATCH as Decision<Classic>, u.side, u, charger)) s.overwatch(g, u, charger);
  },
  reachesFleeing: (g, u, target) => {
    if (!s.passesLeadership(g, target, REGROUP, 0)) return overrun(g, s, u, target);
    lift(target, FALLING_BACK);
    return true;
  },

  chargeRange: (g, u, target) => {
    const frame = g.dice.begin(DEED.charge, u, target);
    g.dice.group(frame, CHARGE, 2, dice);
    s.chargeRolled(g, u, target, frame, dice);
    g.dice.end(frame);
    return dice[0] + dice[1] - s.chargePenalty(g, u, target);
  },
  chargePenalty: () => 0,

  chargesThrough: (g, u, target) => {
    nearestPair(g, u, target);
    const i: ModelId = pair[0];
    const j: ModelId = pair[1];
    if (i < 0) return false;
    const m = g.models;
    const dx = m.x[j] - m.x[i];
    const dy = m.y[j] - m.y[i];
    const d = Math.sqrt(dx * dx + dy * dy);
    const share = d > 0 ? Math.min(1, gap(m, i, j) / d) : 0;
    return wayIsDifficult(g, s, u, i, m.x[i] + dx * share, m.y[i] + dy * share);
  },
  strikesLate: (g, model) => is(g.unitOf(model), CHARGED_THROUGH),

  chargeMade: (g, u, target) => {
    lift(target, GONE_TO_GROUND);
    inflict(g, u, CHARGED);
    inflict(g, u, LOCKED);
    inflict(g, target, LOCKED);
    g.log.note(CHARGE_MADE, u.slot, target.slot);
  },
  chargeFailed: (g, u, target, rolledInches) => {
    g.log.note(CHARGE_FAILED, u.slot, target.slot, rolledInches);
  },
});

/** A declared charge, from what the targets do about it to contact. `n` targets stand in `aims`. */
function carryOut(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, n: number): boolean {
  for (let k = 0; k < n; k++) s.chargeDeclared(g, u, g.units[aims[k]]);
  for (let k = 0; k < n; k++) if (!s.chargeStands(g, u, g.units[aims[k]])) return false;
  for (let k = 0; k < n && u.alive > 0; k++) s.reactToCharge(g, g.units[aims[k]], u);
  if (u.alive === 0 || target.alive === 0) return false;
  const through = s.chargesThrough(g, u, target);
  const inches = s.chargeRange(g, u, target);
  g.log.note(CHARGE_RANGE, u.slot, inches);
  if (inches > 0 && unitGap(g, u, target) <= inches) {
    for (let k = 0; k < n; k++) if (!s.chargeReaches(g, u, g.units[aims[k]], inches)) return false;
  }
  if (u.alive === 0 || target.alive === 0) return false;
  noteStart(g, u);
  const flies = s.fliesOver(g, u);
  const rules = moveRulesOf(g, u, flies);
  if (inches <= 0 || (n === 1 ? chargeMove(g, u, target, inches, rules) : chargeMoveFirst(g, u, aims, n, inches, rules)) === 0) {
    s.chargeFailed(g, u, target, inches);
    return false;
  }
  if (through && !is(target, GONE_TO_GROUND) && !is(target, LOCKED)) inflict(g, u, CHARGED_THROUGH);
  testDangers(g, s, u, flies);
  for (let k = 0; k < n && u.alive > 0; k++) {
    const reached = g.units[aims[k]];
    if (k > 0 && (reached.alive === 0 || !unitsTouch(g, u, reached))) continue;
    if (!is(reached, FALLING_BACK) || s.reachesFleeing(g, u, reached)) s.chargeMade(g, u, reached);
  }
  return u.alive > 0;
}

/** A fleeing unit that a charge reaches and that does not regroup is destroyed: there is no fight (CLS-ASSAULT-12). */
export function overrun(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): false {
  s.sweptAway(g, target, u);
  if (!is(u, LOCKED)) s.consolidate(g, u);
  return false;
}
