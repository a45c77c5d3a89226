import type { Cause, CoreSeams, Frame, Game, ModelId, Purpose, SideId, Unit, WeaponSheet } from 'sandtable/rules';
import type { Attack } from './attack.ts';
import type { Classic, ClassicFamily, Stat } from './family.ts';

/*
 * All procedures of the classic base, by ledger area. Each group names the file that fills it:
 * `export const area = (s: ClassicSeams, t: Tables): Pick<ClassicSeams, ...> => ({ ... })`, merged by edition.ts.
 * Thresholds end in `On`: 2 to 6, 7 cannot, 1 without a roll. Rules patch single seams.
 */

/** DEF, filled by definitions.ts. */
export interface DefinitionSeams<F extends ClassicFamily> {
  /** A characteristic of a model as it is now: rules that change one wrap this (CLS-DEF-09). */
  statOf: (g: Game<F>, model: ModelId, stat: Stat) => number;
  /** The value most of a unit's living models have, the highest of those tied (CLS-DEF-11). */
  majorityOf: (g: Game<F>, u: Unit<F>, stat: Stat) => number;
  /** The highest value among a unit's living models. */
  highestOf: (g: Game<F>, u: Unit<F>, stat: Stat) => number;
  /** A characteristic test on one die of an open deed (CLS-DEF-10). */
  passesTest: (g: Game<F>, frame: Frame, why: Purpose, value: number) => boolean;
  /** The side that wins a roll-off (CLS-DEF-05). */
  rollOff: (g: Game<F>) => SideId;
  /** Rolls scatter and distance and moves the point in `mark` (x, y) by it; true on a Hit (CLS-DEF-06). `again`: a re-roll of both. */
  scatter: (g: Game<F>, frame: Frame, mark: Float64Array, lessInches: number, again: boolean) => boolean;
  /** Whether a model of the unit sees the target unit (CLS-DEF-08). */
  unitSees: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a model sees another. */
  modelSees: (g: Game<F>, model: ModelId, target: ModelId) => boolean;
  /** Whether a unit is made of vehicles (whose hits roll penetration). */
  isVehicle: (g: Game<F>, u: Unit<F>) => boolean;
}

