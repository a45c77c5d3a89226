import { facingsTowards, gap } from 'sandtable/kit';
import { type Account, type Game, keyword, type ModelId, type Purpose, purpose, scratch, type TellAccount } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { ATTACK, type Attack, MOST_HITS, rolledFor, STAGE, WOUND } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';
import * as why from '../state.ts';
import { mixesKinds } from '../vehicles/mixed.ts';
import { isByPlace } from './by-place.ts';
import { tellElected } from './elected.ts';
import { tellLikes } from './likes.ts';
import { isOpen } from './open.ts';

const GETS_HOT = keyword('gets-hot');
const MELTA = keyword('melta');
/** The one procedure of an attack on men that melta changes (WAF-WPN-26); and rules that change it, too, and do not go by places. */
const OF_MELTA = ['rerollsWound'];
const REROLLING = ['CLS-WPN-21', 'CLS-WPN-26', 'CLS-WPN-41', 'CLS-USR-21', 'CLS-USR-24'];
/** Stands for the place of a first marker that has not been laid. */
const NOWHERE = -1e6;

/** Dice of each stage of an attack whose outcome is in its frame, or on the table, by the time the next one is asked for. */
const TOLD: { readonly [stage: number]: ReadonlySet<Purpose> } = {
  [STAGE.hits]: new Set([why.HIT, why.HIT_REROLL, why.COVER, why.SCATTER_DISTANCE, why.SCATTER_DISTANCE_REROLL, why.GETS_HOT]),
  [STAGE.struck]: new Set([why.COVER]),
  [STAGE.wounds]: new Set([why.WOUNDING, why.WOUND_REROLL]),
  [STAGE.armour]: new Set([
    why.PENETRATION,
    why.PENETRATION_REROLL,
    // Nothing is rolled between it and the outcome.
    purpose('rending'),
    why.VEHICLE_DAMAGE,
    purpose('weapon'),
    why.ARMOUR,
    why.COVER,
    why.INVULNERABLE,
    why.SAVE_REROLL,
  ]),
  [STAGE.saves]: new Set([why.ARMOUR, why.COVER, why.INVULNERABLE, why.SAVE_REROLL, why.FEEL_NO_PAIN, why.PICK, why.LOOK_OUT_SIR]),
};
/** Dice outside of attacks: what comes of them is on the table, or in a new attack's frame, by the time the next one is asked for. */
const SETTLED: ReadonlySet<Purpose> = new Set([why.PINNING, purpose('blast-radius')]);
const BRIEFLY: ReadonlySet<Purpose> = new Set([why.SCATTER, why.SCATTER_REROLL]);

/** Sorts of like things; ON_UNIT stands for as many as there are units, POOL for as many as there are kinds of pools. */
const SHOTS = 1;
const COVER_LEFT = 3;
const HITS = 4;
const APART = 6;
const LOST = 7;
const WOUNDED = 8;
const ON_UNIT = 65536;
const POOL = 0x2_0000_0000;
/** More than there are values of AP, and of flags of a wound. */
const APS = 8;
const FLAGS = 4096;
/** More than there are units of one table. */
const MOST_UNITS = 4096;

/** Whether what comes of a die that an attack rolls by a rule of an edition is on the table by the time the next one is asked for. */
type Settles = (a: Attack, asked: Purpose) => boolean;

/** The account of an edition whose attacks roll other dice besides. */
export const accountWith =
  (settles: Settles): TellAccount<Classic> =>
  (g, s, frame, purposeOf, to) => {
    const { frames, depth } = g.desk.attacks;
    for (let k = 0; k < depth; k++) {
      const a = frames[k] as unknown as Attack;
      // Hits on the next unit under a marker are others, though they are of the same attack.
      to.counting(k, a.serial * MOST_UNITS + a.target.slot);
      tell(g, s, a, a === rolledFor(g, frame) ? purposeOf : -1, to);
    }
    if (SETTLED.has(purposeOf)) return 'told';
    const a = rolledFor(g, frame);
    // Hits on vehicles among others are dealt with one by one: how many are left stands in the middle of a procedure (CLS-VEH-53).
    if (a === null || mixesKinds(a.target)) return 'kept';
    if (a.stage === STAGE.hits && purposeOf === why.SHOTS) return a.weapon.profile.shotDice === 1 ? 'told' : 'kept';
    if (a.stage === STAGE.hits && BRIEFLY.has(purposeOf)) return 'briefly';
    return TOLD[a.stage]?.has(purposeOf) === true || settles(a, purposeOf) ? 'told' : 'kept';
  };

export const account = accountWith(() => false);

