import { EPSILON, wouldSee } from 'sandtable/kit';
import type { Game, ModelId, ModelSheet, Unit } from 'sandtable/rules';
import { enemyOf, hasBit, keyword, PLACE } from 'sandtable/rules';
import type { Modern, ModernWeapon } from '../family.ts';
import { meanOf } from '../format/profile.ts';
import type { ModernSeams } from '../hub.ts';
import { CHARACTER } from '../saves/allocate.ts';
import type { Tables } from '../tables.ts';
import { type WoundChart, woundOnTable } from '../tables.ts';
import { unitInches } from '../terrain/distance.ts';
import { addedWorth, adding } from '../weapons/modes.ts';

const BLAST = keyword('blast');
const LETHAL = keyword('lethal-hits');
const SUSTAINED = keyword('sustained-hits');
const DEVASTATING = keyword('devastating-wounds');
const TWIN_LINKED = keyword('twin-linked');

/**
 * Expected worth in closed form (the assessments of `CoreSeams`): for whole units, ignoring cover, half range and re-rolls from other
 * units.
 */
export function worthSeams(
  s: ModernSeams,
  _t: Tables,
): Pick<ModernSeams, 'shootingWorth' | 'fireWorth' | 'wouldSee' | 'firesUnseen' | 'fightWorth'> {
  return {
    shootingWorth: (g, u, t) => {
      if (u.place !== PLACE.table || !s.mayTarget(g, u, t)) return 0;
      const inches = unitInches(g, u, t);
      const seen = s.visible(g, u, t);
      let total = 0;
      let kind = -1;
      let each = 0;
      const end = u.first + u.size;
      for (let m = u.first; m < end; m++) {
        if (g.models.alive[m] === 0) continue;
        if (g.models.kind[m] !== kind) {
          kind = g.models.kind[m];
          each = shotWorth(g, s, m, t, inches, seen);
        }
        total += each;
      }
      return Math.min(total, pointsLeft(g, t));
    },
    fireWorth: (g, u, t, inches) => fireFrom(g, s, u, t, inches),
    wouldSee: (g, u, x, y, t) => wouldSee(g, g.desk.field.sight, u, x, y, t),
    firesUnseen: (g, u) => {
      for (let w = 0; w < u.sheet.weapons.length; w++) if (!u.sheet.weapons[w].profile.melee && !s.needsSight(g, u, w)) return true;
      return false;
    },
    fightWorth: (g, u, t) => {
      let total = 0;
      let kind = -1;
      let each = 0;
      const end = u.first + u.size;
      for (let m = u.first; m < end; m++) {
        if (g.models.alive[m] === 0) continue;
        if (g.models.kind[m] !== kind) {
          kind = g.models.kind[m];
          each = blowWorth(g, s, u, m, t);
        }
        total += each;
      }
      return Math.min(total, pointsLeft(g, t));
    },
  };
}

/** Worth of everything that one model could fire at that distance. */
function shotWorth(g: Game<Modern>, s: ModernSeams, m: ModelId, t: Unit<Modern>, inches: number, seen: boolean): number {
  const u = g.unitOf(m);
  const by = adding().worth;
  let total = 0;
  const carried = g.sheetOf(m).weapons;
  for (let c = 0; c < carried.length; c++) {
    const w = carried[c];
    const fires = s.rangeOf(g, u, m, w) + EPSILON >= inches && s.mayFire(g, u, m, w) && (seen || !s.needsSight(g, u, w));
    total += addedWorth(g, u, carried, c, fires ? weaponWorth(g, u, w, t) : 0, by);
  }
  return total;
}

/** Worth of everything that a unit could fire from a distance, without checking sight. */
function fireFrom(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, inches: number): number {
  const by = adding().worth;
  let total = 0;
  let kind = -1;
  let each = 0;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    if (g.models.kind[m] !== kind) {
      kind = g.models.kind[m];
      each = 0;
      const carried = g.sheetOf(m).weapons;
      for (let c = 0; c < carried.length; c++) {
        const w = carried[c];
        const reaches = !u.sheet.weapons[w].profile.melee && s.rangeOf(g, u, m, w) + EPSILON >= inches;
        each += addedWorth(g, u, carried, c, reaches ? weaponWorth(g, u, w, t) : 0, by);
      }
    }
    total += each;
  }
  return total;
}

/** The most that a unit's shots at another can be worth, wherever the two are: computed without checking sight. */
export const mostShootingWorth = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>): number =>
  Math.min(fireFrom(g, s, u, t, 0), pointsLeft(g, t));

