import { gap } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  event,
  type Game,
  hasBit,
  hashName,
  is,
  keyword,
  lift,
  type ModelId,
  scratch,
  status,
  type Unit,
  type WeaponSheet,
} from 'sandtable/rules';
import { ARM, type Classic } from '../../classic/family.ts';
import { type Attack, beginAttack, endAttack } from '../../classic/shooting/attack.ts';
import { coveredBy, touchesForbidden } from '../../classic/shooting/markers.ts';
import { BROKEN, GONE_TO_GROUND, PIN_DUE } from '../../classic/state.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import type { CalixtusSeams } from '../hub.ts';
import { testPinning } from '../shooting/suppression.ts';

/** Grenades thrown between the charge roll and the charge move (CAL-WPN-09, -14). */

export const FRAG = keyword('frag');
export const PHOTON = keyword('photon');
export const EMP = keyword('emp');
const ASSAULT_GRENADES = keyword('assault-grenades');
const DEFENSIVE_GRENADES = keyword('defensive-grenades');
const EMP_GRENADES = keyword('emp-grenades');

/** What bearers throw when their datasheet prints no grenade of the kind: the base's grenade, and those the house rules add. */
const FRAG_GRENADE = madeArm('frag-grenade', { range: 8, S: 3, AP: '-', type: 'grenade', rules: ['blast', 'frag'] });
const PHOTON_GRENADE = madeArm('photon-grenade', { range: 6, S: 1, AP: '-', type: 'grenade', rules: ['blast', 'photon'] });
const EMP_GRENADE = madeArm('emp-grenade', { range: 6, S: 0, AP: 2, type: 'grenade', rules: ['blast', 'emp'] });

/** Names of the stock grenade in datasheets (CLS-DEF-16). */
const STOCK_NAMES = ['weapon/grenade', 'weapon/frag-grenade'].map(hashName);

const GRENADE_THROWN = event('throws-grenade', { unit: 'unit', target: 'unit', model: 'model' }, '{unit} throws a grenade at {target}');
/** A grenade has burst among its models this phase, and nothing has pinned it since. */
export const BURST_UPON = status('grenade-burst-upon', 'phase');

export const isGrenade = (weapon: WeaponSheet<Classic>): boolean => weapon.profile.type === ARM.grenade;
export const isFrag = (weapon: WeaponSheet<Classic>): boolean =>
  isGrenade(weapon) && (hasBit(weapon.profile.bits, FRAG) || weapon.key === STOCK_NAMES[0] || weapon.key === STOCK_NAMES[1]);
/** Whether an attack is a grenade thrown in a charge rather than a shot of a Shooting phase. */
export const isChargeThrow = (a: Attack): boolean => a.cause === CAUSE.assault && !a.melee && !a.stray && isGrenade(a.weapon);

const isDefensive = (weapon: WeaponSheet<Classic>): boolean =>
  hasBit(weapon.profile.bits, PHOTON) || hasBit(weapon.profile.bits, DEFENSIVE_GRENADES);

/** Kinds of grenades to look for on a model. */
export const SEEK = { assault: 0, emp: 1, defensive: 2 } as const;
export type Seek = (typeof SEEK)[keyof typeof SEEK];

const seekOf = (weapon: WeaponSheet<Classic>): Seek =>
  isDefensive(weapon) ? SEEK.defensive : hasBit(weapon.profile.bits, EMP) ? SEEK.emp : SEEK.assault;