/** What is described in its own way at every stage. */
const ANYWAY = {
  // What sets him apart is told with them.
  bearer: 'stands among firers, hits or pools',
  mark: 'where it matters: `tellMarks`',
  firstMark: 'as `mark`',
  marks: 'as `mark`',
  hitsOn: 'counts: `tellOthers`',
  strays: 'as `hitsOn`',
  strayOn: 'as `hitsOn`',
  strayHits: 'as `hitsOn`',
  strayBy: 'as `hitsOn`',
  strayFlags: 'as `hitsOn`',
  // Only the score of a combat is made of it.
  totalLost: 'a count: `tell`',
} as const;
const POOLS = 'counts: `tellPools`';
const IN_POOLS = { poolCount: POOLS, poolBy: POOLS } as const;
const NO_POOLS = 'one, with the flags of the hit';
const OF_HULLS = { ...IN_POOLS, pools: NO_POOLS, poolStrength: NO_POOLS, poolAp: NO_POOLS, poolFlags: NO_POOLS } as const;
const HITS_IN_ORDER = 'a row of like hits: `tellHits`';
const IN_HITS = { hits: HITS_IN_ORDER, hitBy: HITS_IN_ORDER, hitFlags: HITS_IN_ORDER } as const;
const FIRED = 'fired: what it hit is told';
const OVER = { left: FIRED, shots: FIRED, snaps: FIRED } as const;
const LEFT_TO_FIRE = 'counts: `tellShots`';

/** By stage: describes all that is not described in its own way below. */
const TELL_REST: { readonly [stage: number]: (a: Attack, to: Account) => void } = {
  [STAGE.hits]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    rerolled: 'where it matters: `tellShots`',
    at: LEFT_TO_FIRE,
    left: LEFT_TO_FIRE,
    firers: LEFT_TO_FIRE,
    firer: LEFT_TO_FIRE,
    shots: LEFT_TO_FIRE,
    snaps: LEFT_TO_FIRE,
  }),
  [STAGE.struck]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    ...OVER,
    rerolled: FIRED,
    // Hits in their order are told.
    at: 'is of shots, or hits on another unit',
    left: 'where it matters: `tellStruck`',
  }),
  [STAGE.wounds]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    ...IN_POOLS,
    ...OVER,
    rerolled: FIRED,
    at: 'shows in how many are left: `tellHits`',
    wounds: 'goes into a tally',
    apart: 'a row behind the hits',
  }),
  [STAGE.armour]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    ...OF_HULLS,
    ...OVER,
    rerolled: FIRED,
    at: 'shows in how many are left: `tellHits`',
    wounds: 'no roll To Wound is made',
  }),
  [STAGE.saves]: ATTACK.teller({
    ...ANYWAY,
    ...IN_POOLS,
    ...OVER,
    rerolled: FIRED,
    at: 'the hits have become wounds',
    // There were some, or the attack began with wounds, which its weapon shows.
    hits: 'the hits have become wounds',
    hitBy: 'the hits have become wounds',
    hitFlags: 'the hits have become wounds',
    wounds: 'the wounds stand in the pools',
    apart: 'is 0 by now',
    unsavedTold: 'only its event is made of it',
    current: 'who is gone is nobody: `tellSaves`',
  }),
};

function tell(g: Game<Classic>, s: ClassicSeams, a: Attack, asked: number, to: Account): void {
  tellLikes(g, s, a, to);
  TELL_REST[a.stage](a, to);
  // Whoever fires his last is asked for how many he hit.
  if (a.attacker.alive === 1) to.count(WOUNDED, a.totalWounds + (a.stage === STAGE.wounds ? a.wounds : 0));
  if (a.melee || a.stray) to.count(LOST, a.totalLost);
  tellElected(g, a, asked === why.SHOTS, to);
  tellMarks(a, to);
  if (a.hasRings) for (const n of a.ringHits) to.fact(n);
  if (a.stage === STAGE.hits) tellShots(g, s, a, asked, to);
  else if (a.stage === STAGE.armour) tellHits(g, s, a, a.at, true, to);
  else if (a.stage === STAGE.struck) {
    tellStruck(g, s, a, asked, to);
  } else {
    tellPools(g, s, a, to);
    if (a.stage === STAGE.wounds) {
      to.pending(why.WOUNDS_MADE, a.wounds, a.attacker.slot, a.target.slot, a.frame);
      to.row(APART, a.apart, false, (k) => hitClass(g, s, a, a.hits + k, to));
      tellHits(g, s, a, a.at, true, to);
    } else tellSaves(g, s, a, asked, to);
  }
  tellOthers(g, a, to);
}

