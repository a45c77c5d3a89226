import { EPSILON, lookUp, rememberedGap, wouldSee } from 'sandtable/kit';
import { type Game, hasBit, keyword, scratch, type Unit } from 'sandtable/rules';
import { ARM, type Classic, type ClassicArm, type ClassicStats, MOST_WEAPONS, NEVER, STAT, TYPE, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { modesOf, otherModes } from '../weapons/modes.ts';
import { strengthWith } from '../weapons/strength.ts';

const TWIN_LINKED = keyword('twin-linked');
const POISONED = keyword('poisoned');
const FLESHBANE = keyword('fleshbane');
const SNIPER = keyword('sniper');
const MELTA = keyword('melta');
const BARRAGE = keyword('barrage');
const IGNORES_COVER = keyword('ignores-cover');

/**
 * What weapons are worth against units on paper: expected points of one shot of one bearer at full effect. It depends on
 * sheets alone, so it is worked out once per arena and pair, when first asked for.
 */
export interface WorthTable {
  readonly tables: Tables;
  readonly units: number;
  /** By unit, weapon and target; -1 where not worked out yet. */
  readonly byWeapon: Float64Array;
  /** By unit: longest range of its weapons. */
  readonly reachInches: Float64Array;
  /** By unit: 1 where it has a gun with several modes. */
  readonly hasModes: Uint8Array;
}

/** Makes the empty table. Throws a RangeError for a sheet with more weapons than a volley can distinguish. */
export function makeWorth(g: Game<Classic>, tables: Tables): WorthTable {
  const units = g.units.length;
  const reachInches = new Float64Array(units);
  const hasModes = new Uint8Array(units);
  for (const u of g.units) {
    if (u.sheet.weapons.length > MOST_WEAPONS) throw new RangeError(`${u.sheet.title} lists more than ${MOST_WEAPONS} weapons`);
    let reach = 0;
    for (const kind of u.sheet.models) for (const w of kind.weapons) reach = Math.max(reach, paperReach(u.sheet.weapons[w].profile));
    reachInches[u.slot] = reach;
    if (u.sheet.weapons.some((_, w) => modesOf(u.sheet.weapons, w) !== 1 << w)) hasModes[u.slot] = 1;
  }
  return { tables, units, byWeapon: new Float64Array(units * MOST_WEAPONS * units).fill(-1), reachInches, hasModes };
}

const paperReach = (arm: ClassicArm): number =>
  arm.type === ARM.melee ? 0 : Math.max(arm.rangeInches + arm.muzzleInches, arm.templateInches);

/** Expected points of one shot (or marker, or template) of a weapon of a unit at a target. */
export function weaponWorth(g: Game<Classic>, u: Unit<Classic>, weapon: number, target: Unit<Classic>): number {
  const w = g.desk.worth;
  const at = (u.slot * MOST_WEAPONS + weapon) * w.units + target.slot;
  if (w.byWeapon[at] < 0) w.byWeapon[at] = paperWorth(w.tables, u, weapon, target);
  return w.byWeapon[at];
}

/** Expected points of a unit's fire at a target on paper, with the best weapon of each of its models. */
export function paperFire(g: Game<Classic>, by: Unit<Classic>, target: Unit<Classic>): number {
  let worth = 0;
  for (let i = by.first; i < by.first + by.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const { weapons } = g.sheetOf(i);
    let best = 0;
    for (let c = 0; c < weapons.length; c++) best = Math.max(best, weaponWorth(g, by, weapons[c], target));
    worth += best;
  }
  return worth;
}

/** Share of a unit's fire at a target on paper, with the weapons of `paperFire`, that a cover save on so much stops besides the target's own saves. */
export function coverShare(g: Game<Classic>, by: Unit<Classic>, target: Unit<Classic>, cover: number): number {
  const { stats } = target.sheet.models[0];
  const { onPaper } = g.desk.worth.tables;
  let worth = 0;
  let stopped = 0;
  for (let i = by.first; i < by.first + by.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const { weapons } = g.sheetOf(i);
    let best = 0;
    let chosen = -1;
    for (let c = 0; c < weapons.length; c++) {
      const each = weaponWorth(g, by, weapons[c], target);
      if (each <= best) continue;
      best = each;
      chosen = weapons[c];
    }
    if (chosen < 0) continue;
    worth += best;
    const arm = by.sheet.weapons[chosen].profile;
    if (hasBit(arm.bits, IGNORES_COVER) || arm.templateInches > 0) continue;
    const armour = stats.vehicle !== 0 ? NEVER : onPaper.armourOn(arm, arm.ap, stats.values[STAT.Sv]);
    stopped += best * onPaper.coverStops(Math.min(armour, stats.values[STAT.inv]), cover);
  }
  return worth > 0 ? stopped / worth : 0;
}

/** Chance of at least `on` on one die, a natural 1 failing. */
const chance = (on: number): number => (on >= NEVER ? 0 : (7 - Math.max(on, 2)) / 6);

/** Chance To Wound, including attacks that wound without a roll. */
export const woundChance = (on: number): number => (on <= 1 ? 1 : chance(on));

/** Chance that a wound is saved on paper, by the better save or by one after another. */
export const saveChance = (t: Tables, armour: number, invulnerable: number): number =>
  t.everySave ? 1 - (1 - chance(armour)) * (1 - chance(invulnerable)) : chance(Math.min(armour, invulnerable));

/** Chance of a Snap Shot to hit as a multiple of that at Ballistic Skill 1. */
export const snapGain = (t: Tables, bs: number): number => 7 - t.hitByBs[t.snapByBs[Math.min(10, bs)]];

/** Worth of a unit's Snap Shots as a share of its aimed fire, by the Ballistic Skill of its first kind of model. */
export function snapShare(t: Tables, u: Unit<Classic>): number {
  const bs = Math.min(10, u.sheet.models[0].stats.values[STAT.BS]);
  return bs === 0 ? 0 : snapGain(t, bs) / (7 - t.hitByBs[bs]);
}

function bearerOf(u: Unit<Classic>, weapon: number): ClassicStats {
  const kinds = u.sheet.models;
  for (let k = 0; k < kinds.length; k++) if (kinds[k].weapons.includes(weapon)) return kinds[k].stats;
  return kinds[0].stats;
}

/** Strength of a weapon on paper. */
export const paperStrength = (arm: ClassicArm, bearer: ClassicStats): number => strengthWith(arm, bearer.values[STAT.S]);

/** Markers that only ever scatter, in every edition. */
const onlyScatters = (arm: ClassicArm): boolean => arm.type === ARM.ordnance || arm.type === ARM.primary || hasBit(arm.bits, BARRAGE);

function hitsOnPaper(t: Tables, arm: ClassicArm, bearer: ClassicStats, target: Unit<Classic>): number {
  if (arm.templateInches > 0) return Math.min(target.size, 5);
  const bs = Math.min(10, bearer.values[STAT.BS]);
  if (arm.blastInches > 0)
    return Math.max(1, Math.min(target.size, arm.blastInches * 1.6)) * (onlyScatters(arm) ? t.scatteredShare : t.blastShare)[bs];
  const hit = chance(t.hitByBs[bs]);
  const again = hasBit(arm.bits, TWIN_LINKED) ? hit : chance(t.rerollByBs[bs]);
  const shots = arm.shots + (arm.shotDice * (arm.shotSides + 1)) / 2;
  return shots * (hit + (1 - hit) * again);
}

/** Points that a hit takes off a unit on paper, whatever the range; 0 where it cannot hurt it. */
export function worthPerHit(t: Tables, arm: ClassicArm, strength: number, target: Unit<Classic>, melee = false): number {
  const kind = target.sheet.models[0];
  const stats = kind.stats;
  const paper = t.onPaper;
  if (stats.vehicle !== 0) {
    const armour = melee && (stats.vehicle & VEHICLE.walker) === 0 ? stats.rear : stats.front;
    const second = hasBit(arm.bits, MELTA) || arm.type === ARM.ordnance;
    const edge = strength + (second ? 1.5 : 0) - armour;
    const hull = Math.max(1, stats.wounds);
    const through = Math.min(1, Math.max(0, (edge + 7) / 6));
    const penetrating = paper.penetrates(edge, second ? 2 : 1);
    const lost = (through * paper.hullLost(arm, hull)) / hull;
    return kind.points * Math.min(1, lost + penetrating * paper.explodes(arm, paper.damageBonus(arm), hull));
  }
  const toughness = stats.values[STAT.T];
  let on = lookUp(t.toWound, strength, toughness);
  if (hasBit(arm.bits, FLESHBANE)) on = 2;
  else if (hasBit(arm.bits, SNIPER)) on = 4;
  else if (hasBit(arm.bits, POISONED)) on = Math.max(2, Math.min(on, arm.ruleValues['poisoned'] ?? 4));
  const save = saveChance(t, paper.armourOn(arm, arm.ap, stats.values[STAT.Sv]), stats.values[STAT.inv]);
  const wounds = strength >= 2 * toughness ? stats.wounds : paper.woundsLost(arm, stats.wounds);
  return (woundChance(on) * (1 - save) * kind.points * wounds) / Math.max(1, stats.wounds);
}

function paperWorth(t: Tables, u: Unit<Classic>, weapon: number, target: Unit<Classic>): number {
  const arm = u.sheet.weapons[weapon].profile;
  return arm.type === ARM.melee ? 0 : armWorth(t, arm, bearerOf(u, weapon), target);
}

/** Expected points of one shot of a ranged weapon by its bearer, on paper. */
export const armWorth = (t: Tables, arm: ClassicArm, bearer: ClassicStats, target: Unit<Classic>): number =>
  hitsOnPaper(t, arm, bearer, target) * worthPerHit(t, arm, paperStrength(arm, bearer), target);

/** How models of a kind would fire: from how far, with how much added to printed ranges, and after a move of how many inches. */
const firing = scratch({ kind: 0, inches: 0, bonus: 0, moved: 0 });
type Firing = Readonly<ReturnType<typeof firing>>;

function fires(kind: number, inches: number, bonus: number, moved: number): Firing {
  const how = firing();
  how.kind = kind;
  how.inches = inches;
  how.bonus = bonus;
  how.moved = moved;
  return how;
}

/** Worth of one model's fire: of its best weapons in range, as many as it may fire. */
function kindWorth(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, how: Firing): number {
  const { kind, inches, bonus, moved } = how;
  const carried = u.sheet.models[kind].weapons;
  if (moved > 0 && s.aimedAfterMove(g, u, kind, moved) <= MOST_AIMED) return drivingWorth(g, s, u, target, how);
  let best = 0;
  let second = 0;
  let all = 0;
  for (let c = 0; c < carried.length; c++) {
    const arm = u.sheet.weapons[carried[c]].profile;
    if (arm.type === ARM.melee || paperReach(arm) + bonus < inches || isOutdone(g, s, u, c, target, how)) continue;
    let worth = s.worthAt(g, u, carried[c], target, inches, weaponWorth(g, u, carried[c], target));
    if (moved > 0) worth *= s.shareAfterMove(g, u, kind, carried[c]);
    all += worth;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  const fired = s.paperWeapons(g, u, kind);
  if (fired > 2) return all;
  return fired === 2 ? best + second : best;
}

/** Whether a weapon is a mode of a gun that another mode outdoes, so that it would not be fired. */
function isOutdone(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  place: number,
  target: Unit<Classic>,
  { kind, inches, bonus }: Firing,
): boolean {
  if (g.desk.worth.hasModes[u.slot] === 0) return false;
  const arms = u.sheet.weapons;
  const carried = u.sheet.models[kind].weapons;
  const modes = otherModes(arms, carried, place);
  if (modes === 0) return false;
  const own = s.worthAt(g, u, carried[place], target, inches, weaponWorth(g, u, carried[place], target));
  for (let c = 0; c < carried.length; c++) {
    if ((modes & (1 << c)) === 0 || paperReach(arms[carried[c]].profile) + bonus < inches) continue;
    const other = s.worthAt(g, u, carried[c], target, inches, weaponWorth(g, u, carried[c], target));
    if (other > own || (other === own && c < place)) return true;
  }
  return false;
}

/** A vehicle that aims more weapons than this aims all. */
const MOST_AIMED = 2;

/** The same of a vehicle that fires only some of its weapons at full Ballistic Skill: those that lose most otherwise. */
function drivingWorth(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, how: Firing): number {
  const { kind, inches, bonus, moved } = how;
  const carried = u.sheet.models[kind].weapons;
  const snapped = snapShare(g.desk.worth.tables, u);
  let first = 0;
  let second = 0;
  let all = 0;
  for (let c = 0; c < carried.length; c++) {
    const sheet = u.sheet.weapons[carried[c]];
    const arm = sheet.profile;
    if (arm.type === ARM.melee || paperReach(arm) + bonus < inches || isOutdone(g, s, u, c, target, how)) continue;
    const worth = s.worthAt(g, u, carried[c], target, inches, weaponWorth(g, u, carried[c], target));
    const snap = s.canSnap(g, sheet) ? worth * snapped : 0;
    const gain = worth - snap;
    all += snap;
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  const aimed = s.aimedAfterMove(g, u, kind, moved);
  return all + (aimed > 0 ? first : 0) + (aimed > 1 ? second : 0);
}

const counting = scratch({ heads: new Uint8Array(256) });

type Keys =
  | 'shootingWorth'
  | 'fireWorth'
  | 'shareAfterMove'
  | 'wouldSee'
  | 'firesUnseen'
  | 'worthAt'
  | 'paperWeapons'
  | 'reachInches'
  | 'rangeBonus'
  | 'mayTarget'
  | 'mayAim';

/** The assessments of shooting: closed forms, no dice. */
export const worth = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  shootingWorth: (g, u, target) => {
    const dx = u.x - target.x;
    const dy = u.y - target.y;
    return s.fireWorth(g, u, target, Math.max(0, Math.sqrt(dx * dx + dy * dy) - u.radius - target.radius), 0);
  },

  fireWorth: (g, u, target, inches, moved) => {
    const bonus = s.rangeBonus(g, u);
    const kinds = u.sheet.models.length;
    if (kinds === 1) return u.alive * kindWorth(g, s, u, target, fires(0, inches, bonus, moved));
    const { heads } = counting();
    heads.fill(0, 0, kinds);
    const end = u.first + u.size;
    for (let i = u.first; i < end; i++) if (g.models.alive[i] !== 0) heads[g.models.kind[i]]++;
    let sum = 0;
    for (let k = 0; k < kinds; k++) if (heads[k] !== 0) sum += heads[k] * kindWorth(g, s, u, target, fires(k, inches, bonus, moved));
    return sum;
  },

  shareAfterMove: (g, u, kind, weapon) => {
    const arm = u.sheet.weapons[weapon].profile;
    if (arm.type !== ARM.heavy || u.sheet.models[kind].stats.vehicle !== 0) return 1;
    return snapShare(g.desk.worth.tables, u);
  },

  wouldSee: (g, u, x, y, target) => wouldSee(g, g.desk.sight, u, x, y, target),
  firesUnseen: () => false,

  worthAt: (_g, u, weapon, _target, inches, worth) => {
    const arm = u.sheet.weapons[weapon].profile;
    return arm.type === ARM['rapid-fire'] && inches <= arm.rangeInches / 2 ? worth * 2 : worth;
  },

  paperWeapons: (_g, u, kind) => {
    const { stats } = u.sheet.models[kind];
    if (stats.vehicle !== 0 || stats.type === TYPE.gargantuan || stats.type === TYPE['flying-gargantuan']) return 3;
    return stats.type === TYPE.monster || stats.type === TYPE['flying-monster'] ? 2 : 1;
  },

  reachInches: (g, u) => {
    const reach = u.alive === 0 ? 0 : g.desk.worth.reachInches[u.slot];
    return reach === 0 ? 0 : reach + s.rangeBonus(g, u);
  },
  rangeBonus: () => 0,

  mayTarget: (g, u, target) => s.isTargetable(g, u, target) && s.mayAim(g, u, target),
  mayAim: (g, u, target) => {
    const reach = s.targetInches(g, u);
    const dx = u.x - target.x;
    const dy = u.y - target.y;
    const d2 = dx * dx + dy * dy;
    const far = reach + u.radius + target.radius + EPSILON;
    if (d2 > far * far) return false;
    // Which models have a visible target in range is worked out when they fire (CLS-SHOOT-04).
    return rememberedGap(g, u, target) <= reach + EPSILON && s.unitSees(g, u, target);
  },
});
