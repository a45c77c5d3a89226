import { facingsTowards, gap } from 'sandtable/kit';
import { type Account, type Game, keyword, type ModelId, type Purpose, purpose, scratch, type TellAccount } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { ATTACK, type Attack, MOST_HITS, STAGE, WOUND } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';
import * as why from '../state.ts';
import { waiting } from '../vehicles/damage.ts';
import { mixesKinds } from '../vehicles/mixed.ts';
import { tellElected } from './elected.ts';
import { tellLikes } from './likes.ts';

const GETS_HOT = keyword('gets-hot');
/** What is done where a marker lies, and not only to whom it hits. */
const FROM_MARK = [keyword('barrage'), keyword('melta'), keyword('vortex'), keyword('emp')];

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
/** Dice outside of attacks: what comes of them is on the table, or in a new attack's frame, by the time the next one is asked for. */
const SETTLED: ReadonlySet<Purpose> = new Set([why.PINNING, purpose('blast-radius')]);
const BRIEFLY: ReadonlySet<Purpose> = new Set([why.SCATTER, why.SCATTER_REROLL]);

/** Sorts of like things; ON_UNIT and POOL stand for as many as there are units and pools. */
const SHOTS = 1;
const COVER_LEFT = 3;
const HITS = 4;
const APART = 6;
const LOST = 7;
const WOUNDED = 8;
const ON_UNIT = 65536;
const POOL = 64;
/** More than there are units of one table. */
const MOST_UNITS = 4096;

export const account: TellAccount<Classic> = (g, s, frame, purposeOf, to) => {
  const { frames, depth } = g.desk.attacks;
  for (let k = 0; k < depth; k++) {
    const a = frames[k] as unknown as Attack;
    // Hits on the next unit under a marker are others, though they are of the same attack.
    to.counting(k, a.serial * MOST_UNITS + a.target.slot);
    tell(g, s, a, k === depth - 1 && a.frame === frame ? purposeOf : -1, to);
  }
  if (SETTLED.has(purposeOf)) return 'told';
  if (depth === 0) return 'kept';
  const a = frames[depth - 1] as unknown as Attack;
  // Hits on vehicles among others are dealt with one by one: how many are left stands in the middle of a procedure (CLS-VEH-53).
  if (a.frame !== frame || mixesKinds(a.target)) return 'kept';
  if (a.stage === STAGE.hits && purposeOf === why.SHOTS) return a.weapon.profile.shotDice === 1 ? 'told' : 'kept';
  // A 1 of such a weapon that is rolled again may burn its firer before it is known anywhere whether the new roll hits (WAF-WPN-21).
  if (purposeOf === why.HIT_REROLL && a.rerolled === 1 && weaponHas(a, GETS_HOT)) return 'kept';
  if (a.stage === STAGE.hits && BRIEFLY.has(purposeOf)) return 'briefly';
  return TOLD[a.stage]?.has(purposeOf) === true ? 'told' : 'kept';
};

/** What is described in its own way at every stage. */
const ANYWAY = {
  bearer: 'who is rolling stands among the firers, the hits or the pools, which are told by what sets him apart',
  mark: 'where a marker fell matters only to what is done there: `tellMarks`',
  firstMark: 'as `mark`',
  marks: 'as `mark`',
  hitsOn: 'hits on others are counts: `tellOthers`',
  totalLost: 'only the score of a combat is made of it, and that is a count: `tell`',
} as const;
const POOLS = 'pools are counts: `tellPools`';
const IN_POOLS = {
  pools: POOLS,
  poolCount: POOLS,
  poolStrength: POOLS,
  poolAp: POOLS,
  poolFlags: POOLS,
  poolBy: POOLS,
} as const;
const HITS_IN_ORDER = 'a row of like hits: `tellHits`';
const IN_HITS = { hits: HITS_IN_ORDER, hitBy: HITS_IN_ORDER, hitFlags: HITS_IN_ORDER } as const;
const FIRED = 'has been fired: what it hit is told';
const OVER = { left: FIRED, shots: FIRED, snaps: FIRED } as const;
const LEFT_TO_FIRE = 'shots are counts: `tellShots`';