/**
 * Where markers lie, for what is done there and not only to whom it hits. While others may be laid, that is the first, for they may have to touch it, and
 * each of them has a place of its own; then it is the last.
 */
function tellMarks(a: Attack, to: Account): void {
  if (!a.fromMark && !a.stray && !isByPlace(a)) return;
  if (a.stage === STAGE.hits) {
    to.fact(a.marks === 0 ? NOWHERE : a.firstMark[0]);
    to.fact(a.marks === 0 ? NOWHERE : a.firstMark[1]);
  } else {
    to.fact(a.mark[0]);
    to.fact(a.mark[1]);
  }
}

/** Hits of a marker on other units. */
function tellOthers(g: Game<Classic>, a: Attack, to: Account): void {
  if (!a.anywhere || a.firers === 0) return;
  for (let k = 0; k < g.units.length; k++) if (g.units[k] !== a.aimed && g.units[k].alive > 0) to.count(ON_UNIT + k, a.hitsOn[k]);
  // In their order: each is met by a hull as those before it have left it.
  for (let k = 0; k < a.strays; k++) {
    if (g.units[a.strayOn[k]].alive > 0) to.fact(to.together(a.strayOn[k], a.strayBy[k], a.strayFlags[k], a.strayHits[k]));
  }
}

/** Shots still to be fired, and the hits so far. */
function tellShots(g: Game<Classic>, s: ClassicSeams, a: Attack, asked: number, to: Account): void {
  to.pending(why.HITS_MADE, a.hits, a.attacker.slot, a.target.slot, a.frame);
  tellHits(g, s, a, 0, false, to);
  // Each die To Hit begins with none: only while one is rolled again, and what comes of that, does the one before it count.
  if (asked !== why.HIT) to.fact(a.rerolled);
  if (asked === why.SHOTS) {
    tellCounted(g, s, a, to);
    return;
  }
  const kind = a.firers > a.at ? classOf(g, s, a, a.firer[a.at], to) : 0;
  let same = true;
  let more = 0;
  // Cover is rolled for all before anybody rolls To Hit: the shots of those before are still to be fired, too.
  for (let k = asked === why.COVER ? 0 : a.at + 1; k < a.firers; k++) {
    if (classOf(g, s, a, a.firer[k], to) !== kind || a.snaps[k] !== a.snaps[a.at]) same = false;
    if (k > a.at) more += a.shots[k];
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
    // No count: each of them may burn, and where he stands who does can matter from then on.
    to.fact(a.firers - a.at - 1);
    return;
  }
  to.fact(a.at);
  for (let k = 0; k < a.firers; k++) to.fact(a.shots[k]);
}

/** Shots that have been counted while those of the next weapon are rolled for: so many in all where it makes no difference who fires them. */
function tellCounted(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): void {
  to.fact(g.dice.taken(a.frame, why.SHOTS));
  const { first, size } = a.attacker;
  let same = !weaponHas(a, GETS_HOT);
  for (let i = first + 1; i < first + size; i++) if (classOf(g, s, a, i, to) !== classOf(g, s, a, first, to)) same = false;
  for (let k = 1; k < a.firers; k++) if (a.snaps[k] !== a.snaps[0]) same = false;
  for (let k = 0; k < a.firers; k++) {
    if (same) to.count(SHOTS, a.shots[k]);
    else to.fact(a.shots[k]);
  }
}

/** Hits that have been reported, in their order: those that cover has not stopped, and those for which it is still rolled. */
function tellStruck(g: Game<Classic>, s: ClassicSeams, a: Attack, asked: number, to: Account): void {
  const left = asked === why.COVER ? a.left : 0;
  const past = a.hits - left;
  to.row(HITS, past, false, (k) => hitClass(g, s, a, k, to));
  to.row(COVER_LEFT, left, true, (k) => hitClass(g, s, a, past + k, to));
}

/** Hits from number `from`, in their order; those that rend by their To Hit die alone are set apart whatever comes between. */
function tellHits(g: Game<Classic>, s: ClassicSeams, a: Attack, from: number, used: boolean, to: Account): void {
  let rends = false;
  for (let k = from; k < a.hits; k++) if ((a.hitFlags[k] & WOUND.rends) !== 0) rends = true;
  if (rends) tellUnrent(g, s, a, from, used, to);
  else to.row(HITS, a.hits - from, used, (k) => hitClass(g, s, a, from + k, to));
}

const telling = scratch({ unrent: new Int16Array(MOST_HITS), rent: new Int16Array(MOST_HITS) });