/** Worth of one model's best melee weapon and its extra ones. */
function blowWorth(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, m: ModelId, t: Unit<Modern>): number {
  let extra = 0;
  let best = 0;
  const carried = g.sheetOf(m).weapons;
  for (let c = 0; c < carried.length; c++) {
    const w = carried[c];
    if (!u.sheet.weapons[w].profile.melee) continue;
    const worth = weaponWorth(g, u, w, t);
    if (s.isExtraWeapon(g, u, w)) extra += worth;
    else if (worth > best) best = worth;
  }
  return best + extra;
}

/** Points of a unit's remaining models. */
export function pointsLeft(g: Game<Modern>, t: Unit<Modern>): number {
  const desk = g.desk;
  if (desk.pointsPose[t.slot] === t.pose) return desk.points[t.slot];
  let points = 0;
  const end = t.first + t.size;
  for (let m = t.first; m < end; m++) if (g.models.alive[m] !== 0) points += g.sheetOf(m).points;
  desk.pointsPose[t.slot] = t.pose;
  desk.points[t.slot] = points;
  return points;
}

/** The kind of model that takes attacks first. */
function frontKind(t: Unit<Modern>): ModelSheet<Modern> {
  const kinds = t.sheet.models;
  for (let k = 0; k < kinds.length; k++) if (!hasBit(kinds[k].keywordBits, CHARACTER)) return kinds[k];
  return kinds[0];
}

const chanceAtLeast = (on: number): number => (on > 6 ? 0 : on < 2 ? 5 / 6 : (7 - on) / 6);

function worthOf(w: ModernWeapon, t: Unit<Modern>, chart: WoundChart): number {
  const kind = frontKind(t);
  const stats = kind.stats;
  const attacks = meanOf(w.A) * w.timesAttacks + (hasBit(w.bits, BLAST) ? Math.floor(t.strength / 5) : 0);
  let critical = 1 / 6;
  for (let k = 0; k < w.anti.length; k++) {
    if (hasBit(t.anyBits, w.anti[k].against)) critical = Math.max(critical, chanceAtLeast(w.anti[k].on));
  }
  const hit = w.skill === 0 ? 1 : chanceAtLeast(w.skill);
  const criticalHit = w.skill === 0 ? 0 : 1 / 6;
  const more = hasBit(w.bits, SUSTAINED) && w.values['sustained-hits'] !== undefined ? meanOf(w.values['sustained-hits']) * criticalHit : 0;
  const automatic = hasBit(w.bits, LETHAL) ? criticalHit : 0;
  const once = Math.max(critical, chanceAtLeast(woundOnTable(meanOf(w.S), stats.T, chart)));
  const again = hasBit(w.bits, TWIN_LINKED) ? 2 - once : 1;
  const wounds = automatic + (hit + more - automatic) * once * again;
  const devastating = hasBit(w.bits, DEVASTATING) ? (hit + more - automatic) * critical * again : 0;
  const saveOn = Math.min(stats.Sv + w.AP, stats.inv);
  const unsaved = (wounds - devastating) * (1 - chanceAtLeast(saveOn)) + devastating;
  const painless = kind.values['feel-no-pain'] === undefined ? 1 : 1 - chanceAtLeast(kind.values['feel-no-pain']);
  const damage = (meanOf(w.D) / stats.damageDivisor) * painless;
  // A hit removes at most one model: damage beyond its wounds is lost, and part of a model is worth its share.
  const models = damage >= stats.W ? 1 : damage / stats.W;
  return attacks * unsaved * models * kind.points;
}

/** The most points that a unit's fire is expected to take off any enemy on the table, ignoring range and sight. */
export function bestShot(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  const enemies = g.sides[enemyOf(u.side)];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].place === PLACE.table && enemies[k].alive > 0) most = Math.max(most, mostShootingWorth(g, s, u, enemies[k]));
  }
  return most;
}

/** The same from where it stands, of enemies that it may target now; -1 if there are none, so that nothing need be spent on its fire. */
export function bestShotNow(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  const enemies = g.sides[enemyOf(u.side)];
  let most = -1;
  for (let k = 0; k < enemies.length; k++) if (s.mayTarget(g, u, enemies[k])) most = Math.max(most, s.shootingWorth(g, u, enemies[k]));
  return most;
}

/** Expected points that one bearer's attacks with a weapon take off a target: half range and cover left aside. */
export function weaponWorth(g: Game<Modern>, u: Unit<Modern>, weapon: number, t: Unit<Modern>): number {
  const cell = (u.slot * g.desk.mostWeapons + weapon) * g.units.length + t.slot;
  const known = g.desk.worth[cell];
  if (known >= 0) return known;
  const worth = worthOf(u.sheet.weapons[weapon].profile, t, g.desk.tables.wound);
  g.desk.worth[cell] = worth;
  return worth;
}
