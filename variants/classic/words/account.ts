import { facingsTowards, gap } from 'sandtable/kit';
import { type Account, type ExampleWords, type Game, hasBit, keyword, type ModelId, PLACE, type Purpose, purpose } from 'sandtable/rules';
import { type Attack, MOST_HITS, STAGE, WOUND } from '../attack.ts';
import { bursts, held, owed } from '../damage.ts';
import type { Classic } from '../family.ts';
import { weaponHas } from '../special/carried.ts';
import * as why from '../state.ts';

const GETS_HOT = keyword('gets-hot');
const MIXED = keyword('mixed-unit');
/** What is done where a marker lies, and not only to whom it hits. */
const FROM_MARK = [keyword('barrage'), keyword('melta'), keyword('vortex'), keyword('emp')];

/** Who fires these may pick whom they wound: like models are then told apart by their places. */
const PICKING = [keyword('sniper'), keyword('precision-shots')];

/** Dice of each stage of an attack whose outcome is in its frame, or on the table, by the time the next one is asked for. */
const TOLD: { readonly [stage: number]: ReadonlySet<Purpose> } = {
  [STAGE.hits]: new Set([why.HIT, why.HIT_REROLL, why.COVER, why.SCATTER_DISTANCE, why.SCATTER_DISTANCE_REROLL, why.GETS_HOT]),
  [STAGE.struck]: new Set([why.COVER]),
  [STAGE.wounds]: new Set([why.WOUNDING, why.WOUND_REROLL]),
  [STAGE.armour]: new Set([
    why.PENETRATION,
    why.PENETRATION_REROLL,
    why.VEHICLE_DAMAGE,
    purpose('weapon'),
    why.ARMOUR,
    why.COVER,
    why.INVULNERABLE,
    why.SAVE_REROLL,
  ]),
  [STAGE.saves]: new Set([why.ARMOUR, why.COVER, why.INVULNERABLE, why.SAVE_REROLL, why.FEEL_NO_PAIN, why.PICK, why.LOOK_OUT_SIR]),
};
const BRIEFLY: ReadonlySet<Purpose> = new Set([why.SCATTER, why.SCATTER_REROLL]);

/** Sorts of like things. */
const SHOTS = 1;
const FIRERS = 2;
const COVER_LEFT = 3;
const HITS = 4;
const APART = 6;
const LOST = 7;
const WOUNDED = 8;
const ON_UNIT = 64;
const POOL = 1024;

export const account: NonNullable<ExampleWords<Classic>['account']> = (g, _s, frame, purposeOf, to) => {
  const { frames, depth } = g.desk.attacks;
  for (let k = 0; k < depth; k++) tell(g, frames[k] as unknown as Attack, k === depth - 1 ? purposeOf : -1, to);
  if (depth === 0) return 'kept';
  const a = frames[depth - 1] as unknown as Attack;
  if (a.frame !== frame || hasBit(a.target.anyBits, MIXED)) return 'kept';
  if (a.stage === STAGE.hits && purposeOf === why.SHOTS) return a.weapon.profile.shotDice === 1 ? 'told' : 'kept';
  if (a.stage === STAGE.hits && BRIEFLY.has(purposeOf)) return 'briefly';
  return TOLD[a.stage]?.has(purposeOf) === true ? 'told' : 'kept';
};

function tell(g: Game<Classic>, a: Attack, asked: number, to: Account): void {
  tellLikes(g, a, to);
  to.fact(a.attacker.slot | (a.target.slot << 8) | (a.aimed.slot << 16));
  to.fact(a.weapon.key);
  to.fact(a.stage | (a.snap ? 16 : 0) | (a.indirect ? 32 : 0) | (a.coverTaken ? 64 : 0) | (a.stray ? 128 : 0) | (a.duel << 8));
  to.fact(a.strength | (a.ap << 8) | (a.facing << 16) | ((a.unsavedWounds > 0 ? 1 : 0) << 24) | ((a.totalSlain > 0 ? 1 : 0) << 25));
  to.fact(a.totalWounds > 0 ? 1 : 0);
  // Whoever fires his last is asked for how many he hit.
  if (a.attacker.alive === 1) to.count(WOUNDED, a.totalWounds + (a.stage === STAGE.wounds ? a.wounds : 0));
  if (a.melee) to.count(LOST, a.totalLost);
  if (a.fromMark || a.stray || FROM_MARK.some((word) => weaponHas(a, word))) {
    to.fact(a.mark[0]);
    to.fact(a.mark[1]);
    to.fact(a.marks);
    if (a.marks > 0) to.fact(a.firstMark[0] * 4096 + a.firstMark[1]);
  }
  if (a.stage === STAGE.hits) tellShots(g, a, asked, to);
  else if (a.stage === STAGE.armour) tellArmour(g, a, to);
  else if (a.stage === STAGE.struck) {
    to.count(COVER_LEFT, a.left);
    tellHits(g, a, 0, false, to);
  } else {
    tellPools(g, a, to);
    if (a.stage === STAGE.wounds) {
      to.pending('wounds', a.wounds);
      to.count(APART, a.apart);
      tellHits(g, a, a.at, true, to);
    } else tellSaves(g, a, asked, to);
  }
  if (a.anywhere)
    for (let k = 0; k < g.units.length; k++)
      if (g.units[k] !== a.aimed && g.units[k].alive > 0 && a.firers > 0) to.count(ON_UNIT + k, a.hitsOn[k]);
}