function tellUnrent(g: Game<Classic>, s: ClassicSeams, a: Attack, from: number, used: boolean, to: Account): void {
  const { unrent, rent } = telling();
  let n = 0;
  let rend = 0;
  for (let k = from; k < a.hits; k++) {
    if ((a.hitFlags[k] & WOUND.rends) === 0) unrent[n++] = k;
    else rent[rend++] = k;
  }
  to.row(APART, rend, false, (k) => hitClass(g, s, a, rent[k], to));
  to.row(HITS, n, used, (k) => hitClass(g, s, a, unrent[k], to));
}

const hitClass = (g: Game<Classic>, s: ClassicSeams, a: Attack, k: number, to: Account): number =>
  to.together(a.hitFlags[k], classBy(g, s, a, a.hitFlags[k], a.hitBy[k], to));

/** What tells those who hit apart: who may pick whom he wounds, by whom he reaches. */
const classBy = (g: Game<Classic>, s: ClassicSeams, a: Attack, flags: number, by: ModelId, to: Account): number =>
  (flags & WOUND.precise) !== 0 ? reachOf(g, s, a, by, to) : classOf(g, s, a, by, to);

/** Whom a model can reach of the target: what tells those apart who may pick whom they wound. */
function reachOf(g: Game<Classic>, s: ClassicSeams, a: Attack, by: ModelId, to: Account): number {
  // What stands between may hide some from one and not from another.
  if (!isOpen(g, a.attacker, a.target)) return to.together(by);
  let reached = to.together(classOf(g, s, a, by, to));
  for (let j = a.target.first; j < a.target.first + a.target.size; j++)
    reached = to.together(reached, gap(g.models, by, j) <= a.weapon.profile.rangeInches ? 1 : 0);
  return reached;
}

/** What tells those who fire or strike apart; nobody does so where hits have no firer. */
const classOf = (g: Game<Classic>, s: ClassicSeams, a: Attack, by: ModelId, to: Account): number =>
  by < 0 ? 0 : classOfModel(g, s, a, by, to);

/** What a model is and, where it makes a difference, from where it fires. */
function classOfModel(g: Game<Classic>, s: ClassicSeams, a: Attack, by: ModelId, to: Account): number {
  const u = a.target;
  const vehicle = g.sheetOf(u.first).stats.vehicle !== 0;
  if (isByPlace(a)) return to.together(by);
  if (!vehicle && weaponHas(a, MELTA) && !to.areUnchanged(OF_MELTA, REROLLING)) return to.together(by);
  const kind = g.models.kind[by];
  if (!vehicle) return to.together(kind);
  // Of several the nearest is hit; cover is that of the facing, from where the firer stands.
  if (u.size > 1 || !isOpen(g, a.attacker, a.target)) return to.together(by);
  return to.together(kind, facingsTowards(g.models, u.first, g.models.x[by], g.models.y[by]), diceOf(g, s, a, by));
}

/** How many dice a hit of a model rolls for penetration: more from near by with melta (CLS-WPN-22). */
function diceOf(g: Game<Classic>, s: ClassicSeams, a: Attack, by: ModelId): number {
  const { bearer } = a;
  a.bearer = by;
  const dice = s.penetrationDice(g, a);
  a.bearer = bearer;
  return dice;
}

function tellPools(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): void {
  for (let k = 0; k < a.pools; k++) if (a.stage === STAGE.wounds || k !== a.pool) to.count(sortOfPool(g, s, a, k, to), a.poolCount[k]);
}

/** The sort of a pool's wounds goes by what they are and who made them, not by its place: a new pool may come before others. */
function sortOfPool(g: Game<Classic>, s: ClassicSeams, a: Attack, k: number, to: Account): number {
  const flags = a.poolFlags[k];
  return POOL + to.together((a.poolStrength[k] * APS + a.poolAp[k]) * FLAGS + flags, classBy(g, s, a, flags, a.poolBy[k], to));
}

function tellSaves(g: Game<Classic>, s: ClassicSeams, a: Attack, asked: number, to: Account): void {
  if (asked === why.PICK) tellOrder(g, a, to);
  to.count(sortOfPool(g, s, a, a.pool, to), a.left);
  to.model(a.current < 0 || g.models.alive[a.current] === 0 ? -1 : a.current);
}

/** Whom each outcome of a pick means: like models come in the order of their places, and one of them may be hurt already. */
function tellOrder(g: Game<Classic>, a: Attack, to: Account): void {
  const m = g.models;
  to.picks((k) => a.tied[k]);
  for (let j = a.target.first; j < a.target.first + a.target.size; j++) {
    if (m.alive[j] === 0) continue;
    to.model(j);
    to.fact(m.wounds[j]);
    for (const register of m.reg) to.fact(register[j]);
  }
}
