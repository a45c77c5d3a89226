import type { Family, WeaponSheet } from 'sandtable/rules';
import type { ClassicDesk, ClassicSeams } from './hub.ts';

/** Unit types of a statline (CLS-UNIT). */
export const TYPE = {
  infantry: 0,
  bike: 1,
  jetbike: 2,
  jump: 3,
  'jet-pack': 4,
  beast: 5,
  cavalry: 6,
  artillery: 7,
  monster: 8,
  vehicle: 9,
  gun: 10,
  'flying-monster': 11,
  gargantuan: 12,
  'flying-gargantuan': 13,
} as const;
export type UnitType = (typeof TYPE)[keyof typeof TYPE];

/** Whether a model is a monster of any size, on foot or winged. */
export const isMonstrous = ({ type }: { readonly type: UnitType }): boolean =>
  type === TYPE.monster || type === TYPE['flying-monster'] || type === TYPE.gargantuan || type === TYPE['flying-gargantuan'];

/** Kinds of vehicle as bits of `ClassicStats.vehicle`; 0 for anything that is no vehicle. */
export const VEHICLE = {
  plain: 1,
  tank: 2,
  fast: 4,
  heavy: 8,
  'open-topped': 16,
  skimmer: 32,
  walker: 64,
  transport: 128,
  flyer: 256,
  hover: 512,
  'super-heavy': 1024,
  chariot: 2048,
} as const;

/** Rules that may name their foes, as in `hatred psyker` (CLS-USR-15, -24). */
export const FOE = { hatred: 0, 'preferred-enemy': 1 } as const;
export type Foe = (typeof FOE)[keyof typeof FOE];

/** Characteristics by number, for seams that read any of them (`statOf`). */
export const STAT = { WS: 0, BS: 1, S: 2, T: 3, W: 4, I: 5, A: 6, Ld: 7, Sv: 8, inv: 9 } as const;
export type Stat = (typeof STAT)[keyof typeof STAT];

/** No save, no roll that helps: thresholds are 2 to 6, 7 means "cannot", 1 "without a roll". */
export const NEVER = 7;

/** What a transport or a building takes in (CLS-TRANSPORT-01, -02, -09). */
export interface Hold {
  readonly capacity: number;
  /** How many of those inside may fire. */
  readonly firePoints: number;
  /** Faces with a door in their middle, as bits of FACING; 0: anywhere along the hull. */
  readonly access: number;
  /** Unit types that it takes, as bits `1 << TYPE`. */
  readonly takes: number;
}

/** A statline (CLS-DEF-09): values by `STAT` as printed; saves are 7 for none. Vehicles have Armour Values and Hull Points. */
export interface ClassicStats {
  readonly type: UnitType;
  /** Bits of VEHICLE: not 0 for a vehicle. */
  readonly vehicle: number;
  /** WS BS S T W I A Ld Sv inv. */
  readonly values: Uint8Array;
  /** Armour Values of front, sides, rear; 0 for non-vehicles. */
  readonly front: number;
  readonly side: number;
  readonly rear: number;
  /** Wounds or Hull Points at the start. */
  readonly wounds: number;
  /** By FOE: keywords of the foes that a rule names, as bits; null where it names none, and everyone is meant. */
  readonly foes: readonly (Uint32Array | null)[];
  /** Of transports. */
  readonly hold: Hold | null;
  /** What the datasheet says of its psychic powers, null for nothing. */
  readonly psychic: { readonly disciplines?: readonly string[]; readonly knows?: readonly string[] } | null;
}

/** Weapon types (CLS-WPN-02 to -09). */
export const ARM = {
  assault: 0,
  heavy: 1,
  'rapid-fire': 2,
  pistol: 3,
  ordnance: 4,
  salvo: 5,
  melee: 6,
  grenade: 7,
  primary: 8,
} as const;
export type ArmType = (typeof ARM)[keyof typeof ARM];

/** How a weapon's Strength is found: printed, the bearer's plus `strength`, or times `strength`; `destroyer` is Strength D. */
export const STRENGTH = { fixed: 0, plus: 1, times: 2, destroyer: 3 } as const;

/** A weapon's line in numbers (CLS-WPN-01). */
export interface ClassicArm {
  /** Inches; 0 for melee and templates (their reach is the shape's), Infinity for unlimited. */
  readonly rangeInches: number;
  /** 0, or the length of the tear-drop in inches: 8 or 16. */
  readonly templateInches: number;
  /** 0, or the radius of the marker in inches: 1.5, 2.5, 3.5, 5 or 7.5. */
  readonly blastInches: number;
  /** Of a marker with rings (Mega-blast): the weapon of each ring, from the innermost; else empty. */
  readonly rings: readonly WeaponSheet<Classic>[];
  readonly type: ArmType;
  readonly strengthKind: (typeof STRENGTH)[keyof typeof STRENGTH];
  readonly strength: number;
  /** 1 to 6; 7 for none. */
  readonly ap: number;
  /** Shots when standing still: `shots`, or that many dice of `sides` added to it. Salvo has `movedShots` beside. */
  readonly shots: number;
  readonly shotDice: number;
  readonly shotSides: 3 | 6;
  readonly movedShots: number;
  /** Where it points on a hull, degrees anticlockwise from the facing, and the cosine of half its arc (-1: all round). */
  readonly mountDegrees: number;
  /** Inches that the muzzle stands out beyond the hull where the weapon points: ranges are measured from there (CLS-VEH-02). */
  readonly muzzleInches: number;
  /** Whether its line says how it is mounted: on a chariot the others are the rider's own (CLS-VEH-41). */
  readonly mounted: boolean;
  readonly cosHalfArc: number;
  /** Special rules of the weapon as bits (`hasBit`) and the numbers of those that have one (`poisoned 4`), or two (`secondOf`). */
  readonly bits: Uint32Array;
  readonly ruleValues: { readonly [keyword: string]: number };
  /** Names of the rules, as the datasheet has them. */
  readonly rules: readonly string[];
  /** The gun of which it is a mode: the same number for all its modes, its own for any other weapon; 0 for melee (CLS-WPN-58). */
  readonly gun: number;
}

/** What editions on the classic base have in common; the hybrid's statlines and weapons extend these. */
export interface ClassicFamily extends Family {
  readonly model: ClassicStats;
  readonly weapon: ClassicArm;
  readonly desk: ClassicDesk;
}

/** Most weapons a sheet can list. */
export const MOST_WEAPONS = 32;

/** The 7th-edition-style base. */
export interface Classic extends ClassicFamily {
  readonly name: 'classic';
  readonly seams: ClassicSeams;
}

/** Defines a rule of the classic base; what the ledger says of its id need not be repeated. */
