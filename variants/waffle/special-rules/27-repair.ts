import { CONTACT, gap } from 'sandtable/kit';
import {
  DEED,
  type Decision,
  decision,
  event,
  first,
  type Game,
  hasBit,
  integer,
  is,
  keyword,
  type ModelId,
  modelRegister,
  PLACE,
  purpose,
  type Unit,
} from 'sandtable/rules';
import { ARM, type Classic } from '../../classic/family.ts';
import { BROKEN, FALLING_BACK, GONE_TO_GROUND, SCATTERED, SHAKEN, STUNNED } from '../../classic/state.ts';
import { isLaterMode, otherModes } from '../../classic/weapons/modes.ts';
import { weaponWorth } from '../../classic/worth/worth.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const REPAIR = keyword('repair');
const SECONDARY = keyword('combined-secondary');
const ROLL = purpose('repair');

/** One more than the number of weapons that a model which repaired may still fire; 0 for one that did not. */
const LEFT_TO_FIRE = modelRegister('WAF-USR-27/left-to-fire', 'phase');
/** Destroyed weapons of a model, among those in `BROKEN`, which includes used-up ones. */
const DESTROYED = modelRegister('WAF-USR-27/destroyed', 'game');

const ATTEMPT = event('repairs', { unit: 'unit', target: 'unit', total: 'number' }, '{unit} tries to repair {target}: {total} in all');
const MENDED = event('mended', { unit: 'unit', what: 'number' }, '{unit} is repaired');

/** What is repaired: one of these, or, after them, a weapon by its place in the vehicle's list. */
const MEND = { hullPoint: 0, tracks: 1, weapon: 2 } as const;
const WHICH: Decision<Classic> = decision<Classic>('WAF-USR-27/repair', 'model', first);
const WHAT: Decision<Classic> = decision<Classic>('WAF-USR-27/mend', 'number', first);

const isRanged = (u: Unit<Classic>, weapon: number): boolean => {
  const arm = u.sheet.weapons[weapon].profile;
  return arm.type !== ARM.melee && (arm.rangeInches > 0 || arm.templateInches > 0);
};

/** Ranged weapons that a model has left. */
function weaponsLeft(g: Game<Classic>, i: ModelId): number {
  const { weapons } = g.sheetOf(i);
  const u = g.unitOf(i);
  const broken = g.models.reg[BROKEN][i];
  let n = 0;
  for (let c = 0; c < weapons.length; c++)
    if ((broken & (1 << c)) === 0 && isRanged(u, weapons[c]) && !isLaterMode(u.sheet.weapons, weapons, c, broken)) n++;
  return n;
}

const isDamaged = (g: Game<Classic>, s: WaffleSeams, j: ModelId): boolean =>
  g.models.wounds[j] < g.sheetOf(j).stats.wounds || s.isImmobilised(g, j) || g.models.reg[DESTROYED][j] !== 0;

/** Points that the best of a model's weapons could destroy of the enemy it suits best, on paper. */
function fireWorth(g: Game<Classic>, s: WaffleSeams, i: ModelId): number {
  const u = g.unitOf(i);
  const { weapons } = g.sheetOf(i);
  const enemies = g.sides[1 - u.side];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    if (!s.mayTarget(g, u, enemies[k])) continue;
    for (let c = 0; c < weapons.length; c++) {
      if ((g.models.reg[BROKEN][i] & (1 << c)) === 0 && isRanged(u, weapons[c]))
        most = Math.max(most, weaponWorth(g, u, weapons[c], enemies[k]));
    }
  }
  return most;
}

/** Lists the damaged vehicles of its side that a model touches, the dearest first; returns how many. */
function listDamaged(g: Game<Classic>, s: WaffleSeams, i: ModelId): number {
  const { options } = WHICH;
  const u = g.unitOf(i);
  const own = g.sides[u.side];
  let n = 0;
  for (let k = 0; k < own.length; k++) {
    const other = own[k];
    if (other.alive === 0 || other.place !== PLACE.table || other.aloft !== 0) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (g.models.alive[j] === 0 || g.sheetOf(j).stats.vehicle === 0 || !isDamaged(g, s, j) || (i !== j && gap(g.models, i, j) > CONTACT))
        continue;
      let at = n++;
      while (at > 0 && g.sheetOf(options[at - 1]).points < g.sheetOf(j).points) {
        options[at] = options[at - 1];
        at--;
      }
      options[at] = j;
    }
  }
  return n;
}

/** Asks which vehicle a model repairs: -1 for none, which comes first if its fire is worth more than the repair. */
function askFor(g: Game<Classic>, s: WaffleSeams, i: ModelId, on: number): ModelId {
  const { options } = WHICH;
  const n = listDamaged(g, s, i);
  if (n === 0) return -1;
  const { points, stats } = g.sheetOf(options[0]);
  const chance = Math.min(1, (1 + g.models.wounds[i]) / on);
  options[n] = -1;
  if (fireWorth(g, s, i) > (chance * points) / Math.max(1, stats.wounds)) {
    options[n] = options[0];
    options[0] = -1;
  }
  return options[g.ask(WHICH, g.unitOf(i).side, g.unitOf(i), null, n + 1)];
}