/** SHOOT: who fires what at whom, filled by shoot.ts (choice) and volley.ts (resolution). */
export interface ShootSeams<F extends ClassicFamily> {
  /** A unit's activation in the Shooting phase: it shoots, or runs or turbo-boosts or goes Flat Out instead. */
  shootingAction: (g: Game<F>, u: Unit<F>) => void;
  /** Whether the unit may shoot at all now (CLS-SHOOT-02). */
  mayShoot: (g: Game<F>, u: Unit<F>) => boolean;
  /** Picks a target by doctrine and fires at it. */
  shootUnit: (g: Game<F>, u: Unit<F>) => void;
  /** Fires all of a unit's weapons at a target, weapon name by weapon name, and what follows (CLS-SHOOT-01, -21). Also used by Overwatch. */
  volley: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => void;
  /** Whether enemy units locked in combat and the like may be picked (CLS-SHOOT-03, -22), sight and range aside. */
  isTargetable: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Fills the election of weapons: which weapons each model will fire at the target, and which as Snap Shots (CLS-SHOOT-05). */
  electWeapons: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => void;
  /** How many weapons a model may fire this phase (CLS-SHOOT-05; 2 for monsters, all for vehicles). */
  weaponsPerModel: (g: Game<F>, model: ModelId) => number;
  /** Whether a model may fire an unbroken weapon now: not Ordnance after moving, not a grenade in Overwatch (CLS-WPN). */
  mayFire: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, overwatch: boolean) => boolean;
  /** Whether a model's unit must fire Snap Shots, whatever the weapon (gone to ground, falling back, shaken, overwatch). */
  unitSnaps: (g: Game<F>, u: Unit<F>, overwatch: boolean) => boolean;
  /** Whether a model fires this weapon as a Snap Shot now (CLS-SHOOT-08, CLS-WPN-03). `ordinal`: the how manieth weapon of the model. */
  firesSnap: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: Unit<F>, ordinal: number, overwatch: boolean) => boolean;
  /** Whether a weapon can be fired as a Snap Shot (CLS-SHOOT-09). */
  canSnap: (g: Game<F>, weapon: WeaponSheet<F>) => boolean;
  /** Range of a model's weapon now, inches; Infinity for unlimited. */
  rangeOf: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => number;
  /** Whether the model has a target model in sight, arc and range (CLS-SHOOT-04). */
  bears: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: Unit<F>) => boolean;
  /** Whether a target lies in the weapon's arc; true for what is on foot (CLS-VEH-10). Filled by vehicle.ts. */
  inFireArc: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: ModelId) => boolean;
  /** Lists the models that fire the weapon of an attack, with shots and snap flags: `a.firers` (CLS-SHOOT-04). */
  firersOf: (g: Game<F>, a: Attack<F>) => void;
  /** Shots of one model with the weapon of an attack, dice for random numbers included; 0 does not fire. */
  shotsOf: (g: Game<F>, a: Attack<F>, firer: ModelId) => number;
  /** Ballistic Skill for the shot of `a.bearer`; 1 for Snap Shots (CLS-SHOOT-06, -08). */
  ballisticSkillOf: (g: Game<F>, a: Attack<F>) => number;
  /** Needed To Hit of `a.bearer`. */
  hitOn: (g: Game<F>, a: Attack<F>) => number;
  /** Needed on the re-roll of a missed To Hit die, 7 for no re-roll (CLS-SHOOT-07, CLS-WPN-21). `face` is the die that missed. */
  rerollHitOn: (g: Game<F>, a: Attack<F>, face: number) => number;
  /** What a To Hit die means beyond hit and miss; returns flags of WOUND to put on the hit (Precision Shots). */
  hitFlags: (g: Game<F>, a: Attack<F>, face: number) => number;
  /** After each To Hit die is final (Gets Hot). */
  hitRolled: (g: Game<F>, a: Attack<F>, face: number) => void;
  /** Rolls To Hit for all firers of an attack and adds its hits. */
  rollHits: (g: Game<F>, a: Attack<F>) => void;
  /** Fires one weapon selection: hits, then their resolution on every unit hit. */
  fireWeapon: (g: Game<F>, a: Attack<F>) => void;
  /** Asked once before To Hit rolls of the first weapon: Jink and other reactions to being shot at. */
  targeted: (g: Game<F>, target: Unit<F>, by: Unit<F>) => void;
  /** When the unit has fired its last weapon: pinning, markers (CLS-WPN-31). */
  afterShooting: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => void;
  /** Notes what firing a weapon costs its model (no charge after Heavy, used up). */
  weaponFired: (g: Game<F>, a: Attack<F>, firer: ModelId) => void;
  /** Blasts of an attack: placing, scatter, hits by unit (CLS-WPN-12 to -18). */
  blastHits: (g: Game<F>, a: Attack<F>) => void;
  /** One marker of an attack: placing, scatter, whom it covers. */
  layMarker: (g: Game<F>, a: Attack<F>) => void;
  /** Before a marker or template is placed: false if the shot is lost (CLS-WPN-20). */
  markerFired: (g: Game<F>, a: Attack<F>) => boolean;
  /** Picks the point an attack's next marker is placed on, in `a.mark`; false if none is legal. */
  placeMarker: (g: Game<F>, a: Attack<F>) => boolean;
  /** Inches taken off the scatter of a blast: the firer's Ballistic Skill. */
  scatterLess: (g: Game<F>, a: Attack<F>) => number;
  /** Whether a blast may re-roll its scatter (CLS-WPN-15). */
  rerollsScatter: (g: Game<F>, a: Attack<F>) => boolean;
  /** How far from the firer the narrow end of a template may be placed, inches: 0 (CLS-WPN-47). */
  templateThrow: (g: Game<F>, a: Attack<F> | null, model: ModelId, weapon: WeaponSheet<F>) => number;
  /** Templates of an attack: hits by unit (CLS-WPN-10); D3 each in Overwatch (CLS-WPN-11). */
  templateHits: (g: Game<F>, a: Attack<F>) => void;
}

