import { catchUnit, caughtBy, gap, gapToPoint, isStillThere, releaseCaught, within } from 'sandtable/kit';
import {
  arenaMemory,
  type Cause,
  DEED,
  event,
  type Game,
  hasBit,
  inflict,
  is,
  keyword,
  lift,
  type ModelId,
  PLACE,
  purpose,
  scratch,
  type Tally,
  terrainKind,
  type Unit,
  unitTally,
} from 'sandtable/rules';
import { opponentOf } from '../assault/duel.ts';
import { ARM, type Classic, MOST_WEAPONS } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { stray } from '../saves/stray.ts';
import type { VehicleSeams } from '../seams.ts';
import { type Attack, STAGE, WOUND } from '../shooting/attack.ts';
import { BROKEN, GLANCING_HITS, IMMOBILISED, PENETRATING_HITS, SHAKEN, STUNNED, VEHICLE_DAMAGE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { madeArm } from '../weapons/arms.ts';
import { otherModes } from '../weapons/modes.ts';

const BLAST_RADIUS = purpose('blast-radius');
const WHICH_WEAPON = purpose('weapon');

/** Places of the weapons that a result can destroy, in the list of what is carried. */
const atRisk = scratch({ places: new Uint8Array(MOST_WEAPONS) });

const GLANCES = event(
  'glances',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{unit} scores {count|glancing hit|glancing hits} on {target}',
);
const PENETRATES = event(
  'penetrates',
  { unit: 'unit', target: 'unit', count: 'number' },
  '{unit} scores {count|penetrating hit|penetrating hits} on {target}',
);
/** Hull Points lost. */
const HULL_POINTS = event('hull-points', { unit: 'unit', lost: 'number' }, '{unit} loses {lost|Hull Point|Hull Points}');
/** A result of the Vehicle Damage table. */
const DAMAGE = event(
  'vehicle-damage',
  { unit: 'unit', result: 'number' },
  '{unit} is damaged: {result#1 crew shaken#4 crew stunned#5 a weapon destroyed#6 immobilised#7 it explodes}',
);
const WEAPON_DESTROYED = event('weapon-destroyed', { unit: 'unit', model: 'model', place: 'number' }, '{unit} loses a weapon of {model}');
const WRECKED = event('wrecked', { unit: 'unit' }, '{unit} is wrecked');
/** What odds count of a vehicle: results of the table, and what becomes of it. */
const CREW_SHAKEN = unitTally('crewShakenResults', 'save');
const CREW_STUNNED = unitTally('crewStunnedResults', 'save');
const WEAPON_RESULTS = unitTally('weaponDestroyedResults', 'save');
const IMMOBILISED_RESULTS = unitTally('immobilisedResults', 'save');
const EXPLODES_RESULTS = unitTally('explodesResults', 'save');
const WEAPONS_LOST = unitTally('weaponsLost', 'loss');
const WRECKS = unitTally('wrecks', 'loss');
const EXPLOSIONS = unitTally('explosions', 'loss');
const EXPLODES = event('explodes', { unit: 'unit', inches: 'number' }, '{unit} explodes with a radius of {inches|inch|inches}');

/** The explosion of a vehicle (CLS-VEH-23). */
export const EXPLOSION = madeArm('explosion', { S: 4, AP: '-', type: 'assault' });

const WRECK = terrainKind('wreck');
/** Results of the table by number (CLS-VEH-17). */
const RESULT = { stunned: 4, weapon: 5, immobilised: 6, explodes: 7 } as const;

/**
 * The vehicle whose destruction waits until all hits of the weapon have been rolled (CLS-VEH-16), -1 for none, the Hull Points it
 * will lose, and whether it explodes.
 */
export const waiting = arenaMemory('classic/vehicle-that-waits', (_g: Game<Classic>) => ({ vehicle: -1, owed: 0, bursts: false }));

/** The other profile of a combined weapon, listed after its first one in what a model carries. */
const SECONDARY = keyword('combined-secondary');

type Keys =
  | 'resolvePenetration'
  | 'glancing'
  | 'penetrating'
  | 'glancingPoints'
  | 'penetratingPoints'
  | 'hullPoints'
  | 'damageRoll'
  | 'beforeSettling'
  | 'damageResult'
  | 'damageModifier'
  | 'vehicleDamage'
  | 'immobilise'
  | 'isImmobilised'
  | 'mobilise'
  | 'destroyWeapon'
  | 'weaponLeft'
  | 'weaponExposed'
  | 'breakWeapon'
  | 'wreck'
  | 'explode'
  | 'explosion'
  | 'explosionInches'
  | 'explosionHits'
  | 'shake'
  | 'stun';

/** VEH: what hits do to vehicles. */
export const damage = (s: ClassicSeams, t: Tables): Pick<VehicleSeams<Classic>, Keys> => ({
  resolvePenetration: (g, a) => {
    const wait = waiting(g);
    const { vehicle: outer, owed: outerOwed, bursts: outerBursts } = wait;
    wait.vehicle = -1;
    a.stage = STAGE.armour;
    for (let k = 0; k < a.hits && a.target.alive > 0; k++) {
      a.at = k;
      a.bearer = a.hitBy[k];
      a.strength = s.strengthOf(g, a);
      a.ap = s.apOf(g, a);
      let vehicle = nearestVehicle(g, a);
      if (vehicle < 0) break;
      if (vehicle !== wait.vehicle) {
        settle(g, s, a);
        if (a.target.alive === 0) break;
        // An explosion may have destroyed the one that was to be hit.
        vehicle = nearestVehicle(g, a);
        if (vehicle < 0) break;
        wait.vehicle = vehicle;
        wait.owed = 0;
        wait.bursts = false;
      }
      a.pools = 1;
      a.pool = 0;
      a.poolFlags[0] = a.hitFlags[k] | (a.stray ? WOUND.noCover : 0);
      s.hitVehicle(g, a, vehicle);
      // What this hit sets off comes before the next one, and not before itself again.
      a.at = k + 1;
      if (a.target.alive > 1 && wait.owed >= g.models.wounds[vehicle]) settle(g, s, a);
    }
    a.at = a.hits;
    settle(g, s, a);
    a.pools = 0;
    wait.vehicle = outer;
    wait.owed = outerOwed;
    wait.bursts = outerBursts;
  },

  glancing: (g, a, vehicle) => {
    g.log.note(GLANCES, a.attacker.slot, a.target.slot, 1);
    g.log.tally(GLANCING_HITS, 1, a.attacker.slot, a.target.slot, a.frame);
    a.unsavedWounds++;
    a.totalLost += loseHullPoints(g, s, vehicle, s.hullPoints(g, a, vehicle, false), a.cause, a.credit);
  },
  penetrating: (g, a, vehicle) => {
    g.log.note(PENETRATES, a.attacker.slot, a.target.slot, 1);
    g.log.tally(PENETRATING_HITS, 1, a.attacker.slot, a.target.slot, a.frame);
    a.unsavedWounds++;
    a.totalLost += loseHullPoints(g, s, vehicle, s.hullPoints(g, a, vehicle, true), a.cause, a.credit);
    if (g.models.alive[vehicle] !== 0) s.damageRoll(g, a, vehicle);
  },
  damageRoll: (g, a, vehicle) => {
    const total = g.dice.d6(a.frame, VEHICLE_DAMAGE) + s.damageModifier(g, a, vehicle);
    const result = s.damageResult(g, a, vehicle, total);
    if (result > 0) s.vehicleDamage(g, vehicle, result, a.cause, a.credit, a.frame);
  },
  beforeSettling: () => {},
  damageResult: (_g, _a, _vehicle, total) => t.vehicleDamage[Math.max(0, Math.min(t.vehicleDamage.length - 1, total))],
  glancingPoints: () => 1,
  penetratingPoints: () => 1,
  hullPoints: (g, a, vehicle, penetrating) => (penetrating ? s.penetratingPoints(g, a, vehicle) : s.glancingPoints(g, a, vehicle)),
  damageModifier: () => 0,

  vehicleDamage: (g, vehicle, result, cause, by, frame) => {
    const u = g.unitOf(vehicle);
    g.log.note(DAMAGE, u.slot, result);
    g.log.befalls(countOf(result), 1, u.slot);
    if (result >= RESULT.explodes) {
      const wait = waiting(g);
      if (vehicle === wait.vehicle) wait.bursts = true;
      else s.explode(g, vehicle, cause, by, frame);
    } else if (result === RESULT.immobilised) s.immobilise(g, vehicle, cause, by);
    else if (result === RESULT.weapon) s.destroyWeapon(g, vehicle, cause, by, frame);
    else {
      s.shake(g, vehicle);
      if (result === RESULT.stunned) s.stun(g, vehicle);
    }
  },
  shake: (g, vehicle) => inflict(g, g.unitOf(vehicle), SHAKEN),
  stun: (g, vehicle) => inflict(g, g.unitOf(vehicle), STUNNED),

  immobilise: (g, vehicle, cause, by) => {
    const u = g.unitOf(vehicle);
    if (is(u, IMMOBILISED)) loseHullPoints(g, s, vehicle, g.desk.numbers.immobilisedAgainPoints, cause, by);
    else inflict(g, u, IMMOBILISED);
  },

  isImmobilised: (g, vehicle) => is(g.unitOf(vehicle), IMMOBILISED),
  mobilise: (g, vehicle) => lift(g.unitOf(vehicle), IMMOBILISED),

  destroyWeapon: (g, vehicle, cause, by, frame) => {
    const { places } = atRisk();
    let n = 0;
    for (let c = 0; c < g.sheetOf(vehicle).weapons.length; c++)
      if (isAtRisk(g, s, vehicle, c) && s.weaponExposed(g, vehicle, c, cause, by)) places[n++] = c;
    // Without one that the attacker faces, any.
    if (n === 0) for (let c = 0; c < g.sheetOf(vehicle).weapons.length; c++) if (isAtRisk(g, s, vehicle, c)) places[n++] = c;
    if (n === 0) s.immobilise(g, vehicle, cause, by);
    else s.breakWeapon(g, vehicle, places[g.dice.pick(frame, WHICH_WEAPON, n)]);
  },
  weaponLeft: (g, vehicle, place) => (g.models.reg[BROKEN][vehicle] & (1 << place)) === 0,
  weaponExposed: () => true,

  breakWeapon: (g, vehicle, place) => {
    const modes = otherModes(g.unitOf(vehicle).sheet.weapons, g.sheetOf(vehicle).weapons, place);
    g.models.reg[BROKEN][vehicle] |= (1 << place) | modes | (isSecondary(g, vehicle, place + 1) ? 2 << place : 0);
    g.log.note(WEAPON_DESTROYED, g.models.unit[vehicle], vehicle, place);
    g.log.befalls(WEAPONS_LOST, 1, g.models.unit[vehicle]);
  },

  wreck: (g, vehicle, cause, by) => {
    const m = g.models;
    if (m.alive[vehicle] === 0) return;
    g.log.note(WRECKED, m.unit[vehicle]);
    g.log.befalls(WRECKS, 1, m.unit[vehicle]);
    layWreck(g, vehicle);
    g.wound(vehicle, m.wounds[vehicle], cause, by);
  },

  explosion: () => EXPLOSION,

  explode: (g, vehicle, cause, by, _frame) => {
    const m = g.models;
    if (m.alive[vehicle] === 0) return;
    const u = g.unitOf(vehicle);
    const inches = s.explosionInches(g, vehicle);
    g.log.note(EXPLODES, u.slot, inches);
    g.log.befalls(EXPLOSIONS, 1, u.slot);
    g.wound(vehicle, m.wounds[vehicle], cause, by);
    s.explosionHits(g, vehicle, inches, cause, by);
  },

  explosionInches: (g, vehicle) => {
    const frame = g.dice.begin(DEED.react, g.unitOf(vehicle), g.nobody);
    const inches = g.dice.sum(frame, BLAST_RADIUS, g.desk.numbers.explosionDice);
    g.dice.end(frame);
    return inches;
  },

  explosionHits: (g, vehicle, inches, cause, by) => {
    const m = g.models;
    const u = g.unitOf(vehicle);
    const weapon = s.explosion(g, vehicle);
    const caught = caughtBy(g);
    const from = caught.height;
    for (let k = 0; k < g.units.length; k++) {
      const other = g.units[k];
      if (other.alive === 0 || other.place !== PLACE.table) continue;
      let n = 0;
      for (let j = other.first; j < other.first + other.size; j++) if (m.alive[j] !== 0 && within(m, vehicle, j, inches)) n++;
      if (n > 0) catchUnit(g, other, n);
    }
    const end = caught.height;
    for (let k = from; k < end; k++) {
      const other = g.units[caught.unit[k]];
      if (!isStillThere(other)) continue;
      const frame = g.dice.begin(DEED.react, u, other);
      g.dice.weapon(frame, weapon.key);
      s.strayHits(g, other, weapon, caught.hits[k], stray(by, cause, frame, m.x[vehicle], m.y[vehicle]));
      g.dice.end(frame);
    }
    releaseCaught(g, from);
  },
});

/** What a result of the table counts as. */
function countOf(result: number): Tally {
  if (result >= RESULT.explodes) return EXPLODES_RESULTS;
  if (result === RESULT.immobilised) return IMMOBILISED_RESULTS;
  if (result === RESULT.weapon) return WEAPON_RESULTS;
  return result === RESULT.stunned ? CREW_STUNNED : CREW_SHAKEN;
}

/** Hull Points that a vehicle has left, less those it is still to lose. */
export function hullPointsLeft(g: Game<Classic>, vehicle: ModelId): number {
  const wait = waiting(g);
  return g.models.wounds[vehicle] - (vehicle === wait.vehicle ? wait.owed : 0);
}

/** Resolves something against one vehicle whose destruction waits until it is done. */
export function holding(
  g: Game<Classic>,
  s: ClassicSeams,
  a: Attack,
  vehicle: ModelId,
  deed: (g: Game<Classic>, a: Attack, vehicle: ModelId) => void,
): void {
  const wait = waiting(g);
  const { vehicle: outer, owed: outerOwed, bursts: outerBursts } = wait;
  wait.vehicle = vehicle;
  wait.owed = 0;
  wait.bursts = false;
  deed(g, a, vehicle);
  settle(g, s, a);
  wait.vehicle = outer;
  wait.owed = outerOwed;
  wait.bursts = outerBursts;
}

/** Ends the wait: the held vehicle explodes, is wrecked, or loses the Hull Points due. */
function settle(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const wait = waiting(g);
  if (wait.vehicle >= 0 && g.models.alive[wait.vehicle] !== 0) s.beforeSettling(g, a, wait.vehicle);
  const { vehicle, owed: lost, bursts } = wait;
  wait.vehicle = -1;
  wait.owed = 0;
  wait.bursts = false;
  if (vehicle < 0 || g.models.alive[vehicle] === 0) return;
  if (bursts) s.explode(g, vehicle, a.cause, a.credit, a.frame);
  else if (lost >= g.models.wounds[vehicle]) s.wreck(g, vehicle, a.cause, a.credit);
  else if (lost > 0) g.wound(vehicle, lost, a.cause, a.credit);
  if (g.models.alive[vehicle] === 0) a.totalSlain++;
}

/** Whether blows cannot fall on a vehicle: it is in a challenge with another model, or not the one that this one fights (CLS-ASSAULT-24). */
function isOutOfReach(g: Game<Classic>, a: Attack, vehicle: ModelId): boolean {
  if (a.duel >= 0 && g.models.alive[a.duel] !== 0) return vehicle !== a.duel;
  return a.melee && opponentOf(g, vehicle) >= 0;
}

/** The target's living vehicle nearest to the attacker, -1 if none can be hit. */
function nearestVehicle(g: Game<Classic>, a: Attack): ModelId {
  const m = g.models;
  const u = a.target;
  let best = -1;
  let nearest = Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || isOutOfReach(g, a, i)) continue;
    if (u.alive === 1) return i;
    const d = a.bearer >= 0 ? gap(m, a.bearer, i) : gapToPoint(m, i, a.mark[0], a.mark[1]);
    if (d >= nearest) continue;
    nearest = d;
    best = i;
  }
  return best;
}