/** By stage: describes all that is not described in its own way below. */
const TELL_REST: { readonly [stage: number]: (a: Attack, to: Account) => void } = {
  [STAGE.hits]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    rerolled: 'told while the die it replaced is rolled again: `tellShots`',
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
    at: 'is of the shots, or of hits on another unit: hits in their order are told',
    left: 'hits that cover may still stop are told: `tellStruck`',
  }),
  [STAGE.wounds]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    ...IN_POOLS,
    ...OVER,
    rerolled: FIRED,
    at: 'which hit is next shows in how many are left: `tellHits`',
    wounds: 'goes into a tally',
    apart: 'a count',
  }),
  [STAGE.armour]: ATTACK.teller({
    ...ANYWAY,
    ...IN_HITS,
    ...IN_POOLS,
    ...OVER,
    rerolled: FIRED,
    at: 'which hit is next shows in how many are left: `tellHits`',
    wounds: 'no roll To Wound is made',
  }),
  [STAGE.saves]: ATTACK.teller({
    ...ANYWAY,
    ...IN_POOLS,
    ...OVER,
    rerolled: FIRED,
    at: 'the hits have become wounds',
    hits: 'the hits have become wounds; whether there were any, all that rules still ask for, is told',
    hitBy: 'the hits have become wounds',
    hitFlags: 'the hits have become wounds',
    wounds: 'the wounds stand in the pools',
    apart: 'is 0 by now',
    pool: 'told with its wounds: `tellSaves`',
    unsavedTold: 'only its event is made of it',
    current: 'a model that is gone is nobody: `tellSaves`',
  }),
};

function tell(g: Game<Classic>, s: ClassicSeams, a: Attack, asked: number, to: Account): void {
  tellLikes(g, s, a, to);
  to.fact(a.stage);
  TELL_REST[a.stage](a, to);
  // Whoever fires his last is asked for how many he hit.
  if (a.attacker.alive === 1) to.count(WOUNDED, a.totalWounds + (a.stage === STAGE.wounds ? a.wounds : 0));
  if (a.melee || a.stray) to.count(LOST, a.totalLost);
  tellElected(g, a, asked === why.SHOTS, to);
  tellMarks(a, to);
  if (a.hasRings) for (const n of a.ringHits) to.fact(n);
  if (a.stage === STAGE.hits) tellShots(g, a, asked, to);
  else if (a.stage === STAGE.armour) tellArmour(g, a, to);
  else if (a.stage === STAGE.struck) {
    tellStruck(g, a, asked, to);
  } else {
    tellPools(g, a, to);
    if (a.stage === STAGE.wounds) {
      to.pending(why.WOUNDS_MADE, a.wounds, a.attacker.slot, a.target.slot, a.frame);
      to.count(APART, a.apart);
      tellHits(g, a, a.at, true, to);
    } else tellSaves(g, a, asked, to);
  }
  tellOthers(g, a, to);
}

/** Where markers lie, for what is done there and not only to whom it hits. */
function tellMarks(a: Attack, to: Account): void {
  if (!a.fromMark && !a.stray && !FROM_MARK.some((word) => weaponHas(a, word))) return;
  to.fact(a.mark[0]);
  to.fact(a.mark[1]);
  to.fact(a.marks);
  if (a.marks === 0) return;
  to.fact(a.firstMark[0]);
  to.fact(a.firstMark[1]);
}

/** Hits of a marker on other units. */
function tellOthers(g: Game<Classic>, a: Attack, to: Account): void {
  if (!a.anywhere || a.firers === 0) return;
  for (let k = 0; k < g.units.length; k++) if (g.units[k] !== a.aimed && g.units[k].alive > 0) to.count(ON_UNIT + k, a.hitsOn[k]);
}

