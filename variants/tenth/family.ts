import type { Family, Frame, Keyword, Unit, WeaponSheet } from 'sandtable/rules';
import { rulesFor } from 'sandtable/rules';
import { catalogue } from './catalogue/index.ts';
import type { ModernDesk } from './desk.ts';
import type { Printed } from './modifiers/printed.ts';
import type { ModernSeams } from './seams.ts';
import type { Tables } from './tables.ts';

/** A number, or dice to roll for it: `dice` D`sides` plus `plus`. A plain number has no dice. */
export interface Roll {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

/** Statline of a model. */
export interface ModernModel {
  /** Move, inches: the number before the plus of `20+`, 0 for `-`. */
  readonly M: number;
  /** Whether M has no upper limit (`20+`). */
  readonly plusMove: boolean;
  readonly T: number;
  /** Save: 3 stands for 3+. */
  readonly Sv: number;
  /** Invulnerable save; 7 for none. */
  readonly inv: number;
  readonly W: number;
  /** Leadership: 6 stands for 6+; NO_LEADERSHIP for `-`. */
  readonly Ld: number;
  /** Objective Control; 0 for `-`. */
  readonly OC: number;
  /** FIXED bits of the characteristics that are never modified. */
  readonly fixed: number;
  /** X of Deadly Demise; null without it. */
  readonly demise: Roll | null;
  /** What it carries; null for nobody. */
  readonly hold: Hold | null;
  /** Wounds left at which the damaged profile holds (0: none), and what it then adds to Hit rolls (-1) and to OC. */
  readonly damagedAt: number;
  readonly damagedHit: number;
  readonly damagedOC: number;
  /** Plain modifiers that a datasheet prints: to its saving throws, and off the D of attacks allocated to it. */
  readonly saveBonus: number;
  readonly lessDamage: number;
  /** What the D of attacks allocated to it is divided by: 1, or 2 if it is halved. */
  readonly damageDivisor: number;
  /** Modifiers of characteristics that it prints, in order, doubles too. */
  readonly modifiers: readonly Printed[];
  /** Inches that it adds instead of Advance rolls, and Sustained Hits that it grants its weapons. */
  readonly fixedAdvances: readonly number[];
  readonly grantedHits: Roll | null;
  /** The keyword or ability that it hunts. */
  readonly hunts: Keyword | null;
  /** How often Stealth stands on its datasheet. */
  readonly stealth: number;
  /** Whether it stands on a stem above its base; and its pivot value, inches, where the datasheet gives one. */
  readonly stem: boolean;
  readonly pivotInches: number | null;
}

/** Characteristics that may be written as `20+` or `-`: bits of `fixed`. */
export const FIXED = { M: 1, Ld: 2, OC: 4 } as const;
/** No test is passed with it. */
export const NO_LEADERSHIP = 99;

/** What a transport carries. */
export interface Hold {
  /** Places for models. */
  readonly capacity: number;
  /** Models that it takes have one of these keywords. */
  readonly takes: readonly Keyword[];
  /** It takes nobody with one of these. */
  readonly bars: readonly Keyword[];
  /** Models with these keywords take up more than one place. */
  readonly places: readonly { readonly of: Keyword; readonly places: number }[];
}

/** `[ANTI-KEYWORD X+]`. */
export interface Anti {
  readonly against: Keyword;
  readonly on: number;
}

/** A weapon's line. */
export interface ModernWeapon {
  readonly melee: boolean;
  /** 0 for melee weapons. */
  readonly rangeInches: number;
  readonly A: Roll;
  /** What A is multiplied by. */
  readonly timesAttacks: number;
  /** BS or WS: 3 stands for 3+; 0 where nothing is rolled. */
  readonly skill: number;
  readonly S: Roll;
  /** Whether S is `-`. */
  readonly noStrength: boolean;
  /** The number after the minus sign: 2 for AP-2. */
  readonly AP: number;
  readonly D: Roll;
  /** Its abilities. */
  readonly bits: Uint32Array;
  /** X of the abilities that have one, by name. */
  readonly values: { readonly [ability: string]: Roll };
  readonly anti: readonly Anti[];
  /** All X of the abilities that have one, in order; how often each ability stands there. */
  readonly instances: { readonly [ability: string]: readonly Roll[] };
  readonly copies: { readonly [ability: string]: number };
  /** Plain modifiers that a datasheet prints: to Hit rolls and to Wound rolls, for better and for worse; and whether Hit rolls of 1 are re-rolled. */
  readonly hitBonus: number;
  readonly hitPenalty: number;
  readonly woundBonus: number;
  readonly woundPenalty: number;
  readonly rerollsOnes: boolean;
}

/** The modern family of rules: one statline for creatures and machines, AP as a modifier, damage by weapon. */
export interface Modern extends Family {
  readonly name: 'modern';
  readonly model: ModernModel;
  readonly weapon: ModernWeapon;
  readonly seams: ModernSeams;
  readonly desk: ModernDesk;
}

/**
 * The attacks of like models with one weapon at one target: the same profile, the same traits. Frames are made once and
 * used as a stack, so that an attack in the middle of another finds its own.
 */
export interface Attack {
  attacker: Unit<Modern>;
  target: Unit<Modern>;
  /** Index among the unit's weapons, and that weapon. */
  weaponIndex: number;
  weapon: WeaponSheet<Modern>;
  profile: ModernWeapon;
  /** The dice of the deed it belongs to. */
  dice: Frame;
  melee: boolean;
  /** It is made with Fire Overwatch: only unmodified 6s hit. */
  overwatch: boolean;
  /** What tells its bearers from others with the same weapon: TRAIT bits. */
  traits: number;
  /** Models that make it. */
  readonly bearers: Int16Array;
  bearerCount: number;
  /** State of the target when it was picked: whether any bearer's unit sees it, and whether it is within Engagement Range of the attacker's army. */
  targetSeen: boolean;
  targetEngaged: boolean;
  /** State of both when targets were picked: models of the target, and whether the attacker was within Engagement Range of an enemy. */
  targetAlive: number;
  attackerEngaged: boolean;
  /** Number of attacks, found by `attacksOf`. */
  attacks: number;
  /** Strength, found once for all the attacks. */
  strength: number;
  /** Unmodified faces needed (2 to 7; 1 without a roll), and where Critical Hits and Wounds begin. */
  hitOn: number;
  criticalHitOn: number;
  woundOn: number;
  criticalWoundOn: number;
  /** How far it has come: STAGE. */
  stage: number;
  /** Attacks, hits or wounds of the stage that have been dealt with. */
  done: number;
  /** Hits in order with their HIT bits. */
  readonly hits: Uint8Array;
  hitCount: number;
  /** WOUND.fromCriticalHit where wounds have to tell that they come from a Critical Hit, else 0. */
  carries: number;
  /** What its Critical Hit improves the AP of the attack by whose wound is dealt with. */
  piercing: number;
  /** Wounds in order with their WOUND bits. */
  readonly wounds: Uint8Array;
  woundCount: number;
  /** Critical Hits of the attack under way that still have something to do at its end, where attacks are made one by one. */
  criticals: number;
  /** Attacks that are still to be begun, where they are made one by one; hits and wounds of those that are over. */
  later: number;
  hitsBefore: number;
  woundsBefore: number;
  /** What is being allocated are mortal wounds of the attack. */
  mortal: boolean;
  /** The kind of rolls that lie open as a batch (BATCH), and what is needed; the place of its first die in its row. */
  batch: number;
  batchOn: number;
  batchFirst: number;
  /** Its faces, how many there are, the next to count, and the place of one that is being made again; -1 for none. */
  readonly faces: Uint8Array;
  faceCount: number;
  faceAt: number;
  again: number;
  /** Whether the die last rolled has been re-rolled: no die is twice. */
  rerolled: boolean;
  /** Whether it is treated as another result. */
  treated: boolean;
  /** Failed saves so far, and wounds lost to them. */
  unsaved: number;
  damage: number;
}

/** What may tell bearers of one weapon apart. All bits of 16 are taken. */
export const TRAIT = {
  /** The target is within half the weapon's range. */
  half: 1,
  /** The first Character of the target is visible to the bearer. */
  character: 2,
  /** Ranged AP is better by 1 (fire from above). */
  plunging: 4,
  /** The bearer is a Character. */
  hero: 8,
  /** The second Character of the target is; the third. */
  secondCharacter: 16,
  thirdCharacter: 32,
  /** The target is the closest that may be picked; and stands in range of an objective that its side controls. */
  closest: 64,
  holding: 128,
  /** Times the number of the unit, from 1 to 15, that has lent the weapon (transport/deck.ts). */
  lent: 256,
  /** Times the number of its kind and 1: modifiers of its own tell the bearer from others (kinds from the seventh on are not told apart). */
  kind: 4096,
} as const;

/** Stages of an attack: finding its number, rolls to hit, rolls to wound, saves and damage, when all is told; what was put aside. */
export const STAGE = { number: 0, hits: 1, wounds: 2, saves: 3, over: 4, aside: 5 } as const;

/** Bits of one hit. */
export const HIT = { critical: 1, automatic: 2, additional: 4 } as const;
/** Bits of one wound. */
export const WOUND = { critical: 1, fromCriticalHit: 2 } as const;

/** Models, weapons and targets that were picked before the attacks of one unit are rolled. */
export interface Volley {
  attacker: Unit<Modern>;
  melee: boolean;
  overwatch: boolean;
  /** Rows: who fires what at whom, with which traits. */
  n: number;
  readonly model: Int16Array;
  readonly weapon: Uint8Array;
  readonly target: Int16Array;
  readonly traits: Int16Array;
  /** Whether a row was resolved: 1 if its attacks were made, 2 if they were dropped. */
  readonly done: Uint8Array;
  /** Whether the Hazardous test of a row has failed. */
  readonly failed: Uint8Array;
  /** By unit slot: the Toughness it had when it was picked, where that is kept; 0 where not. */
  readonly toughness: Int16Array;
  /** Where its part of the queue of what was put aside begins. */
  asideFrom: number;
  /** By unit slot: whether it was seen, and locked in combat, when it was picked. */
  readonly seen: Uint8Array;
  readonly engaged: Uint8Array;
  /** By unit slot: models it had then; and whether the attacker was within Engagement Range of an enemy. */
  readonly models: Int16Array;
  attackerEngaged: boolean;
  /** The unit was selected and keeps its weapons back. */
  held: boolean;
  /** By unit slot: hits scored on it so far. */
  readonly hit: Int16Array;
}

export const { defineRule } = rulesFor<Modern, Tables>(catalogue);
