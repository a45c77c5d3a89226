import { circleGap, gap, makeSegment, nearestModel, routeInches, setSegment, sweep, unitGap, unitsTouch } from 'sandtable/kit';
import {
  arenaMemory,
  DEED,
  type Decision,
  decision,
  event,
  first,
  type Game,
  inflict,
  is,
  lift,
  PLACE,
  purpose,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { type Classic, TYPE, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { GAIT, gaitOfStats, moveRulesOf, statsOf } from '../movement/mobility.ts';
import { DECLARED } from '../shooting/declared.ts';
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
} from '../state.ts';
import { perilRoom } from '../terrain/perils.ts';
import { noteStart, testDangers, wayIsDifficult } from '../terrain/terrain.ts';
import { endsOfCharge } from './charge-ends.ts';
import {
  chargeAsRehearsed,
  chargeRulesOf,
  difficultNear,
  forgetRehearsal,
  landsInDifficult,
  REHEARSED,
  type Rehearsed,
  rehearse,
} from './rehearsal.ts';

/** By gait: whether difficult terrain does not slow models that keep to the ground. */
const IS_UNSLOWED: readonly boolean[] = Object.values(GAIT).map(
  (gait) => gait === GAIT.bike || gait === GAIT.beast || gait === GAIT.cavalry,
);

const CHARGE = purpose('charge');
const rolled = scratch({ dice: new Uint8Array(2) });

/** Which enemy to charge: unit slots, -1 for none; the best charge by the odds first. */
export const CHARGE_AT: Decision<Classic> = decision<Classic>('charge-at', 'unit', first, undefined, endsOfCharge);

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

const declared = arenaMemory('classic/charge', (g: Game<Classic>) => ({
  /** Slots of the targets of the charge under way, the primary target first, and how many they are. */
  aims: new Int16Array(g.units.length),
  count: 0,
  /** The range rolled, before terrain. */
  inches: 0,
  /** The length of the charge that was rehearsed last, 0 for none yet, and what came of it. */
  rehearsed: 0,
  outcome: REHEARSED.fails as Rehearsed,
}));

/** Whether a charge has been declared and is still to be made. */
export const isCharging = (g: Game<Classic>): boolean => declared(g).count > 0;

/** Whether the charge under way has a unit for its primary target. */
export const isPrimaryTarget = (g: Game<Classic>, target: Unit<Classic>): boolean => declared(g).aims[0] === target.slot;

/** What comes of a charge of a length at the declared targets. Nobody moves between the roll and the charge, so once is enough. */
function outcomeOf(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, inches: number): Rehearsed {
  const charge = declared(g);
  if (charge.rehearsed !== inches) {
    charge.rehearsed = inches;
    charge.outcome = rehearse(g, s, u, charge.aims, charge.count, Math.min(inches, s.longestCharge(g, u)));
  }
  return charge.outcome;
}

/** By default, charges less likely to succeed than this are not made. */
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
  | 'chargeDistance'
  | 'chargeExtra'
  | 'chargePenalty'
  | 'slowedCharging'
  | 'strikesLate'
  | 'longestCharge'
  | 'chargeMade'
  | 'chargeFailed';

const nearest = scratch({ own: -1, other: -1 });

/** The two living models, one of each unit, that are nearest to each other; -1 for none. */
function nearestPair(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): Readonly<ReturnType<typeof nearest>> {
  const pair = nearest();
  const m = g.models;
  let best = Infinity;
  pair.own = -1;
  pair.other = -1;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || circleGap(m, i, target) >= best) continue;
    const j = nearestModel(g, target, i);
    const d = gap(m, i, j);
    if (d >= best) continue;
    best = d;
    pair.own = i;
    pair.other = j;
  }
  return pair;
}

const way = scratch(makeSegment());

/** Whether there is a path of at most `inches` to the target round impassable ground (CLS-ASSAULT-11). */
function hasWay(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, inches: number): boolean {
  if (s.fliesOver(g, u)) return true;
  const { own: i, other: j } = nearestPair(g, u, target);
  if (i < 0) return false;
  const m = g.models;
  const length = routeInches(g, u, sweep(m, i), setSegment(way(), m.x[i], m.y[i], m.x[j], m.y[j]), moveRulesOf(g, u, false));
  return length - m.radius[i] - m.radius[j] <= inches;
}

/** ASSAULT: from the declaration to contact. */
export const charging = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  longestCharge: (g, u) => s.chargeDistance(g, u, 12) + s.chargeExtra(g, u),

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
    // The best option by the odds is first; it may be not to charge.
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
    const charge = declared(g);
    const { aims } = charge;
    aims[0] = target.slot;
    const others = s.chargesBesides(g, u, target, aims);
    for (let k = 1; k <= others; k++) g.log.note(CHARGES_ALSO, u.slot, aims[k]);
    if (others > 0) inflict(g, u, DISORDERED);
    charge.count = others + 1;
    const made = carryOut(g, s, u, target, aims, others + 1);
    aims.fill(0);
    charge.count = 0;
    charge.inches = 0;
    charge.rehearsed = 0;
    forgetRehearsal(g);
    return made;
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
    const { dice } = rolled();
    const frame = g.dice.begin(DEED.charge, u, target);
    g.dice.group(frame, CHARGE, 2, dice);
    s.chargeRolled(g, u, target, frame, dice);
    g.dice.end(frame);
    const inches = s.chargeDistance(g, u, dice[0] + dice[1]) + s.chargeExtra(g, u);
    declared(g).inches = inches;
    return Math.max(0, inches - s.chargePenalty(g, u, target, inches));
  },
  chargeDistance: (_g, _u, total) => total,
  chargeExtra: () => 0,
  chargePenalty: () => 0,
  slowedCharging: () => true,

  // Who is not slowed by it has not fought his way through, whoever was with him; whoever flies has landed in it (CLS-UNIT-19).
  strikesLate: (g, model) => is(g.unitOf(model), CHARGED_THROUGH) && !IS_UNSLOWED[gaitOfStats(g.sheetOf(model).stats)],

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

