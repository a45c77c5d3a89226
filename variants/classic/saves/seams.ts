import type { Bonus, Count, Game, Inches, ModelId, Needed, Piercing, Purpose, Unit, Value, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';
import type { Stray } from './stray.ts';

/** SHOOT, SAVE: from a hit to a casualty, for shooting, combat and everything else that hits. Filled by wound.ts and save.ts. */
export interface WoundSeams<F extends ClassicFamily> {
  /** Resolves the hits an attack has gathered on `a.target`: wounds or penetration, allocation, saves, casualties. */
  resolveHits: (g: Game<F>, a: Attack<F>) => void;
  /** Before hits on `a.target` are rolled To Wound or to penetrate: nothing. Rules take hits away here (`dropHit`). */
  beforeWounds: (g: Game<F>, a: Attack<F>) => void;
  /** Strength of the attack in the hands of `a.bearer` (CLS-DEF-09, CLS-WPN-01). */
  strengthOf: (g: Game<F>, a: Attack<F>) => Value;
  /** AP of the attack, 7 for none. */
  apOf: (g: Game<F>, a: Attack<F>) => Piercing;
  /** Toughness the hits are rolled against: the target's majority (CLS-SHOOT-11). */
  toughnessOf: (g: Game<F>, a: Attack<F>) => Value;
  /** Needed To Wound at `a.strength` against `a.toughness` (CLS-SHOOT-10), 1 without a roll. */
  woundOn: (g: Game<F>, a: Attack<F>) => Needed;
  /** Whether a To Wound die that fails may be re-rolled. */
  rerollsWound: (g: Game<F>, a: Attack<F>, face: number) => boolean;
  /** Whether a To Wound die wounds. */
  woundLands: (g: Game<F>, a: Attack<F>, face: number, on: number) => boolean;
  /** Whether a Rending attack rends by its To Wound die (CLS-WPN-24). */
  rendsByWound: (g: Game<F>, a: Attack<F>) => boolean;
  /** AP of a wound by its To Wound die (Rending). */
  woundAp: (g: Game<F>, a: Attack<F>, face: number) => Piercing;
  /** Flags of WOUND by the To Wound die and the weapon's rules (Instant Death). */
  woundFlags: (g: Game<F>, a: Attack<F>, face: number) => number;
  /** Rolls To Wound for the hits and fills the pools (CLS-SHOOT-12). */
  rollWounds: (g: Game<F>, a: Attack<F>) => void;
  /** Before saves: may the target go to ground, and does it (CLS-MORALE-13)? */
  goToGroundOffer: (g: Game<F>, a: Attack<F>) => void;
  /** Which pool is emptied next (CLS-SHOOT-12). */
  nextPool: (g: Game<F>, a: Attack<F>) => number;
  /** Notes for each target model whether it can be given wounds and how near it is; once per weapon selection. */
  markReachable: (g: Game<F>, a: Attack<F>) => void;
  /** The model the next wound of the current pool goes to, or -1 (CLS-SHOOT-13 to -16, CLS-ASSAULT-22). `current` is the last one, -1 at first. */
  allocateNext: (g: Game<F>, a: Attack<F>, current: ModelId) => ModelId;
  /** Whether the next wound of an attack may be given to a living model: if a firer reaches it (HYB-UNIT-17). */
  mayTake: (g: Game<F>, a: Attack<F>, model: ModelId) => boolean;
  /** Whether a firer that sees a model can give it wounds: yes, whatever the range (CLS-SHOOT-15). */
  mayWound: (g: Game<F>, a: Attack<F>, firer: ModelId, model: ModelId) => boolean;
  /** How near a model counts as when blows are given out: 0 in contact with one that strikes now, else inches to the nearest (CLS-ASSAULT-22). */
  blowInches: (g: Game<F>, a: Attack<F>, model: ModelId, inches: number) => Inches;
  /** Which of several equally near models is taken (CLS-SHOOT-14): `ties` models stand in `a.tied`. */
  breakTie: (g: Game<F>, a: Attack<F>, ties: number) => ModelId;
  /** The model that takes a wound allocated to `model` (Look Out Sir). */
  redirect: (g: Game<F>, a: Attack<F>, model: ModelId) => ModelId;
  /** Gives one wound of the current pool to a model: save, Feel No Pain, loss. Returns the Wounds lost. */
  takeWound: (g: Game<F>, a: Attack<F>, model: ModelId) => number;
  /** The AP at which a model's armour save is lost, and below which: its save, 2 at best (CLS-SAVE-02). */
  armourPiercedAt: (g: Game<F>, model: ModelId) => number;
  /** Armour save needed against the current wound, 7 for none (CLS-SAVE-01, -02). */
  armourOn: (g: Game<F>, a: Attack<F>, model: ModelId) => Needed;
  /** Whether an attack cancels every armour save, whatever its AP: where its hits or wounds say so. */
  deniesArmour: (g: Game<F>, a: Attack<F>) => boolean;
  /** Cover save needed, 7 for none: terrain and rules that add to it (CLS-SAVE-04 to -09). */
  coverOn: (g: Game<F>, a: Attack<F>, model: ModelId) => Needed;
  /** Cover that stands in for the saving throw of a model, 7 for none: all the cover it has (CLS-SAVE-08). */
  coverAsSave: (g: Game<F>, a: Attack<F>, model: ModelId) => Needed;
  /** Invulnerable save needed, 7 for none (CLS-SAVE-03). */
  invulnerableOn: (g: Game<F>, a: Attack<F>, model: ModelId) => Needed;
  /** The cover that terrain and intervening units give a model against the attack, 7 for none (CLS-SAVE-05 to -07). */
  coverOf: (g: Game<F>, a: Attack<F>, model: ModelId) => Needed;
  /** The part of `coverOf` that pieces give as seen from a firer (-1: none): what hides 25%, what the model stands in (CLS-SAVE-05). */
  terrainCover: (g: Game<F>, a: Attack<F>, firer: ModelId, model: ModelId) => Needed;
  /** Points by which rules improve a model's cover save against the attack (Stealth, going to ground). */
  coverBonus: (g: Game<F>, a: Attack<F>, model: ModelId) => Bonus;
  /** The part of `coverBonus` that is Stealth, whatever gives it: it counts once (CLS-USR-35). */
  stealthOf: (g: Game<F>, a: Attack<F>, model: ModelId) => Bonus;
  /** Whether cover counts at all against the attack (templates, Ignores Cover, combat). */
  allowsCover: (g: Game<F>, a: Attack<F>) => boolean;
  /** Cover save of a terrain kind or piece, 7 for none (CLS-SAVE-06). Filled by terrain.ts. */
  pieceCover: (g: Game<F>, piece: number) => Needed;
  /** Cover save behind terrain of a kind that is printed as `cover`, 7 for none: as printed (CLS-SAVE-06). */
  coverGrade: (g: Game<F>, kind: number, cover: number) => Needed;
  /** Cover save behind what hides without stopping shots: bodies of other units, smoke (CLS-SAVE-07, CLS-VEH-28): 5. */
  screenCover: (g: Game<F>) => Needed;
  /** Whether a piece gives its cover to models standing in it even when they are seen in full (CLS-SAVE-05). A yes or no to tune. */
  coversInside: (g: Game<F>, piece: number) => boolean;
  /** Takes the saves a model has against the current wound: true if one stops it (CLS-SAVE-08: the best one). */
  saves: (g: Game<F>, a: Attack<F>, model: ModelId) => boolean;
  /** A die of the saves of a model stopped the current wound, `why` being the kind of save that it was rolled for: nothing. */
  saveMade: (g: Game<F>, a: Attack<F>, model: ModelId, why: Purpose, face: number) => void;
  /** Whether a failed save is re-rolled. A yes or no to tune. */
  rerollsSave: (g: Game<F>, a: Attack<F>, model: ModelId, face: number) => boolean;
  /** Whether an unsaved wound is Instant Death for a model (CLS-SHOOT-20). */
  instantDeath: (g: Game<F>, a: Attack<F>, model: ModelId) => boolean;
  /** Feel No Pain needed against an unsaved wound, 7 for none. */
  feelNoPainOn: (g: Game<F>, a: Attack<F>, model: ModelId) => Needed;
  /** Wounds an unsaved wound costs: 1. */
  damageOf: (g: Game<F>, a: Attack<F>, model: ModelId) => Count;
  /** After a model lost Wounds to an attack and is still there, or not (Concussive, Soul Blaze). */
  unsaved: (g: Game<F>, a: Attack<F>, model: ModelId, lost: number) => void;
  /** After a save stopped a wound (Strikedown). */
  saved: (g: Game<F>, a: Attack<F>, model: ModelId) => void;
  /** After an attack has been resolved on a unit: events, tallies for morale (`lost`). */
  attackResolved: (g: Game<F>, a: Attack<F>) => void;
  /** Hits of something that is no shooting of a unit (explosions, burning, falling): n hits with a weapon. */
  strayHits: (g: Game<F>, target: Unit<F>, weapon: WeaponSheet<F>, n: number, from: Stray<F>) => void;
  /** Wounds on one given model, with its saves (Gets Hot, dangerous terrain, perils). `flags` of WOUND. */
  hurtModel: (g: Game<F>, model: ModelId, wounds: number, ap: number, flags: number, from: Stray<F>) => void;
}