/** SHOOT, SAVE: from a hit to a casualty, for shooting, combat and everything else that hits. Filled by wound.ts and save.ts. */
export interface WoundSeams<F extends ClassicFamily> {
  /** Resolves the hits an attack has gathered on `a.target`: wounds or penetration, allocation, saves, casualties. */
  resolveHits: (g: Game<F>, a: Attack<F>) => void;
  /** Strength of the attack in the hands of `a.bearer` (CLS-DEF-09, CLS-WPN-01). */
  strengthOf: (g: Game<F>, a: Attack<F>) => number;
  /** AP of the attack, 7 for none. */
  apOf: (g: Game<F>, a: Attack<F>) => number;
  /** Toughness the hits are rolled against: the target's majority (CLS-SHOOT-11). */
  toughnessOf: (g: Game<F>, a: Attack<F>) => number;
  /** Needed To Wound at `a.strength` against `a.toughness` (CLS-SHOOT-10). */
  woundOn: (g: Game<F>, a: Attack<F>) => number;
  /** Whether a To Wound die that fails may be re-rolled. */
  rerollsWound: (g: Game<F>, a: Attack<F>, face: number) => boolean;
  /** Whether a To Wound die wounds. */
  woundLands: (g: Game<F>, a: Attack<F>, face: number, on: number) => boolean;
  /** AP of a wound by its To Wound die (Rending). */
  woundAp: (g: Game<F>, a: Attack<F>, face: number) => number;
  /** Flags of WOUND by the To Wound die and the weapon's rules (Instant Death). */
  woundFlags: (g: Game<F>, a: Attack<F>, face: number) => number;
  /** Rolls To Wound for the hits and fills the pools (CLS-SHOOT-12). */
  rollWounds: (g: Game<F>, a: Attack<F>) => void;
  /** Before saves: may the target go to ground, and does it (CLS-MORALE-13)? */
  goToGroundOffer: (g: Game<F>, a: Attack<F>) => void;
  /** Empties the pools: allocation, saves, Wounds (CLS-SHOOT-12, -13). */
  allocateWounds: (g: Game<F>, a: Attack<F>) => void;
  /** Which pool is emptied next (CLS-SHOOT-12). */
  nextPool: (g: Game<F>, a: Attack<F>) => number;
  /** Notes for each target model whether it can be given wounds and how near it is; once per weapon selection. */
  markReachable: (g: Game<F>, a: Attack<F>) => void;
  /** The model the next wound of the current pool goes to, or -1 (CLS-SHOOT-13 to -16, CLS-ASSAULT-22). `current` is the last one, -1 at first. */
  allocateNext: (g: Game<F>, a: Attack<F>, current: ModelId) => ModelId;
  /** Which of several equally near models is taken (CLS-SHOOT-14): `ties` models stand in `a.tied`. */
  breakTie: (g: Game<F>, a: Attack<F>, ties: number) => ModelId;
  /** The model that takes a wound allocated to `model` (Look Out Sir). */
  redirect: (g: Game<F>, a: Attack<F>, model: ModelId) => ModelId;
  /** Gives one wound of the current pool to a model: save, Feel No Pain, loss. Returns the Wounds lost. */
  takeWound: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** Armour save needed against the current wound, 7 for none (CLS-SAVE-01, -02). */
  armourOn: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** Cover save needed, 7 for none: terrain and rules that add to it (CLS-SAVE-04 to -09). */
  coverOn: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** Invulnerable save needed, 7 for none (CLS-SAVE-03). */
  invulnerableOn: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** The cover that terrain and intervening units give a model against the attack, 7 for none (CLS-SAVE-05 to -07). */
  coverOf: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** The part of `coverOf` that pieces give as seen from a firer (-1: none): what hides 25%, what the model stands in (CLS-SAVE-05). */
  terrainCover: (g: Game<F>, a: Attack<F>, firer: ModelId, model: ModelId) => number;
  /** Points by which rules improve a model's cover save against the attack (Stealth, going to ground). */
  coverBonus: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** Whether cover counts at all against the attack (templates, Ignores Cover, combat). */
  allowsCover: (g: Game<F>, a: Attack<F>) => boolean;
  /** Cover save of a terrain kind or piece, 7 for none (CLS-SAVE-06). Filled by terrain.ts. */
  pieceCover: (g: Game<F>, piece: number) => number;
  /** Whether a piece gives its cover to models standing in it even when they are seen in full (CLS-SAVE-05). */
  coversInside: (g: Game<F>, piece: number) => boolean;
  /** Takes the saves a model has against the current wound: true if one stops it (CLS-SAVE-08: the best one). */
  saves: (g: Game<F>, a: Attack<F>, model: ModelId) => boolean;
  /** Whether a failed save is re-rolled. */
  rerollsSave: (g: Game<F>, a: Attack<F>, model: ModelId, face: number) => boolean;
  /** Whether an unsaved wound is Instant Death for a model (CLS-SHOOT-20). */
  instantDeath: (g: Game<F>, a: Attack<F>, model: ModelId) => boolean;
  /** Feel No Pain needed against an unsaved wound, 7 for none. */
  feelNoPainOn: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** Wounds an unsaved wound costs: 1. */
  damageOf: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** After a model lost Wounds to an attack and is still there, or not (Concussive, Soul Blaze). */
  unsaved: (g: Game<F>, a: Attack<F>, model: ModelId, lost: number) => void;
  /** After a save stopped a wound (Strikedown). */
  saved: (g: Game<F>, a: Attack<F>, model: ModelId) => void;
  /** After an attack has been resolved on a unit: events, tallies for morale (`lost`). */
  attackResolved: (g: Game<F>, a: Attack<F>) => void;
  /** Hits of something that is no shooting of a unit (explosions, burning, falling): n hits with a weapon, nearest to x, y first. */
  strayHits: (g: Game<F>, target: Unit<F>, by: Unit<F> | null, weapon: WeaponSheet<F>, n: number, cause: Cause, frame: Frame, x: number, y: number) => void;
  /** Wounds on one given model, with its saves (Gets Hot, dangerous terrain, perils). `flags` of WOUND. */
  hurtModel: (g: Game<F>, model: ModelId, by: Unit<F> | null, wounds: number, ap: number, flags: number, cause: Cause, frame: Frame) => void;
}

