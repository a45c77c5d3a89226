import type { Family, Keyword } from 'sandtable/rules';
import type { Effect } from './effects/effect.ts';
import type { ModernDesk, ModernSeams } from './hub.ts';
import type { HitAura, Printed } from './modifiers/printed.ts';

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
  /** What it does for its unit on a condition, or from a moment on. */
  readonly effects: readonly Effect[];
  readonly hitAuras: readonly HitAura[];
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
  /** The gun of which it is one of several modes: a name shared with the others, or that of one of them; null for a weapon with one mode. */
  readonly modeOf: string | null;
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

/** What may tell bearers of one weapon apart. All bits of 16 are taken, the sign among them. */
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
  /** Times the number of its kind and 1: abilities of its own tell the bearer from others (kinds from the seventh on are not distinguished). */
  kind: 4096,
  /** The bearer has so few wounds left that it is damaged. */
  damaged: 32768,
} as const;

/** Stages of an attack: finding its number, rolls to hit, rolls to wound, saves and damage, when all is reported; what was put aside. */
export const STAGE = { number: 0, hits: 1, wounds: 2, saves: 3, over: 4, aside: 5 } as const;

/** Bits of one hit. */
export const HIT = { critical: 1, automatic: 2, additional: 4 } as const;
/** Bits of one wound. */
export const WOUND = { critical: 1, fromCriticalHit: 2 } as const;