/** Shots still to be fired, and the hits so far. */
function tellShots(g: Game<Classic>, a: Attack, asked: number, to: Account): void {
  to.pending('hits', a.hits);
  tellHits(g, a, 0, false, to);
  if (asked === why.SHOTS) {
    let shots = 0;
    for (let k = 0; k < a.firers; k++) shots += a.shots[k];
    to.count(SHOTS, shots);
    to.fact(a.bearer);
    return;
  }
  const kind = a.firers > a.at ? classOf(g, a, a.firer[a.at]) : 0;
  let same = true;
  let more = 0;
  for (let k = a.at + 1; k < a.firers; k++) {
    if (classOf(g, a, a.firer[k]) !== kind || a.snaps[k] !== a.snaps[a.at]) same = false;
    more += a.shots[k];
  }
  to.fact(kind);
  const hot = weaponHas(a, GETS_HOT);
  if (same && asked === why.COVER) {
    let exposed = a.shots[a.at] - a.left;
    for (let k = 0; k < a.at; k++) exposed += a.shots[k];
    if (!hot) {
      to.count(COVER_LEFT, a.left + more);
      to.count(SHOTS, exposed);
      return;
    }
  }
  if (same && !hot) {
    to.count(SHOTS, a.left + more);
    return;
  }
  to.fact(a.left);
  if (a.bearer >= 0) to.fact(g.models.alive[a.bearer] === 0 ? -1 : g.models.wounds[a.bearer]);
  for (let k = a.at + 1; k < a.firers; k++) if (a.shots[k] !== a.shots[a.at]) same = false;
  if (same && asked !== why.COVER) {
    to.fact(a.shots[a.at]);
    to.count(FIRERS, a.firers - a.at - 1);
    return;
  }
  to.fact(a.at);
  for (let k = 0; k < a.firers; k++) to.fact(a.shots[k]);
}

/** Hits from number `from`, in their order; those that rend by their To Hit die alone are set apart whatever comes between. */
function tellHits(g: Game<Classic>, a: Attack, from: number, used: boolean, to: Account): void {
  let rend = 0;
  for (let k = from; k < a.hits; k++) if ((a.hitFlags[k] & WOUND.rends) !== 0) rend++;
  if (rend === 0) to.row(HITS, a.hits - from, used, (k) => hitClass(g, a, from + k));
  else tellUnrent(g, a, from, rend, used, to);
}

const unrent = new Int16Array(MOST_HITS);

function tellUnrent(g: Game<Classic>, a: Attack, from: number, rend: number, used: boolean, to: Account): void {
  let n = 0;
  for (let k = from; k < a.hits; k++) if ((a.hitFlags[k] & WOUND.rends) === 0) unrent[n++] = k;
  to.count(APART, rend);
  to.row(HITS, n, used, (k) => hitClass(g, a, unrent[k]));
}

const hitClass = (g: Game<Classic>, a: Attack, k: number): number =>
  a.hitFlags[k] * 65536 + ((a.hitFlags[k] & WOUND.precise) !== 0 ? reachOf(g, a, a.hitBy[k]) : classOf(g, a, a.hitBy[k]));

/** Whom a model can reach of the target: what tells those apart who may pick whom they wound. */
function reachOf(g: Game<Classic>, a: Attack, by: ModelId): number {
  if (by < 0 || g.board.count > 0) return 32768 + by;
  let reached = 0;
  for (let j = a.target.first; j < a.target.first + a.target.size; j++)
    reached = (reached * 2 + (gap(g.models, by, j) <= a.weapon.profile.rangeInches ? 1 : 0)) % 251;
  return classOf(g, a, by) + 1024 * reached;
}

/** What tells those who fire or strike apart: what they are and, at vehicles, from where. */
function classOf(g: Game<Classic>, a: Attack, by: ModelId): number {
  if (by < 0) return 0;
  const kind = 1 + g.models.kind[by];
  const u = a.target;
  if (g.sheetOf(u.first).stats.vehicle === 0) return kind;
  let place = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    const near = gap(g.models, by, i) <= a.weapon.profile.rangeInches / 2 ? 1 : 0;
    place = (place * 32 + facingsTowards(g.models, i, g.models.x[by], g.models.y[by]) * 2 + near) % 127;
  }
  return u.size > 1 ? 128 * kind + by : kind + 128 * (1 + place);
}

function tellPools(g: Game<Classic>, a: Attack, to: Account): void {
  for (let k = 0; k < a.pools; k++) {
    const flags = a.poolFlags[k];
    to.fact(a.poolStrength[k] | (a.poolAp[k] << 8) | (flags << 16));
    to.fact((flags & WOUND.precise) !== 0 ? reachOf(g, a, a.poolBy[k]) : classOf(g, a, a.poolBy[k]));
    if (a.stage === STAGE.wounds || k !== a.pool) to.count(POOL + k, a.poolCount[k]);
  }
}

