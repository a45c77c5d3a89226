import type { Amount } from './amount.ts';
import type { PointsByFamily } from './basics.ts';

/** Size of a base or hull. Length lies along the facing. */
export type Base =
  | { readonly round: number }
  | { readonly oval: readonly [lengthMm: number, widthMm: number] }
  | { readonly rect: readonly [lengthMm: number, widthMm: number] }
  | { readonly hull: readonly [lengthInches: number, widthInches: number] };

/** What a unit is, in words that every edition knows. */
export const COMMON_KEYWORDS = [
  'infantry',
  'mounted',
  'beast',
  'swarm',
  'artillery',
  'monster',
  'gargantuan',
  'vehicle',
  'walker',
  'transport',
  'aircraft',
  'character',
  'psyker',
] as const;
export type CommonKeyword = (typeof COMMON_KEYWORDS)[number];

export interface Datasheet {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly CommonKeyword[];
  readonly models: readonly ModelKind[];
  readonly weapons: readonly Weapon[];
  readonly blocks: { readonly classic?: ClassicSheet; readonly modern?: ModernSheet; readonly hybrid?: ClassicSheet };
  /** Name of the conversion that made a family's blocks from another's; left out where the file has them. */
  readonly origin?: string;
}

export interface ModelKind {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly base: Base;
  /** Body height, inches. */
  readonly height: number;
  readonly weapons: readonly string[];
  readonly points: PointsByFamily;
  readonly blocks: { readonly classic?: ClassicModel; readonly modern?: ModernModel; readonly hybrid?: HybridModel };
}

/** A weapon; in a family that it has no line of it isn't carried. */
export interface Weapon {
  readonly name: string;
  readonly blocks: { readonly classic?: ClassicWeapon; readonly modern?: ModernWeapon; readonly hybrid?: HybridWeapon };
}

/** Names with an optional value, as written: `stubborn`, `feel-no-pain 5`, `deadly-demise D3`; see `parseKeyword`. */
export type KeywordText = string;

export const CLASSIC_TYPES = [
  'infantry',
  'bike',
  'jetbike',
  'jump',
  'jet-pack',
  'beast',
  'cavalry',
  'artillery',
  'monster',
  'flying-monster',
  'gargantuan',
  'flying-gargantuan',
  'vehicle',
] as const;
export const VEHICLE_FLAGS = [
  'tank',
  'fast',
  'heavy',
  'open-topped',
  'skimmer',
  'walker',
  'transport',
  'flyer',
  'hover',
  'super-heavy',
  'chariot',
] as const;

/** Faces of a hull or a building. */
export const FACES = ['front', 'left', 'right', 'rear'] as const;

export interface ClassicTransport {
  /** Places for models. */
  readonly capacity: number;
  /** How many passengers may fire. */
  readonly firePoints: number;
  /** Faces with a door in their middle; none: passengers come and go anywhere. */
  readonly accessPoints: readonly (typeof FACES)[number][];
  /** Unit types that it takes. */
  readonly carries: readonly (typeof CLASSIC_TYPES)[number][];
}

export interface ClassicSheet {
  readonly type: (typeof CLASSIC_TYPES)[number];
  /** What kind of vehicle. */
  readonly flags: readonly (typeof VEHICLE_FLAGS)[number][];
  /** Models that fit inside a transport, and how they shoot and get out. */
  readonly psychic?: Psychic;
  readonly transport?: ClassicTransport;
  readonly rules: readonly KeywordText[];
}

/** The powers of a psyker: disciplines on whose tables it rolls, and powers that it always has. */
export interface Psychic {
  readonly disciplines?: readonly string[];
  readonly knows?: readonly string[];
}

/** A creature (`WS` to `Sv`) or a vehicle (`AV`, `HP`, `BS`; walkers and chariots have `WS`, `S`, `I` and `A` too). */
export interface ClassicModel {
  readonly WS?: number;
  readonly BS?: number;
  readonly S?: number;
  readonly T?: number;
  readonly W?: number;
  readonly I?: number;
  readonly A?: number;
  readonly Ld?: number;
  /** Armour save: 4 stands for 4+; 7 for none. */
  readonly Sv?: number;
  readonly inv?: number;
  /** Armour Values of front, sides and rear. */
  readonly AV?: readonly [front: number, side: number, rear: number];
  readonly HP?: number;
  /** Another unit type than its datasheet's (crew and guns of artillery). */
  readonly type?: (typeof CLASSIC_TYPES)[number] | 'gun';
  readonly psychic?: Psychic;
  readonly rules?: readonly KeywordText[];
}