/** Whether a result can destroy the weapon at an index in the list of what is carried. */
const isAtRisk = (g: Game<Classic>, s: ClassicSeams, vehicle: ModelId, place: number): boolean =>
  g.unitOf(vehicle).sheet.weapons[g.sheetOf(vehicle).weapons[place]].profile.type !== ARM.melee &&
  !isSecondary(g, vehicle, place) &&
  s.weaponLeft(g, vehicle, place) &&
  !isLeftInAnotherMode(g, s, vehicle, place);

/** Whether the weapon at an index is a mode of one that is counted already: they are one weapon, lost together (CLS-WPN-58). */
function isLeftInAnotherMode(g: Game<Classic>, s: ClassicSeams, vehicle: ModelId, place: number): boolean {
  const modes = otherModes(g.unitOf(vehicle).sheet.weapons, g.sheetOf(vehicle).weapons, place);
  for (let c = 0; c < place; c++) if ((modes & (1 << c)) !== 0 && s.weaponLeft(g, vehicle, c)) return true;
  return false;
}

/** Whether the weapon at an index is the other profile of the one before it: they are one weapon, lost together (CLS-VEH-21, CLS-WPN-56). */
function isSecondary(g: Game<Classic>, vehicle: ModelId, place: number): boolean {
  const { weapons } = g.sheetOf(vehicle);
  return place > 0 && place < weapons.length && hasBit(g.unitOf(vehicle).sheet.weapons[weapons[place]].profile.bits, SECONDARY);
}