function tellSaves(g: Game<Classic>, a: Attack, asked: number, to: Account): void {
  if (asked === why.PICK) tellOrder(g, a, to);
  to.pending('unsaved', a.unsavedWounds - a.unsavedTold);
  to.fact(a.pools === 0 ? -1 : a.pool);
  to.count(POOL + a.pool, a.left);
  to.fact(a.redirected ? 1 : 0);
  to.model(a.current < 0 || g.models.alive[a.current] === 0 ? -1 : a.current);
  to.model(a.taker);
}

/** Whom each outcome of a pick means: like models come in the order of their places, and one of them may be hurt already. */
function tellOrder(g: Game<Classic>, a: Attack, to: Account): void {
  const m = g.models;
  for (let j = a.target.first; j < a.target.first + a.target.size; j++) {
    if (m.alive[j] === 0) continue;
    to.model(j);
    to.fact(m.kind[j]);
    to.fact(m.wounds[j]);
    for (const register of m.reg) to.fact(register[j]);
  }
}

function tellArmour(g: Game<Classic>, a: Attack, to: Account): void {
  to.fact(held);
  to.fact(owed | (bursts ? 64 : 0));
  to.fact(a.outcome);
  tellHits(g, a, a.at, true, to);
}

/** Whether wounds fall on models that are told apart by their distance alone: nothing else stands about. */
function isLike(g: Game<Classic>, a: Attack, to: Account): boolean {
  if (!to.last || a.melee || a.fromMark || a.stray || g.board.count > 0) return false;
  if (PICKING.some((word) => weaponHas(a, word))) return false;
  let others = 0;
  for (let k = 0; k < g.units.length; k++)
    if (g.units[k].place === PLACE.table && g.units[k] !== a.attacker && g.units[k] !== a.target) others++;
  if (others > 0 || g.sheetOf(a.target.first).stats.vehicle !== 0) return false;
  for (let k = 0; k < a.pools; k++) if ((a.poolFlags[k] & WOUND.precise) !== 0) return false;
  return true;
}

/** What has been measured of models, by desk: nobody moves in the step. */
type Measured = WeakMap<object, Map<ModelId, number>>;
/** By model of the target: its distances from those that carry each weapon. */
const distances: Measured = new WeakMap();
/** By model of those who fire: its distances from the target. */
const stands: Measured = new WeakMap();

function measured(g: Game<Classic>, all: Measured): Map<ModelId, number> {
  let known = all.get(g.desk);
  if (known === undefined) {
    known = new Map();
    all.set(g.desk, known);
  }
  return known;
}

function tellLikes(g: Game<Classic>, a: Attack, to: Account): void {
  if (!isLike(g, a, to)) return;
  const near = measured(g, distances);
  const places = measured(g, stands);
  to.alike(a.target, (j) => {
    let rank = near.get(j);
    if (rank === undefined) {
      rank = distancesOf(g, a, j);
      near.set(j, rank);
    }
    return rank + (j === a.current ? 1 : 0) + (j === a.taker ? 2 : 0);
  });
  // Once some are gone by their own weapons, in any order, an answer to their fire depends on where the others stand.
  const whole = !weaponHas(a, GETS_HOT) || isWhole(g, a.attacker);
  to.alike(a.attacker, (i) => {
    let rank = whole ? 0 : places.get(i);
    if (rank === undefined) {
      rank = placeOf(g, a, i);
      places.set(i, rank);
    }
    return (Math.imul(rank, 31) + classOf(g, a, i)) * 2 + (i === a.bearer && a.stage === STAGE.hits ? 1 : 0);
  });
}

/** Whether nobody of a unit is hurt or gone. */
function isWhole(g: Game<Classic>, u: Attack['attacker']): boolean {
  const { alive, wounds } = g.models;
  for (let i = u.first; i < u.first + u.size; i++) if (alive[i] === 0 || wounds[i] !== wounds[u.first]) return false;
  return true;
}

/** One number for how far a model of those who fire is from each of the target, who may answer. */
function placeOf(g: Game<Classic>, a: Attack, i: ModelId): number {
  let mixed = 0;
  for (let j = a.target.first; j < a.target.first + a.target.size; j++)
    mixed = (Math.imul(mixed, 31) + Math.round(gap(g.models, i, j) * 1024)) | 0;
  return mixed;
}

/** One number for how far a model is from the nearest bearer of each weapon. */
function distancesOf(g: Game<Classic>, a: Attack, j: ModelId): number {
  const u = a.attacker;
  let mixed = 0;
  for (let w = 0; w < u.sheet.weapons.length; w++) {
    let nearest = 1e6;
    for (let i = u.first; i < u.first + u.size; i++) if (g.sheetOf(i).weapons.includes(w)) nearest = Math.min(nearest, gap(g.models, i, j));
    mixed = (Math.imul(mixed, 31) + Math.round(nearest * 1024)) | 0;
  }
  return mixed * 4;
}