/** The hybrid's lines extend the classic ones. */
export interface HybridModel extends ClassicModel {
  readonly M?: number;
}

export const CLASSIC_WEAPON_TYPES = [
  'assault',
  'heavy',
  'rapid-fire',
  'pistol',
  'ordnance',
  'salvo',
  'melee',
  'grenade',
  'primary',
] as const;
export const ARCS = ['hull', 'sponson-left', 'sponson-right', 'turret', 'pintle'] as const;

export interface ClassicWeapon {
  /** Inches, or how it reaches without them; left out for melee. */
  readonly range?: number | 'template' | 'unlimited';
  /** A number, `D` (destroyer), the bearer's (`user`), or changed from his (`+2`, `x2`); three with slashes for the rings of a Mega-blast. */
  readonly S: number | string;
  /** 1 to 6, or `-` for none; three with slashes for the rings of a Mega-blast. */
  readonly AP: number | string;
  readonly type: (typeof CLASSIC_WEAPON_TYPES)[number];
  /** Shots; for salvo the two numbers. 1 if left out. */
  readonly shots?: Amount | readonly [number, number];
  readonly rules?: readonly KeywordText[];
  /** How it is mounted on a vehicle. */
  readonly arc?: (typeof ARCS)[number];
  /** Inches that its muzzle stands out beyond the hull. */
  readonly muzzle?: number;
}

export interface HybridWeapon extends Omit<ClassicWeapon, 'AP'> {
  /** The classic AP; left out, the one that `modernAP` stands for. */
  readonly AP?: ClassicWeapon['AP'];
  /** AP as a modifier (0, -1 ...); left out, the one that `AP` stands for. */
  readonly modernAP?: number;
  readonly D?: Amount;
}

export interface ModernSheet {
  /** Unit keywords beside the common ones: `battleline`, `fly`, `smoke` ... */
  readonly keywords: readonly string[];
  readonly abilities: readonly KeywordText[];
  /** Datasheets its units can be attached to. */
  readonly leads?: readonly string[];
  readonly transport?: { readonly capacity: number };
  /** Wounds left at which a damaged profile holds, and what it takes off Hit rolls and OC. */
  readonly damaged?: { readonly at: number; readonly hit: number; readonly oc?: number };
}

/** A box round what reaches beyond a base, inches; length lies along the facing. */
export interface OutlineBox {
  readonly length: number;
  readonly width: number;
  /** How far its middle lies ahead of the middle of the base. */
  readonly forward?: number;
  /** How high its underside is above the ground. */
  readonly lift?: number;
}

export interface ModernModel {
  /** Move, inches; `20+` for one without an upper limit, `-` for a model that cannot move. */
  readonly M: number | string;
  readonly T: number;
  readonly Sv: number;
  readonly inv?: number;
  readonly W: number;
  /** `-` for none, like OC. */
  readonly Ld: number | '-';
  readonly OC: number | '-';
  /** Whether it flies or hovers on a stem above its base; its pivot value in inches, where it is not that of its kind. */
  readonly stem?: boolean;
  readonly pivot?: number;
  readonly keywords?: readonly string[];
  readonly abilities?: readonly KeywordText[];
  /** What it stands on, where that is not the base of the kind. */
  readonly base?: Base;
  readonly outline?: OutlineBox;
}

export interface ModernWeapon {
  readonly range: number | 'melee';
  readonly A: Amount;
  /** BS or WS: 3 stands for 3+. Left out where nothing is rolled (`torrent`). */
  readonly skill?: number;
  /** `-` for none. */
  readonly S: Amount;
  /** 0 or below. */
  readonly AP: number;
  readonly D: Amount;
  readonly keywords?: readonly KeywordText[];
}
