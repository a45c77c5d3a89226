import type { Bonus, Count, Frame, Game, ModelId, Needed, SideId, Unit, Value } from 'sandtable/rules';
import type { Modern, ModernWeapon } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import type { Volley } from '../shooting/volley.ts';
import type { Harm } from './harm.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** From a wound to a casualty. */
export interface SaveSeams {
  /** One wounding attack with its WOUND bits. */
  inflictWound: (g: G, a: Attack, bits: number) => void;
  /** The model that takes the next attack, or -1. `a`: the attack, null for mortal wounds without one. */
  nextModel: (g: G, t: U, a: Attack | null) => ModelId;
  /** Whether attacks cannot be allocated to it while others of its unit are left. */
  shielded: (g: G, m: ModelId) => boolean;
  benefitOfCover: (g: G, a: Attack, m: ModelId) => boolean;
  /** Whether a rule other than one of terrain gives a model the Benefit of Cover against an attack. */
  coverGranted: (g: G, a: Attack, m: ModelId) => boolean;
  apOf: (g: G, a: Attack) => number;
  /** Sum of all modifiers to any saving throw but AP; and of those to armour saves only. */
  saveModifier: (g: G, a: Attack, m: ModelId) => Bonus;
  armourModifier: (g: G, a: Attack, m: ModelId) => Bonus;
  /** What all modifiers of a saving throw together count for. */
  netSaveModifier: (g: G, sum: number) => Bonus;
  armourOn: (g: G, a: Attack, m: ModelId) => Needed;
  invulnerableOn: (g: G, m: ModelId) => Needed;
  /** The unmodified face of the next saving throw, after re-rolls, of which `on` is needed. */
  saveFace: (g: G, a: Attack, m: ModelId, invulnerable: boolean, on: number) => number;
  /** D of one attack, after modifiers; rolls if it is random. */
  damageOf: (g: G, a: Attack, m: ModelId) => Count;
  /** D as rolled. */
  damageRoll: (g: G, a: Attack, m: ModelId) => Count;
  damageModifier: (g: G, a: Attack, m: ModelId) => Bonus;
  /** Face from which a wound is not lost; 7 for none. `a`: null for wounds that no attack caused. */
  feelNoPainOn: (g: G, m: ModelId, mortal: boolean, a: Attack | null) => Needed;
  /** Inflicts mortal wounds one at a time. Returns the wounds lost. */
  mortalWounds: (g: G, t: U, wounds: number, from: Harm) => number;
  /** What a Critical Wound does in place of the rest of its attack: true if it did. */
  criticalWound: (g: G, a: Attack) => boolean;
  /** A model has just been destroyed. */
  destroyed: (g: G, m: ModelId, by: U | null) => void;
}

/** What attacks do besides normal damage, and when it is settled (saves/aside.ts, saves/mortal.ts). */
export interface CasualtySeams {
  /** Whether a die that was rolled again, or is treated as another result, sets off more than success or failure. */
  rerollSetsOff: (g: G) => boolean;
  treatedSetsOff: (g: G) => boolean;
  /** The result of a die with as many sides that rights to re-roll certain results go by; `face` is that of the D6. */
  resultOf: (g: G, sides: 3 | 6, face: number) => number;
  /** A roll of a die with its modifiers. */
  modifiedRoll: (g: G, rolled: number, plus: number) => number;
  /** Sum of all modifiers of Advance rolls. */
  advanceModifier: (g: G, u: U) => Bonus;
  /** Attacks that rules add for each bearer which name the weapon. */
  namedAttacksBonus: (g: G, a: Attack) => Bonus;
  /** Whether models use an extra melee weapon against a unit. */
  usesExtraWeapon: (g: G, u: U, weapon: number, t: U) => boolean;
  /** Whether additional hits have everything that the Critical Hit has. */
  additionalHitsShare: (g: G) => boolean;
  /** A Critical Hit has been scored. */
  criticalHit: (g: G, a: Attack) => void;
  /** The end of an attack that scored a Critical Wound, whatever became of it. */
  afterCriticalWound: (g: G, a: Attack) => void;
  /** Whether attacks are made one by one to the end, since each may do something when it ends. */
  oneByOne: (g: G, a: Attack) => boolean;
  /** The end of one attack, where they are made one by one. */
  attackEnds: (g: G, a: Attack) => void;
  /** Whether the mortal wounds of attacks wait until the unit's normal damage is done. */
  mortalWoundsWait: (g: G) => boolean;
  /** The damage of such an attack that is allocated to a model; rolls if it is random. */
  devastatingDamage: (g: G, a: Attack, m: ModelId) => number;
  /** Mortal wounds of one Devastating Wounds attack or Hazardous test that are allocated to one model. Returns the wounds lost. */
  boundWounds: (g: G, m: ModelId, wounds: number, from: Harm) => number;
  /** Who picks among several Characters that an attack may be steered at. */
  picksCharacter: (g: G, a: Attack) => SideId;
  /** How many they are, `rolled` before modifiers. */
  extraWounds: (g: G, a: Attack, rolled: number) => number;
}