/** VEH, filled by vehicle.ts and its neighbours. */
export interface VehicleSeams<F extends ClassicFamily> {
  /** Resolves the hits of an attack on a vehicle: takes them one by one. Called by `resolveHits`. */
  resolvePenetration: (g: Game<F>, a: Attack<F>) => void;
  /** The Armour Value a hit of `a.bearer` meets (CLS-VEH-12, -26, -32). */
  armourFacing: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => number;
  /** Changes of an Armour Value for this attack (Lance). */
  armourValue: (g: Game<F>, a: Attack<F>, av: number) => number;
  /** The roll to penetrate of one hit: its total (CLS-VEH-14). */
  penetrationRoll: (g: Game<F>, a: Attack<F>, av: number) => number;
  /** Dice added up for penetration: 1, or 2 (Melta, Armourbane). */
  penetrationDice: (g: Game<F>, a: Attack<F>) => number;
  /** Whether one more die is rolled and the lowest left out (Ordnance, Primary). */
  penetrationKeepsHighest: (g: Game<F>, a: Attack<F>) => boolean;
  /** What the natural faces add beyond themselves (Rending); `highest` is the highest of them. */
  penetrationBonus: (g: Game<F>, a: Attack<F>, highest: number) => number;
  /** Whether a roll that does not get through is made again. */
  rerollsPenetration: (g: Game<F>, a: Attack<F>) => boolean;
  /** Whether a roll that only glances is made again. */
  rerollsGlancing: (g: Game<F>, a: Attack<F>) => boolean;
  /** One hit on a vehicle: -1 nothing, 0 glancing, 1 penetrating (Haywire and Graviton stand round this). */
  penetrate: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => number;
  /** A vehicle's cover (or other) save against a hit that got through. */
  vehicleSaves: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => boolean;
  glancing: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  penetrating: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  /** Hull Points a hit costs: 1. */
  hullPoints: (g: Game<F>, a: Attack<F>, vehicle: ModelId, penetrating: boolean) => number;
  /** Takes Hull Points off; notes who did. Returns those really lost. */
  loseHullPoints: (g: Game<F>, vehicle: ModelId, points: number, cause: Cause, by: Unit<F> | null) => number;
  /** Modifiers of a roll on the damage table (CLS-VEH-18). */
  damageModifier: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => number;
  /** Applies a result of the Vehicle Damage table (CLS-VEH-17), 1 to 7. */
  vehicleDamage: (g: Game<F>, vehicle: ModelId, result: number, cause: Cause, by: Unit<F> | null, frame: Frame) => void;
  /** Crew Stunned, beside being shaken (CLS-VEH-20). */
  stun: (g: Game<F>, vehicle: ModelId) => void;
  immobilise: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null) => void;
  destroyWeapon: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null, frame: Frame) => void;
  wreck: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null) => void;
  explode: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null, frame: Frame) => void;
  /** What hits everything round a vehicle that explodes (CLS-VEH-23). */
  explosion: (g: Game<F>, vehicle: ModelId) => WeaponSheet<F>;
  /** Weapons a vehicle fires at full Ballistic Skill this turn (CLS-VEH-06 to -09). */
  fullBallisticWeapons: (g: Game<F>, model: ModelId) => number;
  /** Whether a vehicle counts as Stationary, Combat Speed (1) or Cruising Speed (2). */
  speedOf: (g: Game<F>, u: Unit<F>) => 0 | 1 | 2;
  flatOut: (g: Game<F>, u: Unit<F>) => void;
  /** Goes Flat Out with an intent that has been chosen. */
  flatOutAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  /** Inches a vehicle may go Flat Out now, 0 if it may not (CLS-VEH-11). */
  flatOutInches: (g: Game<F>, u: Unit<F>) => number;
  /** A vehicle turns on the spot, towards what it will fire at (CLS-VEH-04). */
  pivot: (g: Game<F>, u: Unit<F>) => void;
}