/** A declared charge, from the targets' reactions to contact; `aims` holds its `n` targets. */
function carryOut(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, aims: Int16Array, n: number): boolean {
  for (let k = 0; k < n; k++) s.chargeDeclared(g, u, g.units[aims[k]]);
  for (let k = 0; k < n; k++) if (!s.chargeStands(g, u, g.units[aims[k]])) return false;
  for (let k = 0; k < n && u.alive > 0; k++) s.reactToCharge(g, g.units[aims[k]], u);
  if (u.alive === 0 || target.alive === 0) return false;
  const charge = declared(g);
  charge.rehearsed = 0;
  forgetRehearsal(g);
  let inches = s.chargeRange(g, u, target);
  let through = chargesThrough(g, s, u, target, charge.inches);
  const spared = through ? rangeSpared(g, s, u, target, charge.inches, inches) : 0;
  if (spared > 0) {
    inches = spared;
    through = false;
  }
  g.log.note(CHARGE_RANGE, u.slot, inches);
  if (inches > 0 && unitGap(g, u, target) <= inches) {
    for (let k = 0; k < n; k++) if (!s.chargeReaches(g, u, g.units[aims[k]], inches)) return false;
  }
  if (u.alive === 0 || target.alive === 0) return false;
  noteStart(g, u);
  const flies = s.fliesOver(g, u);
  if (chargeAsRehearsed(g, u, aims, n, inches, chargeRulesOf(g, s, u, flies, perilRoom())) === 0) {
    s.chargeFailed(g, u, target, inches);
    return false;
  }
  // Whoever flies over it is not slowed, but fights his way out of the terrain in which he lands (CLS-MOVE-16).
  if ((through || (flies && landsInDifficult(g, u))) && !is(target, GONE_TO_GROUND) && !is(target, LOCKED)) inflict(g, u, CHARGED_THROUGH);
  testDangers(g, s, u, flies);
  for (let k = 0; k < n && u.alive > 0; k++) {
    const reached = g.units[aims[k]];
    if (k > 0 && (reached.alive === 0 || !unitsTouch(g, u, reached))) continue;
    if (!is(reached, FALLING_BACK) || s.reachesFleeing(g, u, reached)) s.chargeMade(g, u, reached);
  }
  return u.alive > 0;
}

/**
 * A charge that is too short once terrain is paid for, though a shorter one would have kept clear of it: the range of that one, since then
 * nobody must cross anything. 0 if there is none, or the charge gets there anyway.
 */
function rangeSpared(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  target: Unit<Classic>,
  rolledInches: number,
  left: number,
): number {
  if (left >= rolledInches || outcomeOf(g, s, u, rolledInches) === REHEARSED.fails) return 0;
  if (outcomeOf(g, s, u, left) !== REHEARSED.fails) return 0;
  const least = unitGap(g, u, target);
  for (let inches = rolledInches - 1; inches > left && inches >= least; inches--) {
    const range = Math.min(inches - s.chargePenalty(g, u, target, inches), s.longestCharge(g, u));
    if (range > left && outcomeOf(g, s, u, range) === REHEARSED.clear) return range;
  }
  return 0;
}

/** A fleeing unit that is charged and does not regroup is destroyed without a fight (CLS-ASSAULT-12). */
export function overrun(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): false {
  s.sweptAway(g, target, u);
  if (!is(u, LOCKED) && !reachesAnother(g, u)) s.consolidate(g, u);
  return false;
}

/** Whether a charge has reached another of its targets, with which there is still something to settle. */
function reachesAnother(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { aims, count } = declared(g);
  for (let k = 0; k < count; k++) {
    const other = g.units[aims[k]];
    if (other.alive > 0 && unitsTouch(g, u, other)) return true;
  }
  return false;
}

export function isLocked(u: Unit<Classic>): boolean {
  return is(u, LOCKED);
}

/**
 * Whether any model of a charge so long must cross difficult terrain, or end in it. Length 0: before the roll, a guess by the nearest
 * models alone.
 */
export function chargesThrough(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, inches: number): boolean {
  if (g.board.count === 0) return false;
  if (inches > 0 && declared(g).count > 0) {
    if (!difficultNear(g, s, u, inches)) return false;
    const outcome = outcomeOf(g, s, u, inches);
    // Where nobody gets anywhere, the way of the nearest says how far he would have come.
    if (outcome !== REHEARSED.fails) return outcome === REHEARSED.through;
  }
  const { own: i, other: j } = nearestPair(g, u, target);
  if (i < 0) return false;
  const m = g.models;
  const dx = m.x[j] - m.x[i];
  const dy = m.y[j] - m.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  const share = d > 0 ? Math.min(1, gap(m, i, j) / d) : 0;
  return wayIsDifficult(g, s, u, i, m.x[i] + dx * share, m.y[i] + dy * share);
}
