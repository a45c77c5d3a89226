import type { Bonus, Cause, Count, Frame, Game, Inches, ModelId, Needed, Unit, Value, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** VEH, filled by vehicle.ts and its neighbours. */
export interface VehicleSeams<F extends ClassicFamily> {
  /** Resolves the hits of an attack on a vehicle: takes them one by one. Called by `resolveHits`. */
  resolvePenetration: (g: Game<F>, a: Attack<F>) => void;
  /** The Armour Value a hit of `a.bearer` meets (CLS-VEH-12, -26, -32). */
  armourFacing: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => Value;
  /** The lowest Armour Value that blows at a unit of vehicles can meet (CLS-VEH-32, -40). */
  weakestArmour: (g: Game<F>, u: Unit<F>) => Value;
  /** Changes of an Armour Value for this attack (Lance). */
  armourValue: (g: Game<F>, a: Attack<F>, av: number) => Value;
  /** The roll to penetrate of one hit: its total (CLS-VEH-14). */
  penetrationRoll: (g: Game<F>, a: Attack<F>, av: number) => number;
  /** The result of a total against an Armour Value: -1 nothing, 0 glancing, 1 penetrating (CLS-VEH-14); `a.natural` is its highest face. */
  penetrationOutcome: (g: Game<F>, a: Attack<F>, av: number, total: number) => number;
  /** Dice added up for penetration: 1, or 2 (Melta, Armourbane). */
  penetrationDice: (g: Game<F>, a: Attack<F>) => Count;
  /** Whether one more die is rolled and the lowest left out (Ordnance, Primary). A yes or no to tune. */
  penetrationKeepsHighest: (g: Game<F>, a: Attack<F>) => boolean;
  /** The highest total that a roll to penetrate can come to, a rule that needs no total counting as more than any armour. */
  mostPenetration: (g: Game<F>, a: Attack<F>) => number;
  /** What the natural faces add beyond themselves (Rending); `highest` is the highest of them. */
  penetrationBonus: (g: Game<F>, a: Attack<F>, highest: number) => Bonus;
  /** Whether a roll that does not get through is made again. */
  rerollsPenetration: (g: Game<F>, a: Attack<F>) => boolean;
  /** Whether a roll that only glances is made again. */
  rerollsGlancing: (g: Game<F>, a: Attack<F>) => boolean;
  /** One hit on a vehicle: -1 nothing, 0 glancing, 1 penetrating (Haywire and Graviton wrap this). */
  penetrate: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => number;
  /** A vehicle's cover (or other) save against a hit that got through. */
  vehicleSaves: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => boolean;
  /** Cover of a vehicle against the hit under way, 7 for none: of what hides a quarter of the facing that is met (CLS-VEH-27). */
  facingCover: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => Needed;
  glancing: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  penetrating: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  /** Hull Points that a glancing hit costs, and a penetrating one, where its weapon says nothing else: 1 (CLS-VEH-15, -16). */
  glancingPoints: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => Count;
  penetratingPoints: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => Count;
  /** Hull Points a hit costs. */
  hullPoints: (g: Game<F>, a: Attack<F>, vehicle: ModelId, penetrating: boolean) => Count;
  /** The roll on the damage table that a penetrating hit asks for, once it has cost its Hull Points (CLS-VEH-16): at once. */
  damageRoll: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  /** The hits on a vehicle have been taken: last, before it explodes, is wrecked or loses what it owes: nothing. */
  beforeSettling: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  /** Result of the Vehicle Damage table for a total, 1 to 7, or 0 for none (CLS-VEH-17). */
  damageResult: (g: Game<F>, a: Attack<F>, vehicle: ModelId, total: number) => number;
  /** Modifiers of a roll on the damage table (CLS-VEH-18). */
  damageModifier: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => Bonus;
  /** Applies a result of the Vehicle Damage table (CLS-VEH-17), 1 to 7. */
  vehicleDamage: (g: Game<F>, vehicle: ModelId, result: number, cause: Cause, by: Unit<F> | null, frame: Frame) => void;
  /** Crew Shaken (CLS-VEH-19). */
  shake: (g: Game<F>, vehicle: ModelId) => void;
  /** Crew Stunned, beside being shaken (CLS-VEH-20). */
  stun: (g: Game<F>, vehicle: ModelId) => void;
  immobilise: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null) => void;
  /** Whether a vehicle suffers from an Immobilised result: if its unit does. */
  isImmobilised: (g: Game<F>, vehicle: ModelId) => boolean;
  /** Takes an Immobilised result off a vehicle. */
  mobilise: (g: Game<F>, vehicle: ModelId) => void;
  destroyWeapon: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null, frame: Frame) => void;
  /** Whether the weapon at a place in the list of what a vehicle carries can still be destroyed: one that fires, and is neither lost nor used up. */
  weaponLeft: (g: Game<F>, vehicle: ModelId, place: number) => boolean;
  /** Whether that weapon can be the one that damage by a unit destroys, while others cannot: any can (CLS-VEH-21). */
  weaponExposed: (g: Game<F>, vehicle: ModelId, place: number, cause: Cause, by: Unit<F> | null) => boolean;
  /** The weapon at a place in the list of what a vehicle carries is lost, with its other profile if it has one (CLS-VEH-21). */
  breakWeapon: (g: Game<F>, vehicle: ModelId, place: number) => void;
  wreck: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null) => void;
  explode: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null, frame: Frame) => void;
  /** How far an explosion reaches from the hull, inches: a die (CLS-VEH-23). */
  explosionInches: (g: Game<F>, vehicle: ModelId) => Inches;
  /** What an explosion does to those within so many inches of the hull, which has gone: a hit on each model (CLS-VEH-23). */
  explosionHits: (g: Game<F>, vehicle: ModelId, inches: number, cause: Cause, by: Unit<F> | null) => void;
  /** What hits everything round a vehicle that explodes (CLS-VEH-23). */
  explosion: (g: Game<F>, vehicle: ModelId) => WeaponSheet<F>;
  /** Weapons a vehicle fires at full Ballistic Skill this turn (CLS-VEH-06 to -09). */
  fullBallisticWeapons: (g: Game<F>, model: ModelId) => Count;
  /** How many of its weapons a kind of model fires at full Ballistic Skill after a move of so many inches, for what doctrines expect (CLS-VEH-06). */
  aimedAfterMove: (g: Game<F>, u: Unit<F>, kind: number, inches: number) => Count;
  /** Whether what a vehicle fires at full Ballistic Skill depends on its speed: not a Walker's (CLS-VEH-39), nor that of kinds with rules of their own. */
  firesBySpeed: (g: Game<F>, model: ModelId) => boolean;
  /** Weapons at full Ballistic Skill beyond what the speed of a vehicle allows, which `fullBallisticWeapons` counts already: 0. */
  weaponsBeyondSpeed: (g: Game<F>, model: ModelId) => Count;
  /** Whether a weapon of a vehicle snaps because of its speed: each after so many of them (CLS-VEH-06). `ordinal`: as for `firesSnap`. */
  exceedsSpeed: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, ordinal: number) => boolean;
  /** Whether a weapon of a vehicle snaps because it fires Ordnance besides (CLS-VEH-09). `ordinal`: as for `firesSnap`. */
  heldByOrdnance: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, ordinal: number) => boolean;
  /** Farthest that a vehicle, one of the unit or its first, goes at Combat Speed: 6 inches (CLS-VEH-03). */
  combatInches: (g: Game<F>, u: Unit<F>, model?: ModelId) => Inches;
  /** Whether a vehicle counts as Stationary, Combat Speed (1) or Cruising Speed (2): one of the unit, or its first. */
  speedOf: (g: Game<F>, u: Unit<F>, model?: ModelId) => 0 | 1 | 2;
  flatOut: (g: Game<F>, u: Unit<F>) => void;
  /** Goes Flat Out with an intent that has been chosen. */
  flatOutAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  /** Inches a vehicle may go Flat Out now, 0 if it may not (CLS-VEH-11). */
  flatOutInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Whether a vehicle may Tank Shock, or ram, now (CLS-VEH-34, -36). */
  mayTankShock: (g: Game<F>, u: Unit<F>) => boolean;
  mayRam: (g: Game<F>, u: Unit<F>) => boolean;
  /** What a tank has to be able to go beyond so that it may ram: 6 inches (CLS-VEH-36). */
  ramsBeyondInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Farthest that a vehicle drives to ram another: 12 inches (CLS-VEH-36). */
  ramInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Farthest that a vehicle drives in a Tank Shock: 12 inches (CLS-VEH-34). */
  shockInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Inches that its owner states for a Tank Shock at a unit: as far as it drives (CLS-VEH-34). */
  statedInches: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Drives straight through what stands in the way, at most `inches` in a direction (CLS-VEH-34). */
  tankShock: (g: Game<F>, u: Unit<F>, dirX: number, dirY: number, inches: number) => void;
  /** A unit is reached by a tank that drove so many inches to it: true if that stops it. */
  shockMet: (g: Game<F>, tank: Unit<F>, u: Unit<F>, inches: number) => boolean;
  /** The Morale check of a unit that a tank reached, and what else befalls it before it could stand: true if it passed (CLS-VEH-34). */
  shockCheck: (g: Game<F>, tank: Unit<F>, u: Unit<F>, inches: number) => boolean;
  /** A model of a unit that held may stand against the tank: true if it stops it (CLS-VEH-35). */
  deathOrGlory: (g: Game<F>, tank: Unit<F>, u: Unit<F>) => boolean;
  /** Drives straight into an enemy vehicle (CLS-VEH-36). */
  ram: (g: Game<F>, u: Unit<F>, target: Unit<F>) => void;
  /** Whether a vehicle that has smoke left may lay it now: yes (CLS-VEH-28). */
  maySmoke: (g: Game<F>, u: Unit<F>) => boolean;
  /** A vehicle turns on the spot, towards what it will fire at (CLS-VEH-04). */
  pivot: (g: Game<F>, u: Unit<F>) => void;
  /** Turns a hull on the spot to a direction; false, with nothing changed, if it has no room or may not (CLS-VEH-04). */
  turnHull: (g: Game<F>, u: Unit<F>, model: ModelId, dirX: number, dirY: number) => boolean;
  /** Whether a hull may turn on the spot to a direction in which it has room (CLS-VEH-04). */
  mayFace: (g: Game<F>, u: Unit<F>, model: ModelId, dirX: number, dirY: number) => boolean;
  /** A hull is about to turn on the spot to a direction: what that costs it (CAL-VEH-09, HYB-VEH-09). */
  paysToFace: (g: Game<F>, u: Unit<F>, model: ModelId, dirX: number, dirY: number) => void;
}