/** MOVE, TERRAIN, filled by move.ts and terrain.ts. */
export interface MoveSeams<F extends ClassicFamily> {
  mayMove: (g: Game<F>, u: Unit<F>) => boolean;
  /** A unit's activation in the Movement phase: intent by doctrine, difficult test, move, dangerous tests. */
  moveUnit: (g: Game<F>, u: Unit<F>) => void;
  /** Carries out an intent in the Movement phase. */
  moveAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  /** Farthest in the Movement phase by unit type, before terrain (CLS-MOVE-02). */
  baseMoveInches: (g: Game<F>, u: Unit<F>) => number;
  /** Whether difficult terrain slows the unit (CLS-MOVE-06). */
  slowedByTerrain: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether the unit takes a difficult terrain test whatever it crosses (Strikedown). */
  movesAsInDifficult: (g: Game<F>, u: Unit<F>) => boolean;
  /** Inches a unit may go after its difficult terrain test (2D6, take the highest). */
  difficultTest: (g: Game<F>, u: Unit<F>) => number;
  /** Dice of a difficult terrain test, of which the highest counts: 2. */
  difficultDice: (g: Game<F>, u: Unit<F>) => number;
  /** Whether a piece is difficult, dangerous or impassable for a unit (CLS-TERRAIN). */
  isDifficult: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  isDangerous: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  isImpassable: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  /** Dangerous terrain test of one model: 1 costs a Wound, or immobilises (CLS-MOVE-07). */
  dangerousTest: (g: Game<F>, model: ModelId) => void;
  /** Whether a model passes dangerous terrain tests without rolling. */
  ignoresDanger: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a unit moves over models and terrain this move (jump, jet pack, skimmers). */
  fliesOver: (g: Game<F>, u: Unit<F>) => boolean;
  mayRun: (g: Game<F>, u: Unit<F>) => boolean;
  runUnit: (g: Game<F>, u: Unit<F>) => void;
  /** Runs with an intent that has been chosen. */
  runAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  runInches: (g: Game<F>, u: Unit<F>) => number;
  mayTurboBoost: (g: Game<F>, u: Unit<F>) => boolean;
  turboBoost: (g: Game<F>, u: Unit<F>) => void;
  turboBoostAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  turboInches: (g: Game<F>, u: Unit<F>) => number;
  /** Jet pack move in the Assault phase (CLS-MOVE-13). */
  thrustMove: (g: Game<F>, u: Unit<F>) => void;
  thrustAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  /** Whether a model counts as having moved this turn for shooting (CLS-MOVE-14; Relentless says no). */
  hasMoved: (g: Game<F>, model: ModelId) => boolean;
}