/** Leaves a wreck of the shape of the hull, from the reserve of pieces (CLS-VEH-24). */
function layWreck(g: Game<Classic>, vehicle: ModelId): void {
  const { board, models: m } = g;
  if (board.count >= board.pieces.length) return;
  const piece = board.pieces[board.count++];
  const long = m.coreX[vehicle] + m.rim[vehicle];
  const broad = m.coreY[vehicle] + m.rim[vehicle];
  const c = m.dirX[vehicle];
  const d = m.dirY[vehicle];
  piece.kind = WRECK;
  piece.cover = 0;
  piece.height = m.height[vehicle];
  piece.corners = 4;
  piece.minX = piece.minY = Infinity;
  piece.maxX = piece.maxY = -Infinity;
  for (let k = 0; k < 4; k++) {
    const ahead = k === 0 || k === 3 ? long : -long;
    const aside = k < 2 ? broad : -broad;
    const x = m.x[vehicle] + c * ahead - d * aside;
    const y = m.y[vehicle] + d * ahead + c * aside;
    piece.polygon[2 * k] = x;
    piece.polygon[2 * k + 1] = y;
    piece.minX = Math.min(piece.minX, x);
    piece.minY = Math.min(piece.minY, y);
    piece.maxX = Math.max(piece.maxX, x);
    piece.maxY = Math.max(piece.maxY, y);
  }
}

/** Takes Hull Points off; notes who did. Returns those really lost. */
export function loseHullPoints(
  g: Game<Classic>,
  s: ClassicSeams,
  vehicle: ModelId,
  points: number,
  cause: Cause,
  by: Unit<Classic> | null,
): number {
  const m = g.models;
  if (m.alive[vehicle] === 0 || points <= 0) return 0;
  const left = hullPointsLeft(g, vehicle);
  const lost = Math.min(points, left);
  if (lost <= 0) return 0;
  g.log.note(HULL_POINTS, m.unit[vehicle], lost);
  const wait = waiting(g);
  if (vehicle === wait.vehicle) wait.owed += lost;
  else if (lost < left) g.wound(vehicle, lost, cause, by);
  else s.wreck(g, vehicle, cause, by);
  return lost;
}
