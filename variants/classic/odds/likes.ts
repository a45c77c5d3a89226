import { gap } from 'sandtable/kit';
import { type Account, type Game, hasBit, keyword, type ModelId, type Unit, type WeaponSheet } from 'sandtable/rules';
import { isCharging } from '../assault/charge.ts';
import { ARM, type Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { type Attack, STAGE, WOUND } from '../shooting/attack.ts';
import { isElected, shotsElected } from '../shooting/elected.ts';
import type { Measures } from '../sight/measures.ts';
import { attackHas } from '../special-rules/carried.ts';
import { tellEven } from './even.ts';
import {
  ALLOCATING,
  CHARACTERS,
  COUNTING,
  hasCharacters,
  isFungible,
  isSimple,
  OF_DISTANCES,
  OF_OVERWATCH,
  OF_PICKING,
  reachOf,
} from './made-of.ts';
import { isAlone } from './open.ts';

/** Which models of two units that exchange fire are alike, as far as play can tell from where they stand. */

const GETS_HOT = keyword('gets-hot');
/** Who fires these, or has the rule himself, may pick whom he wounds: like models are then distinguished by their places, unless one is as good as another. */
const PICKING = [keyword('sniper'), keyword('precision-shots')];
/** Whoever may pick, with any gun or with one of these. */
const PICKERS = CHARACTERS.concat(PICKING);

/**
 * What is yet to come may depend on this of the models that are left: on `nothing` but how many; on which enemies each can still `reach`
 * when the target fires back; on the `order` of their distances; on all `places`.
 */
const MATTERS = { nothing: 0, reach: 1, order: 2, places: 3 } as const;
type Matters = (typeof MATTERS)[keyof typeof MATTERS];

export function tellLikes(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): void {
  if (!fallsByFirers(g, a, to) || tellEven(g, s, a, to) || !isLike(g, s, a, to)) return;
  const matters = whatMatters(g, s, a, to);
  const { measuredTargets, measuredFirers } = g.desk;
  const { attacker, target } = a;
  const stands = matters !== MATTERS.nothing;
  // While nobody has fallen there is nobody to tell apart.
  const same = !stands || isWhole(g, attacker);
  if (stands && isStale(g, measuredTargets, attacker, target.first, matters)) measureTargets(g, a, matters, to);
  if (!same && isStale(g, measuredFirers, target, attacker.first, matters)) measureFirers(g, a, matters, to);
  to.alike(target, (j) => to.together(stands ? measuredTargets.value[j] : 0, j === a.current ? 1 : 0));
  if (!hasCharacters(attacker))
    to.alike(attacker, (i) => to.together(same ? 0 : measuredFirers.value[i], i === a.bearer && a.stage === STAGE.hits ? 1 : 0));
}

/** Whether each wound falls on one of the target by where he and those who fire stand, and nobody takes it for another. */
function fallsByFirers(g: Game<Classic>, a: Attack, to: Account): boolean {
  if (a.melee || a.fromMark || a.stray || isHull(g, a.target) || hasCharacters(a.target)) return false;
  if (!to.areUnchanged(ALLOCATING, OF_DISTANCES)) return false;
  return true;
}

const isHull = (g: Game<Classic>, u: Unit<Classic>): boolean => g.sheetOf(u.first).stats.vehicle !== 0;

/** Whether the units are alone, in the open, and wounds fall by distance: models differ by what they are, and by where they stand. */
function isLike(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): boolean {
  if (!to.last || !isAlone(g, a) || !isPlain(g, a)) return false;
  return !picks(g, a) || (fireBetween(g, a, to).simple && !s.isAnswered(g, a) && !isCharging(g));
}

/**
 * Whether no volley that follows the first lays a marker or a template, for which it matters who stands beside whom, or picks whom it wounds: it would
 * find whoever was hurt by the ones before.
 */
function isPlain(g: Game<Classic>, { attacker }: Attack): boolean {
  const { weapons } = attacker.sheet;
  let volleys = 0;
  let plain = !PICKERS.some((word) => hasBit(attacker.anyBits, word));
  for (let w = 0; w < weapons.length; w++) {
    if (!isElected(g, attacker, w)) continue;
    volleys++;
    if (!fallsByDistance(weapons[w])) plain = false;
  }
  return volleys < 2 || plain;
}

/** Whether wounds of a gun fall by distance alone, without a marker, a template or a choice. */
const fallsByDistance = ({ profile: arm }: WeaponSheet<Classic>): boolean =>
  arm.templateInches === 0 && arm.blastInches === 0 && !PICKING.some((word) => hasBit(arm.bits, word));

/** Whether anybody may pick whom he wounds. */
function picks(g: Game<Classic>, a: Attack): boolean {
  for (let k = 0; k < a.pools; k++) if ((a.poolFlags[k] & WOUND.precise) !== 0) return true;
  return PICKING.some((word) => attackHas(g, a, word));
}

function whatMatters(g: Game<Classic>, s: ClassicSeams, a: Attack, to: Account): Matters {
  // Whoever is fired at on his way goes on from where he stands.
  if (isCharging(g)) return MATTERS.places;
  const { simple, single, answerable } = fireBetween(g, a, to);
  const burns = mayBurn(a.attacker);
  if (s.isAnswered(g, a)) {
    if (!answerable) return MATTERS.places;
    if (burns) return MATTERS.reach;
    // Who falls for another is as near to the nearest firer, and all have fired: he would have answered alike.
    return a.firers === a.attacker.size ? MATTERS.nothing : MATTERS.places;
  }
  // The one volley under way is the last of it, and its shots are counted: who of like ones falls, or burns, is all the same.
  if (simple) return MATTERS.nothing;
  return allFire(g, a.attacker) && (single || !burns) ? MATTERS.order : MATTERS.places;
}

/** Whether each gun that is fired at all is fired by every model that carries it: the nearest of these is then the nearest firer. */
function allFire(g: Game<Classic>, u: Unit<Classic>): boolean {
  for (let w = 0; w < u.sheet.weapons.length; w++) {
    if (!isElected(g, u, w)) continue;
    for (let i = u.first; i < u.first + u.size; i++) if (g.sheetOf(i).weapons.includes(w) && shotsElected(g, i, w) === 0) return false;
  }
  return true;
}

/** What two units that exchange fire carry, which losses do not change. */
interface Fire {
  /** There is one volley of one gun at models that are alike, on whom wounds fall as in the base, or as any of those who fire picks. */
  readonly simple: boolean;
  /** There is one gun. */
  readonly single: boolean;
  /** Those who fire are alike as well, and of an answer is asked no more than who reaches whom. */
  readonly answerable: boolean;
}

/** Bits of a known `Fire`. */
const FIRE = { simple: 1, single: 2, answerable: 4 } as const;

function fireBetween(g: Game<Classic>, a: Attack, to: Account): Fire {
  const { measuredFire } = g.desk;
  const { first } = a.attacker;
  if (isStale(g, measuredFire, a.target, first, 0)) measuredFire.value[first] = bitsOf(g, a, to);
  const bits = measuredFire.value[first];
  return { simple: (bits & FIRE.simple) !== 0, single: (bits & FIRE.single) !== 0, answerable: (bits & FIRE.answerable) !== 0 };
}

function bitsOf(g: Game<Classic>, { attacker, target }: Attack, to: Account): number {
  const gun = onlyGun(g, attacker);
  if (gun === null) return 0;
  if (!isFungible(g, target) || !to.areUnchanged(ALLOCATING, OF_PICKING)) return FIRE.single;
  const answer = onlyGun(g, target);
  const answerable = isFungible(g, attacker) && answer !== null && isSimple(answer) && to.areUnchanged(COUNTING, OF_OVERWATCH);
  return FIRE.simple | FIRE.single | (answerable ? FIRE.answerable : 0);
}

/** The one gun that all models of a unit carry; null if they carry others, several or none. */
function onlyGun(g: Game<Classic>, u: Unit<Classic>): WeaponSheet<Classic> | null {
  let gun: WeaponSheet<Classic> | null = null;
  for (let i = u.first; i < u.first + u.size; i++) {
    for (const w of g.sheetOf(i).weapons) {
      const weapon = u.sheet.weapons[w];
      if (weapon.profile.type === ARM.melee || weapon === gun) continue;
      if (gun !== null) return null;
      gun = weapon;
    }
  }
  return gun;
}

/** Whether models of a unit may fall to their own weapons. */
function mayBurn(u: Unit<Classic>): boolean {
  for (let w = 0; w < u.sheet.weapons.length; w++) if (hasBit(u.sheet.weapons[w].profile.bits, GETS_HOT)) return true;
  return false;
}

/** Whether nobody of a unit is hurt or gone. */
function isWhole(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { wounds } = g.models;
  // Whoever is gone has none.
  for (let i = u.first; i < u.first + u.size; i++) if (wounds[i] !== wounds[u.first]) return false;
  return true;
}

/** What has been found out for one need stands in the way of another. */
const NEEDS = 4;

/** Whether what is known of a model has to be worked out again, because one of the two units has moved; it then counts as known. */
function isStale(g: Game<Classic>, known: Measures, from: Unit<Classic>, i: ModelId, matters: Matters): boolean {
  const spots = g.unitOf(i).spot + from.spot;
  const need = from.slot * NEEDS + matters;
  const stale = known.from[i] !== need || known.spots[i] !== spots;
  known.from[i] = need;
  known.spots[i] = spots;
  return stale;
}

function measureTargets(g: Game<Classic>, a: Attack, matters: Matters, to: Account): void {
  const { value } = g.desk.measuredTargets;
  const { first, size } = a.target;
  for (let j = first; j < first + size; j++) {
    if (matters === MATTERS.order) value[j] = distancesOf(g, a, j, to);
    else value[j] = matters === MATTERS.reach ? reachOfAnswer(g, a, j, to) : placeOf(g, j, a.attacker, to);
  }
}

/** Those who fire, once some have fallen; the target has been measured. */
function measureFirers(g: Game<Classic>, a: Attack, matters: Matters, to: Account): void {
  const { measuredFirers, measuredTargets } = g.desk;
  const { first, size } = a.attacker;
  const even = matters === MATTERS.reach && isEven(measuredTargets.value, a.target);
  for (let i = first; i < first + size; i++)
    measuredFirers.value[i] = even ? to.together(reachBetween(g, a, i, a.target.first)) : placeOf(g, i, a.target, to);
}

/** Whether all of a unit have been measured alike. */
function isEven(value: Float64Array, { first, size }: Unit<Classic>): boolean {
  for (let j = first + 1; j < first + size; j++) if (value[j] !== value[first]) return false;
  return true;
}

/** One number for whom a model of the target reaches when it fires back: each of them may have fallen to his own weapon by then. */
function reachOfAnswer(g: Game<Classic>, a: Attack, j: ModelId, to: Account): number {
  const { first, size } = a.attacker;
  let each = 0;
  for (let i = first; i < first + size; i++) each = to.together(each, reachBetween(g, a, i, j));
  return each;
}

/** How near a model of the target is to one of those who fire, as its own gun reads it. */
const reachBetween = (g: Game<Classic>, { target }: Attack, i: ModelId, j: ModelId): number =>
  reachOf(g, onlyGun(g, target) as WeaponSheet<Classic>, j, i);

/** Inches in whole steps of 1/1024. */
const steps = (inches: number): number => Math.round(inches * 1024);

/** One number for how far a model is from each of another unit. */
function placeOf(g: Game<Classic>, i: ModelId, other: Unit<Classic>, to: Account): number {
  let all = 0;
  for (let j = other.first; j < other.first + other.size; j++) all = to.together(all, steps(gap(g.models, i, j)));
  return all;
}

/** One number for how far a model is from the nearest bearer of each weapon. */
function distancesOf(g: Game<Classic>, a: Attack, j: ModelId, to: Account): number {
  const u = a.attacker;
  let all = 0;
  for (let w = 0; w < u.sheet.weapons.length; w++) {
    let nearest = 1e6;
    for (let i = u.first; i < u.first + u.size; i++) if (g.sheetOf(i).weapons.includes(w)) nearest = Math.min(nearest, gap(g.models, i, j));
    all = to.together(all, steps(nearest));
  }
  return all;
}