/** ASSAULT, filled by charge.ts, fight.ts and result.ts. */
export interface AssaultSeams<F extends ClassicFamily> {
  /** Whether the unit may declare a charge at all (CLS-ASSAULT-03). */
  mayCharge: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether it may charge this unit (CLS-ASSAULT-02, -11). */
  mayChargeAt: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** A unit's activation in the Charge sub-phase. */
  chargeUnit: (g: Game<F>, u: Unit<F>) => void;
  /** Declares and carries out a charge at a unit; true if it gets there. */
  charge: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  mayOverwatch: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => boolean;
  overwatch: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => void;
  /** Rolls the charge range in inches, terrain taken off (CLS-ASSAULT-06, -07). */
  chargeRange: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Inches taken off a charge through difficult terrain: 2. */
  chargePenalty: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Whether the way to a unit leads through difficult terrain. */
  chargesThrough: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a model strikes last because its charge led through difficult terrain (CLS-ASSAULT-15). */
  strikesLate: (g: Game<F>, model: ModelId) => boolean;
  /** Greatest charge range, for declaring. */
  longestCharge: (g: Game<F>, u: Unit<F>) => number;
  /** When a charge has moved into contact: locks, bonuses, Hammer of Wrath. */
  chargeMade: (g: Game<F>, u: Unit<F>, target: Unit<F>) => void;
  chargeFailed: (g: Game<F>, u: Unit<F>, target: Unit<F>, rolledInches: number) => void;
  /** Fights every combat of the Fight sub-phase. */
  fightCombats: (g: Game<F>, side: SideId) => void;
  /** Fights one combat: the unit, its enemies, to the end of consolidation. */
  fightCombat: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** At the start of a combat's fight (Fear, Counter-attack, stances). */
  combatBegins: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** Initiative step at which a model strikes (CLS-ASSAULT-14, -15). */
  initiativeOf: (g: Game<F>, model: ModelId) => number;
  /** Attacks of a model against the unit it strikes (CLS-ASSAULT-18, -19). */
  attacksOf: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Bonus for charging: 1 or 0. */
  chargeBonus: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Bonus for two close combat weapons: 1 or 0 (CLS-WPN-51). */
  secondWeaponBonus: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => number;
  /** Index of the melee weapon a model fights with, -1 for none listed (CLS-WPN-50). */
  meleeWeaponOf: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Weapon Skill the blows are rolled against (majority; 0 is hit automatically). */
  targetSkill: (g: Game<F>, a: Attack<F>) => number;
  /** Needed To Hit in combat of `a.bearer` (CLS-ASSAULT-20, CLS-VEH-30). */
  fightHitOn: (g: Game<F>, a: Attack<F>) => number;
  /** All blows of one unit at one Initiative step. */
  strike: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, initiative: number) => void;
  pileIn: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, initiative: number) => void;
  /** What a side scored in the combat, for its result (CLS-ASSAULT-27). */
  combatScore: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => number;
  combatResult: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** The loser's check and what follows from it (CLS-ASSAULT-29 to -31). */
  moraleAfterCombat: (g: Game<F>, loser: Unit<F>, winner: Unit<F>, by: number) => void;
  /** Whether the unit has a blow that could hurt the enemy (CLS-ASSAULT-30). */
  canHurt: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => boolean;
  /** Whether a unit that lost fails its check without rolling (CLS-ASSAULT-30). */
  yields: (g: Game<F>, loser: Unit<F>, winner: Unit<F>) => boolean;
  /** What a unit adds to its die in a Sweeping Advance: its highest Initiative (CLS-ASSAULT-31). */
  sweepBonus: (g: Game<F>, u: Unit<F>) => number;
  /** A unit that is caught (CLS-ASSAULT-31). */
  sweptAway: (g: Game<F>, loser: Unit<F>, winner: Unit<F>) => void;
  maySweep: (g: Game<F>, winner: Unit<F>, loser: Unit<F>) => boolean;
  /** Sweeping Advance: true if the loser is caught. */
  sweep: (g: Game<F>, winner: Unit<F>, loser: Unit<F>) => boolean;
  consolidate: (g: Game<F>, u: Unit<F>) => void;
  consolidateAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  isLocked: (g: Game<F>, u: Unit<F>) => boolean;
}

