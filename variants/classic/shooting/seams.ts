import type { Bonus, Count, Deed, Game, Inches, ModelId, Needed, Unit, Value, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from './attack.ts';

/** SHOOT: who fires what at whom, filled by shoot.ts (choice) and volley.ts (resolution). */
export interface ShootSeams<F extends ClassicFamily> {
  /** A unit's activation in the Shooting phase: it shoots, or runs or turbo-boosts or goes Flat Out instead. */
  shootingAction: (g: Game<F>, u: Unit<F>) => void;
  /** Whether the unit may shoot at all now (CLS-SHOOT-02). */
  mayShoot: (g: Game<F>, u: Unit<F>) => boolean;
  /** Picks a target by doctrine and fires at it. */
  shootUnit: (g: Game<F>, u: Unit<F>) => void;
  /** Fires at the target that was picked, and at others where rules let weapons be aimed apart: one volley for each (CLS-VEH-43, CLS-USR-34). */
  openFire: (g: Game<F>, u: Unit<F>, target: Unit<F>) => void;
  /** When a unit that was picked to shoot has fired its last weapon at its last target, itself destroyed perhaps: nothing. */
  unitHasShot: (g: Game<F>, u: Unit<F>) => void;
  /** Whether weapons of the unit may have targets of their own: false. Only then `weaponTarget` is asked. */
  firesApart: (g: Game<F>, u: Unit<F>) => boolean;
  /**
   * The unit that a weapon of a model is fired at, `place` being its place in the list of what the model carries: `target`,
   * which its unit fires at, unless a rule aims it apart.
   */
  weaponTarget: (g: Game<F>, model: ModelId, place: number, target: Unit<F>) => Unit<F>;
  /**
   * The deed under which a unit's fire and Runs roll their dice: shooting. A rule that lets a unit fire or run out of its turn names
   * another, so that the dice of its own turn stay what they are.
   */
  shootingDeed: (g: Game<F>, u: Unit<F>) => Deed;
  /** Fires all of a unit's weapons at a target, weapon name by weapon name, and what follows (CLS-SHOOT-01, -21). Also used by Overwatch. */
  volley: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => void;
  /** Whether enemy units locked in combat and the like may be picked (CLS-SHOOT-03, -22), sight and range aside. */
  isTargetable: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a unit is near enough to a target and sees it, whatever the target is doing: the part of `mayTarget` after `isTargetable`. */
  mayAim: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Inches that the place of a unit's best-placed model adds to the printed range of its weapons, for what doctrines expect: 0. */
  rangeBonus: (g: Game<F>, u: Unit<F>) => Bonus;
  /**
   * What one shot of a weapon, by its place in the sheet of a unit, is worth at a distance if it is worth `worth` on paper: twice as
   * much for Rapid Fire within half range. For what doctrines expect; only the edges of the units are looked at.
   */
  worthAt: (g: Game<F>, u: Unit<F>, weapon: number, target: Unit<F>, inches: number, worth: number) => number;
  /** The share of its worth that a weapon of a kind of model keeps after a move, for what doctrines expect (CLS-SHOOT-05). */
  shareAfterMove: (g: Game<F>, u: Unit<F>, kind: number, weapon: number) => number;
  /** How many of its ranged weapons doctrines reckon with for a kind of model: the best, the best two of a monster, from 3 on all. */
  paperWeapons: (g: Game<F>, u: Unit<F>, kind: number) => number;
  /** How far away an enemy may be to be named as target, inches: as far as the longest weapon reaches (CLS-DEF-01). */
  targetInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Fills the election of weapons: which weapons each model will fire at the target, and which as Snap Shots (CLS-SHOOT-05). */
  electWeapons: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => void;
  /** Whether any weapon of a unit could fire at another now, out of its turn; nothing has changed afterwards but what `electWeapons` notes anew. */
  canFire: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => boolean;
  /** Whether its player believes that some weapon of a unit could be fired at a target that it may pick: by default it is measured. */
  hasShotAt: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** How many weapons a model may fire this phase (CLS-SHOOT-05; 2 for monsters, all for vehicles). */
  weaponsPerModel: (g: Game<F>, model: ModelId) => Count;
  /** Whether a model may fire an unbroken weapon now: not Ordnance after moving, not a grenade in Overwatch (CLS-WPN). */
  mayFire: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, overwatch: boolean) => boolean;
  /** Whether a model's unit must fire Snap Shots, whatever the weapon (gone to ground, falling back, shaken, overwatch). */
  unitSnaps: (g: Game<F>, u: Unit<F>, overwatch: boolean) => boolean;
  /** Whether every unit may fire only Snap Shots at a target: false. */
  targetSnaps: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a model fires this weapon as a Snap Shot now (CLS-SHOOT-08, CLS-WPN-03). `ordinal`: its place among the weapons of the model. */
  firesSnap: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: Unit<F>, ordinal: number, overwatch: boolean) => boolean;
  /** Whether a weapon can be fired as a Snap Shot (CLS-SHOOT-09). */
  canSnap: (g: Game<F>, weapon: WeaponSheet<F>) => boolean;
  /** Whether a model may fire a weapon as a Snap Shot, once it has elected others: if the weapon can be fired so (CLS-SHOOT-09). */
  mayFireSnap: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => boolean;
  /**
   * How early a model elects a weapon, by its place in the sheet of its unit, among those that it carries: the more it promises, Ordnance
   * and Primary before the rest, since they decide how a hull fires the others.
   */
  weaponRank: (g: Game<F>, model: ModelId, weapon: number, target: Unit<F>) => number;
  /** Range of a model's weapon now, inches; Infinity for unlimited. */
  rangeOf: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => Inches;
  /** Whether the model has a target model in sight, arc and range (CLS-SHOOT-04). */
  bears: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: Unit<F>) => boolean;
  /** Whether a target lies in the weapon's arc; true for what is on foot (CLS-VEH-10). Filled by vehicle.ts. */
  inFireArc: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: ModelId) => boolean;
  /** What a range measured from a firer of the attack counts as, where rules read it: itself. */
  measuredInches: (g: Game<F>, a: Attack<F>, inches: number) => Inches;
  /** Shots of one model with the weapon of an attack, dice for random numbers included; 0 does not fire. */
  shotsOf: (g: Game<F>, a: Attack<F>, firer: ModelId) => Count;
  /** Ballistic Skill for the shot of `a.bearer`, as a Snap Shot if it is one (CLS-SHOOT-06, -08). */
  ballisticSkillOf: (g: Game<F>, a: Attack<F>) => Value;
  /** Ballistic Skill for the shot of `a.bearer` if it is no Snap Shot: rules that raise or lower it wrap this. */
  aimedSkillOf: (g: Game<F>, a: Attack<F>) => Value;
  /** Needed To Hit of `a.bearer`. */
  hitOn: (g: Game<F>, a: Attack<F>) => Needed;
  /** Needed on the re-roll of a missed To Hit die, 7 for no re-roll (CLS-SHOOT-07, CLS-WPN-21). `face` is the die that missed. */
  rerollHitOn: (g: Game<F>, a: Attack<F>, face: number) => Needed;
  /** What a To Hit die means beyond hit and miss; returns flags of WOUND to put on the hit (Precision Shots). */
  hitFlags: (g: Game<F>, a: Attack<F>, face: number) => number;
  /** After each To Hit die is final (Gets Hot). */
  hitRolled: (g: Game<F>, a: Attack<F>, face: number) => void;
  /** Whether the shots of an attack count as a Sniper's: by the rule of the weapon (CLS-WPN-25). */
  snipes: (g: Game<F>, a: Attack<F>) => boolean;
  /** Whether a final To Hit die neither hits nor misses the target, since its shot goes elsewhere: false. */
  goesAstray: (g: Game<F>, a: Attack<F>, face: number) => boolean;
  /** Rolls To Hit for all firers of an attack and adds its hits. */
  rollHits: (g: Game<F>, a: Attack<F>) => void;
  /** Fires one weapon selection: hits, then their resolution on every unit hit. */
  fireWeapon: (g: Game<F>, a: Attack<F>) => void;
  /**
   * When the shots of a weapon selection have been counted, before its first To Hit die, marker or template: nothing. Rules take
   * shots off `a.shots` here, and say with `a.coverTaken` that no cover is left for the hits.
   */
  beforeShots: (g: Game<F>, a: Attack<F>) => void;
  /** Asked once before To Hit rolls of the first weapon: Jink and other reactions to being shot at. */
  targeted: (g: Game<F>, target: Unit<F>, by: Unit<F>) => void;
  /** When the unit has fired its last weapon: pinning, markers (CLS-WPN-31). */
  afterShooting: (g: Game<F>, u: Unit<F>, target: Unit<F>, overwatch: boolean) => void;
  /** Whether fire may be answered before the step ends: exact odds then keep who is left of the target, and where. */
  isAnswered: (g: Game<F>, a: Attack<F>) => boolean;
  /** Notes what firing a weapon costs its model (no charge after Heavy, used up). */
  weaponFired: (g: Game<F>, a: Attack<F>, firer: ModelId) => void;
  /** Blasts of an attack: placing, scatter, hits by unit (CLS-WPN-12 to -18). */
  blastHits: (g: Game<F>, a: Attack<F>) => void;
  /** One marker of an attack: placing, scatter, whom it covers. */
  layMarker: (g: Game<F>, a: Attack<F>) => void;
  /**
   * A shot of `a.bearer` overheats: a wound that cover does not stop, or a vehicle may glance itself (CLS-WPN-19). `rolledToHit`: by
   * its To Hit die, else by the die before a shot that has none (CLS-WPN-20).
   */
  overheat: (g: Game<F>, a: Attack<F>, rolledToHit: boolean) => void;
  /** Before a marker or template is placed: false if the shot is lost (CLS-WPN-20). */
  markerFired: (g: Game<F>, a: Attack<F>) => boolean;
  /** Picks the point an attack's next marker is placed on, in `a.mark`; false if none is legal. */
  placeMarker: (g: Game<F>, a: Attack<F>) => boolean;
  /** Scatters the marker that was placed at `a.mark`, re-rolls included (CLS-WPN-12, -15). */
  scatterMarker: (g: Game<F>, a: Attack<F>) => void;
  /** Whether a marker of the attack is fired with a roll To Hit: no, and templates never are (CLS-WPN-12). */
  markerRollsToHit: (g: Game<F>, a: Attack<F>) => boolean;
  /** What rules note of the hits of the marker that lies at `a.mark`, as flags of `WOUND`: nothing. */
  markerFlags: (g: Game<F>, a: Attack<F>) => number;
  /** Whether a Barrage weapon's shot counts as indirect, without the Ballistic Skill's help: if its target is not seen (CLS-WPN-17). */
  firesIndirectly: (g: Game<F>, a: Attack<F>) => boolean;
  /** Inches within which a target that is not seen is too near for a Barrage weapon: its minimum range (CLS-WPN-17). */
  indirectFrom: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => Inches;
  /** Dice added up for the distance that a blast scatters: 2 (CLS-DEF-06). */
  scatterDice: (g: Game<F>, a: Attack<F>) => Count;
  /** Hits that a model takes which lies under a marker or template: 1. */
  hitsUnder: (g: Game<F>, model: ModelId) => Count;
  /** Inches taken off the scatter of a blast: the firer's Ballistic Skill. */
  scatterLess: (g: Game<F>, a: Attack<F>) => Inches;
  /** Whether a blast may re-roll its scatter (CLS-WPN-15). */
  rerollsScatter: (g: Game<F>, a: Attack<F>) => boolean;
  /** How far from the firer the narrow end of a template may be placed, inches: 0 (CLS-WPN-47). */
  templateThrow: (g: Game<F>, a: Attack<F> | null, model: ModelId, weapon: WeaponSheet<F>) => Inches;
  /** Whether a template may lie over a unit, and does it no harm: the transport that it is fired from, and those in one building (CLS-WPN-10). */
  templateSpares: (g: Game<F>, a: Attack<F>, u: Unit<F>) => boolean;
  /** Templates of an attack: hits by unit (CLS-WPN-10); D3 each in Overwatch (CLS-WPN-11). */
  templateHits: (g: Game<F>, a: Attack<F>) => void;
}