/** The grenade of a kind that a model can throw: the first one printed, else the stock one; null for none. */
export function grenadeOf(g: Game<Classic>, s: CalixtusSeams, model: ModelId, seek: Seek): WeaponSheet<Classic> | null {
  const sheet = g.sheetOf(model);
  const list = g.unitOf(model).sheet.weapons;
  for (let c = 0; c < sheet.weapons.length; c++) {
    const weapon = list[sheet.weapons[c]];
    if (!isGrenade(weapon) || weapon.profile.rangeInches === 0 || seekOf(weapon) !== seek) continue;
    if ((g.models.reg[BROKEN][model] & (1 << c)) === 0) return weapon;
  }
  if (seek === SEEK.assault) return hasBit(sheet.keywordBits, ASSAULT_GRENADES) ? FRAG_GRENADE : null;
  if (seek === SEEK.emp) return hasBit(sheet.keywordBits, EMP_GRENADES) ? EMP_GRENADE : null;
  return hasBit(sheet.keywordBits, DEFENSIVE_GRENADES) && s.hasStockPhotons(g) ? PHOTON_GRENADE : null;
}

/** The model with a grenade of a kind that is nearest to another unit, or -1. */
export function throwerOf(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, target: Unit<Classic>, seek: Seek): ModelId {
  const m = g.models;
  let best = Infinity;
  let thrower: ModelId = -1;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || g.sheetOf(i).stats.vehicle !== 0 || grenadeOf(g, s, i, seek) === null) continue;
    for (let j = target.first; j < target.first + target.size; j++) {
      if (m.alive[j] === 0) continue;
      const d = gap(m, i, j);
      if (d >= best) continue;
      best = d;
      thrower = i;
    }
  }
  return thrower;
}

/**
 * Lays the marker of a thrown grenade on the model of the charged unit where it covers most models: range and line of sight are assumed.
 */
export function placeThrown(g: Game<Classic>, a: Attack): boolean {
  const m = g.models;
  const target = a.aimed;
  const radius = a.weapon.profile.blastInches;
  let most = 0;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (m.alive[j] === 0) continue;
    const covered = coveredBy(g, target, m.x[j], m.y[j], radius);
    if (covered <= most || touchesForbidden(g, a.attacker, m.x[j], m.y[j], radius)) continue;
    most = covered;
    a.mark[0] = m.x[j];
    a.mark[1] = m.y[j];
  }
  return most > 0;
}

const MOST_UNITS = 512;
const room = scratch({ woundsBefore: new Int32Array(MOST_UNITS) });

function woundsOf(g: Game<Classic>, u: Unit<Classic>): number {
  let sum = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) sum += g.models.wounds[i];
  return sum;
}

/** Throws a grenade at a unit: resolves its hits, and the pinning tests of the units that lose Wounds to it. */
export function throwGrenade(
  g: Game<Classic>,
  s: CalixtusSeams,
  thrower: ModelId,
  weapon: WeaponSheet<Classic>,
  target: Unit<Classic>,
): void {
  const u = g.unitOf(thrower);
  g.log.note(GRENADE_THROWN, u.slot, target.slot, thrower);
  const { woundsBefore } = room();
  for (let k = 0; k < g.units.length; k++) woundsBefore[k] = woundsOf(g, g.units[k]);
  const frame = g.dice.begin(DEED.react, u, target);
  g.dice.weapon(frame, weapon.key);
  const a = beginAttack(g, u, target, weapon, frame, CAUSE.assault);
  a.anywhere = true;
  a.bearer = thrower;
  a.firer[0] = thrower;
  a.snaps[0] = 0;
  a.firers = 1;
  a.shots[0] = s.shotsOf(g, a, thrower);
  s.fireWeapon(g, a);
  const pins = s.suppresses(g, a);
  endAttack(g);
  g.dice.end(frame);
  for (let k = 0; k < g.units.length; k++) {
    const struck = g.units[k];
    lift(struck, PIN_DUE);
    const lost = woundsBefore[k] - woundsOf(g, struck);
    if (pins && lost > 0 && struck.alive > 0 && !s.isVehicle(g, struck)) testPinning(g, s, struck, u, s.grenadeModifier(g, lost));
    lift(struck, BURST_UPON);
  }
}

/** Whether a unit is pinned or gone to ground: such a unit can neither throw nor go on with a charge. */
export const isDown = (g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): boolean => is(u, GONE_TO_GROUND) || s.isPinned(g, u);