/** MORALE, filled by morale.ts. */
export interface MoraleSeams<F extends ClassicFamily> {
  /** Leadership a unit tests on (CLS-MORALE-16), before the modifier of the test. */
  leadershipOf: (g: Game<F>, u: Unit<F>) => number;
  /** Whether the unit passes tests of this kind without rolling (Fearless, vehicles). */
  passesAutomatically: (g: Game<F>, u: Unit<F>, why: Purpose) => boolean;
  /** Rolls 2D6 against Leadership with a modifier (CLS-MORALE-01, -02). */
  passesLeadership: (g: Game<F>, u: Unit<F>, why: Purpose, modifier: number) => boolean;
  /** Whether two dice pass a test against a modified Leadership: their sum, or a double 1 (CLS-MORALE-02). */
  leadershipPasses: (g: Game<F>, u: Unit<F>, why: Purpose, one: number, other: number, leadership: number) => boolean;
  /** The modifier that rules allow to count: Stubborn sets it to 0. */
  leadershipModifier: (g: Game<F>, u: Unit<F>, why: Purpose, modifier: number) => number;
  /** Whether the unit has lost enough this phase to test at its end (CLS-MORALE-03). */
  moraleDue: (g: Game<F>, u: Unit<F>) => boolean;
  /** A Morale check; a unit that fails falls back. True if passed. */
  moraleCheck: (g: Game<F>, u: Unit<F>, modifier: number) => boolean;
  /** The unit breaks and makes its first Fall Back move (CLS-MORALE-07). */
  breakUnit: (g: Game<F>, u: Unit<F>) => void;
  fallBack: (g: Game<F>, u: Unit<F>) => void;
  fallBackInches: (g: Game<F>, u: Unit<F>) => number;
  mayRegroup: (g: Game<F>, u: Unit<F>) => boolean;
  regroup: (g: Game<F>, u: Unit<F>) => boolean;
  /** Pinning test; a unit that fails goes to ground (CLS-MORALE-12). */
  pinningTest: (g: Game<F>, u: Unit<F>, by: Unit<F> | null) => boolean;
  mayGoToGround: (g: Game<F>, u: Unit<F>) => boolean;
  goToGround: (g: Game<F>, u: Unit<F>) => void;
}

/** USR, UNIT: moments that special rules stand round, filled by traits.ts. */
export interface TraitSeams<F extends ClassicFamily> {
  /** Whether a model causes Fear (CLS-USR-09). */
  causesFear: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a model hates its enemies (CLS-USR-15). */
  hates: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a unit can be frightened at all: false for the Fearless (CLS-USR-10). */
  knowsFear: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a model that charged lands a blow at step 10 (CLS-USR-14). */
  hammers: (g: Game<F>, model: ModelId) => boolean;
  /** The two dice of a charge have been rolled: re-rolls change them in place (CLS-USR-12, CLS-UNIT-07). */
  chargeRolled: (g: Game<F>, u: Unit<F>, target: Unit<F>, frame: Frame, dice: Uint8Array) => void;
  /** What a pursuer adds to its total once it has rolled (CLS-USR-06). */
  sweepExtra: (g: Game<F>, u: Unit<F>) => number;
  /** Whether a model re-rolls a failed Dangerous terrain test (CLS-VEH-51). */
  rerollsDanger: (g: Game<F>, model: ModelId) => boolean;
  /** Whether the night does not help against a unit (CLS-USR-22). */
  seesInDark: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether firing a weapon keeps a model's unit from charging (CLS-ASSAULT-03). */
  barsCharge: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => boolean;
}

/** TURN, MISSION, filled by turn.ts and mission.ts. */
export interface TurnSeams<F extends ClassicFamily> {
  beginGame: (g: Game<F>) => void;
  beginRound: (g: Game<F>) => void;
  beginTurn: (g: Game<F>, side: SideId) => void;
  endPhase: (g: Game<F>, side: SideId) => void;
  endTurn: (g: Game<F>, side: SideId) => void;
  endRound: (g: Game<F>) => void;
  /** Whether another round is played (CLS-TURN-09, -10). */
  goesOn: (g: Game<F>) => boolean;
  seizes: (g: Game<F>, second: SideId) => boolean;
  isNight: (g: Game<F>) => boolean;
  /** Whether a unit can hold objectives, and outranks others at it (CLS-MISSION). */
  isScoring: (g: Game<F>, u: Unit<F>) => boolean;
  hasObjectiveSecured: (g: Game<F>, u: Unit<F>) => boolean;
  scoreGame: (g: Game<F>) => void;
}

/** Everything. */
export interface ClassicSeams<F extends ClassicFamily = Classic>
  extends CoreSeams<F>, DefinitionSeams<F>, ShootSeams<F>, WoundSeams<F>, VehicleSeams<F>, MoveSeams<F>, AssaultSeams<F>,
    MoraleSeams<F>, TurnSeams<F>, TraitSeams<F> {}