/** Shots still to be fired, and the hits so far. */
function tellShots(g: Game<Classic>, a: Attack, asked: number, to: Account): void {
  to.pending(why.HITS_MADE, a.hits, a.attacker.slot, a.target.slot, a.frame);
  tellHits(g, a, 0, false, to);
  // Each die To Hit begins with none: only while one is rolled again, and what comes of that, does the one before it count.
  if (asked !== why.HIT) to.fact(a.rerolled);
  if (asked === why.SHOTS) {
    let shots = 0;
    for (let k = 0; k < a.firers; k++) shots += a.shots[k];
    to.count(SHOTS, shots);
    to.model(a.bearer);
    to.fact(a.firers);
    return;
  }
  const kind = a.firers > a.at ? classOf(g, a, a.firer[a.at], to) : 0;
  let same = true;
  let more = 0;
  // Cover is rolled for all before anybody rolls To Hit: the shots of those before are still to be fired, too.
  for (let k = asked === why.COVER ? 0 : a.at + 1; k < a.firers; k++) {
    if (classOf(g, a, a.firer[k], to) !== kind || a.snaps[k] !== a.snaps[a.at]) same = false;
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

/** Hits that have been reported, in their order: those that cover has not stopped, and those for which it is still rolled. */
function tellStruck(g: Game<Classic>, a: Attack, asked: number, to: Account): void {
  const left = asked === why.COVER ? a.left : 0;
  const past = a.hits - left;
  to.row(HITS, past, false, (k) => hitClass(g, a, k, to));
  to.row(COVER_LEFT, left, true, (k) => hitClass(g, a, past + k, to));
}

/** Hits from number `from`, in their order; those that rend by their To Hit die alone are set apart whatever comes between. */
function tellHits(g: Game<Classic>, a: Attack, from: number, used: boolean, to: Account): void {
  let rend = 0;
  for (let k = from; k < a.hits; k++) if ((a.hitFlags[k] & WOUND.rends) !== 0) rend++;
  if (rend === 0) to.row(HITS, a.hits - from, used, (k) => hitClass(g, a, from + k, to));
  else tellUnrent(g, a, from, rend, used, to);
}

const telling = scratch({ unrent: new Int16Array(MOST_HITS) });

function tellUnrent(g: Game<Classic>, a: Attack, from: number, rend: number, used: boolean, to: Account): void {
  const { unrent } = telling();
  let n = 0;
  for (let k = from; k < a.hits; k++) if ((a.hitFlags[k] & WOUND.rends) === 0) unrent[n++] = k;
  to.count(APART, rend);
  to.row(HITS, n, used, (k) => hitClass(g, a, unrent[k], to));
}

const hitClass = (g: Game<Classic>, a: Attack, k: number, to: Account): number =>
  to.together(a.hitFlags[k], (a.hitFlags[k] & WOUND.precise) !== 0 ? reachOf(g, a, a.hitBy[k], to) : classOf(g, a, a.hitBy[k], to));

/** Whom a model can reach of the target: what tells those apart who may pick whom they wound. */
function reachOf(g: Game<Classic>, a: Attack, by: ModelId, to: Account): number {
  if (by < 0 || g.board.count > 0) return to.together(-1, by);
  let reached = to.together(classOf(g, a, by, to));
  for (let j = a.target.first; j < a.target.first + a.target.size; j++)
    reached = to.together(reached, gap(g.models, by, j) <= a.weapon.profile.rangeInches ? 1 : 0);
  return reached;
}

/** What tells those who fire or strike apart: what they are and, at vehicles, from where. */
function classOf(g: Game<Classic>, a: Attack, by: ModelId, to: Account): number {
  if (by < 0) return 0;
  const kind = g.models.kind[by];
  const u = a.target;
  if (g.sheetOf(u.first).stats.vehicle === 0) return to.together(kind);
  if (u.size > 1) return to.together(kind, by);
  const near = gap(g.models, by, u.first) <= a.weapon.profile.rangeInches / 2 ? 1 : 0;
  return to.together(kind, facingsTowards(g.models, u.first, g.models.x[by], g.models.y[by]), near);
}

function tellPools(g: Game<Classic>, a: Attack, to: Account): void {
  to.fact(a.pools);
  for (let k = 0; k < a.pools; k++) {
    const flags = a.poolFlags[k];
    to.fact(a.poolStrength[k]);
    to.fact(a.poolAp[k]);
    to.fact(flags);
    to.fact((flags & WOUND.precise) !== 0 ? reachOf(g, a, a.poolBy[k], to) : classOf(g, a, a.poolBy[k], to));
    if (a.stage === STAGE.wounds || k !== a.pool) to.count(POOL + k, a.poolCount[k]);
  }
}

function tellSaves(g: Game<Classic>, a: Attack, asked: number, to: Account): void {
  if (asked === why.PICK) tellOrder(g, a, to);
  to.fact(a.hits > 0 ? 1 : 0);
  to.fact(a.pools === 0 ? -1 : a.pool);
  to.count(POOL + a.pool, a.left);
  to.model(a.current < 0 || g.models.alive[a.current] === 0 ? -1 : a.current);
}

/** Whom each outcome of a pick means: like models come in the order of their places, and one of them may be hurt already. */
function tellOrder(g: Game<Classic>, a: Attack, to: Account): void {
  const m = g.models;
  to.picks((k) => a.tied[k]);
  for (let j = a.target.first; j < a.target.first + a.target.size; j++) {
    if (m.alive[j] === 0) continue;
    to.model(j);
    to.fact(m.kind[j]);
    to.fact(m.wounds[j]);
    for (const register of m.reg) to.fact(register[j]);
  }
}

function tellArmour(g: Game<Classic>, a: Attack, to: Account): void {
  const { vehicle, owed, bursts } = waiting(g);
  to.fact(vehicle);
  to.fact(owed | (bursts ? 64 : 0));
  tellHits(g, a, a.at, true, to);
}