/** Asks what is repaired: first a last Hull Point, then the drive, then weapons. */
function askWhat(g: Game<Classic>, s: WaffleSeams, by: Unit<Classic>, j: ModelId): number {
  const { options } = WHAT;
  const missing = g.models.wounds[j] < g.sheetOf(j).stats.wounds;
  const urgent = missing && g.models.wounds[j] <= 1;
  let n = 0;
  if (urgent) options[n++] = MEND.hullPoint;
  if (s.isImmobilised(g, j)) options[n++] = MEND.tracks;
  const { weapons } = g.sheetOf(j);
  const arms = g.unitOf(j).sheet.weapons;
  const destroyed = g.models.reg[DESTROYED][j];
  for (let c = 0; c < weapons.length; c++) {
    const second = hasBit(arms[weapons[c]].profile.bits, SECONDARY) || isLaterMode(arms, weapons, c, ~destroyed);
    if ((destroyed & (1 << c)) !== 0 && !second) options[n++] = MEND.weapon + c;
  }
  if (missing && !urgent) options[n++] = MEND.hullPoint;
  return options[n === 1 ? 0 : g.ask(WHAT, by.side, by, g.unitOf(j), n)];
}

/** Restores a destroyed weapon, with the other profile of a combined one and the modes that were lost with it. */
function restore(g: Game<Classic>, j: ModelId, place: number): void {
  const { weapons } = g.sheetOf(j);
  const next = place + 1;
  const arms = g.unitOf(j).sheet.weapons;
  const pair = next < weapons.length && hasBit(arms[weapons[next]].profile.bits, SECONDARY);
  const modes = otherModes(arms, weapons, place) & g.models.reg[DESTROYED][j];
  const bits = (1 << place) | (pair ? 1 << next : 0) | modes;
  g.models.reg[BROKEN][j] &= ~bits;
  g.models.reg[DESTROYED][j] &= ~bits;
}

function mend(g: Game<Classic>, s: WaffleSeams, by: Unit<Classic>, j: ModelId): void {
  const what = askWhat(g, s, by, j);
  if (what === MEND.hullPoint) g.models.wounds[j]++;
  else if (what === MEND.tracks) s.mobilise(g, j);
  else restore(g, j, what - MEND.weapon);
  g.log.note(MENDED, g.models.unit[j], what);
}

/** A model gives up the fire of a weapon and tries to repair a vehicle. */
function attempt(g: Game<Classic>, s: WaffleSeams, i: ModelId, j: ModelId, on: number): void {
  const u = g.unitOf(i);
  const target = g.unitOf(j);
  g.models.reg[LEFT_TO_FIRE][i] = Math.min(s.weaponsPerModel(g, i), weaponsLeft(g, i));
  const frame = g.dice.begin(DEED.upkeep, u, target);
  const total = g.dice.d6(frame, ROLL) + g.models.wounds[i];
  g.dice.end(frame);
  g.log.note(ATTEMPT, u.slot, target.slot, total);
  if (total >= on) mend(g, s, u, j);
}

const mayRepair = (g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean =>
  hasBit(u.anyBits, REPAIR) &&
  u.place === PLACE.table &&
  s.mayShoot(g, u) &&
  !is(u, SCATTERED) &&
  !is(u, FALLING_BACK) &&
  !is(u, GONE_TO_GROUND) &&
  !is(u, STUNNED) &&
  !is(u, SHAKEN);

/** Models of a unit that repair instead of firing a weapon; returns whether any did. */
function repairs(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, on: number): boolean {
  let any = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || !hasBit(g.sheetOf(i).keywordBits, REPAIR) || weaponsLeft(g, i) === 0) continue;
    const j = askFor(g, s, i, on);
    if (j < 0) continue;
    attempt(g, s, i, j, on);
    any = true;
  }
  return any;
}

/** Whether a model of a unit is left with a weapon to fire. */
function someFire(g: Game<Classic>, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && g.models.reg[LEFT_TO_FIRE][i] !== 1) return true;
  return false;
}

/** Instead of firing a weapon a model may repair a damaged vehicle that it touches. */
export default defineRule({
  id: 'WAF-USR-27',
  title: 'Repair',
  source: 'Special Rules, Repair',
  text: [
    "In its shooting step a model touching a damaged vehicle may give up one ranged weapon's fire to roll D6 and add its own remaining Wounds or Hull Points. On 6 or more it restores one Hull Point, or removes one Weapon Destroyed or Immobilised result, its player's choice. Not while falling back, gone to ground, Stunned or Shaken. A vehicle with Repair may repair itself.",
    'Ruling: One attempt per repairing model per turn; Hull Points never exceed the starting number; wrecks cannot be repaired.',
  ].join('\n'),
  changes: 'classic base: recovery gear among the vehicle upgrades (CLS-VEH-51); the rule itself is new',
  default: 'on',
  keyword: 'repair',
  params: { on: integer(6, 2, 20, 'total, with the Wounds or Hull Points of who repairs, that mends something', 'total') },
  patch: ({ on }, s) => ({
    wrap: {
      shootingAction: (next) => (g, u) => {
        if (!mayRepair(g, s, u) || !repairs(g, s, u, on)) next(g, u);
        else if (someFire(g, u)) s.shootUnit(g, u);
      },
      weaponsPerModel: (next) => (g, model) => {
        const left = g.models.reg[LEFT_TO_FIRE][model];
        return left === 0 ? next(g, model) : Math.min(left - 1, next(g, model));
      },
      breakWeapon: (next) => (g, vehicle, place) => {
        const before = g.models.reg[BROKEN][vehicle];
        next(g, vehicle, place);
        g.models.reg[DESTROYED][vehicle] |= g.models.reg[BROKEN][vehicle] & ~before;
      },
    },
  }),
});