/** Hazardous tests, Psychic Attacks and what counts as fired (saves/hazards.ts). */
export interface HazardSeams {
  /** Whether the weapon of a row of a volley that is over counts as fired. */
  countsAsFired: (g: G, v: Volley, row: number) => boolean;
  /** A Hazardous test has failed: that of the weapon in a row of the volley. */
  hazardFails: (g: G, v: Volley, row: number, dice: Frame) => void;
  /** Whether mortal wounds of failed tests of a weapon are inflicted by a Psychic Attack. */
  hazardIsPsychic: (g: G, weapon: ModernWeapon) => boolean;
  /** A failed test inflicts mortal wounds on a model; -1 for the one that its unit picks in the fixed order. */
  hazardHurts: (g: G, v: Volley, m: ModelId, weapon: ModernWeapon, dice: Frame) => void;
  /** Whether mortal wounds of Psychic abilities are inflicted by a Psychic Attack. */
  abilityIsPsychicAttack: (g: G) => boolean;
  /** Whether One Shot weapons of models that are returned stay spent. */
  returnedKeepsSpent: (g: G) => boolean;
}

/** What is read off attacks and units by rules that depend on it (saves/readings.ts). */
export interface ReadingSeams {
  /** The Toughness that Wound rolls of an attack are made against. */
  toughnessAgainst: (g: G, a: Attack) => Value;
  /** Whether casualties can change it, so that each attack has to be made to its end before the next one rolls to wound. */
  toughnessMayChange: (g: G, t: U) => boolean;
  /** Damage and AP of an attack as rules see them that work against a certain value; Damage is -1 where it is still to be rolled. */
  damageSeen: (g: G, a: Attack, m: ModelId) => number;
  apSeen: (g: G, a: Attack) => number;
  /** The Damage of an attack that a rule has changed to 0. */
  damageFromNothing: (g: G, a: Attack, m: ModelId) => number;
  /** Sv of a unit: that of most of its models. */
  saveOfUnit: (g: G, u: U) => Needed;
  /** Damage is about to be inflicted on a model, whatever Feel No Pain has left of it. */
  suffersDamage: (g: G, m: ModelId, a: Attack) => void;
}

/** Rolls that are made together, one of which may be made again (saves/batch.ts). */
export interface BatchSeams {
  /** Whether rolls of a kind (BATCH) are all made and seen before the first of them counts. Asked of two rolls or more. */
  waitsForBatch: (g: G, a: Attack, kind: number) => boolean;
  /** A batch has been rolled and lies open: the moment to make one of its rolls again. */
  batchSeen: (g: G, a: Attack) => void;
  /** Whether rights to one re-roll wait for the batch. */
  oneRerollWaits: (g: G) => boolean;
}
