import type { Amount } from './amount.ts';
import type { ConditionText, FlagWord, IntentWord, PreferenceWord } from './vocabulary.ts';

/**
 * Scenario files after reading: names resolved, shapes and formations spelled out, everything checked. Plain objects that
 * survive JSON, since workers get them by message. Lengths are inches, angles degrees anticlockwise from +x.
 */

export type Point = readonly [x: number, y: number];
export type ArmyColour = 'red' | 'blue';
/** Families of profiles a datasheet can have a block for. */
export type FamilyName = 'classic' | 'modern' | 'hybrid';
export const FAMILIES: readonly FamilyName[] = ['classic', 'modern', 'hybrid'];
export type PointsByFamily = { readonly [family in FamilyName]?: number };

export type FileKind = 'scenario' | 'army' | 'datasheet' | 'battlefield' | 'mission' | 'doctrine' | 'examples';

/** One file that was read. */
export interface Source {
  readonly kind: FileKind;
  /** The id of what it holds. */
  readonly id: string;
  /** Relative to the package for bundled files, else as it was found. */
  readonly path: string;
  /** SHA-256 of its bytes, hex. */
  readonly digest: string;
  /** Line and column, from 1, of what stands at a path (`units[2].models`), for errors found after reading. */
  readonly positions: { readonly [path: string]: readonly [line: number, column: number] };
}

/** A scenario with everything it names. */
export interface Battle {
  readonly id: string;
  readonly title: string;
  readonly battlefield: Battlefield;
  readonly armies: { readonly [army in ArmyColour]: Army };
  /** Every datasheet that a unit of either army uses, by id. */
  readonly datasheets: { readonly [id: string]: Datasheet };
  readonly doctrines: { readonly [army in ArmyColour]: DoctrineFile };
  readonly deployment: Deployment;
  readonly orders: readonly Order[];
  readonly mission: Mission;
  /** Keywords that may be unknown to an edition, by the user's word. */
  readonly waived: readonly string[];
  readonly sources: readonly Source[];
}

export interface Battlefield {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly TerrainPiece[];
  readonly objectives: readonly ObjectiveMarker[];
  /** Deployment zones by seat, as polygons. */
  readonly zones: readonly [readonly Point[], readonly Point[]];
  /** Unit vector from the centre to the edge each seat falls back to. */
  readonly homeward: readonly [Point, Point];
}

export const TERRAIN_KINDS = [
  'woods', 'ruin', 'crater', 'barricade', 'hill', 'impassable', 'tank-traps', 'razorwire', 'wreck', 'building', 'debris', 'container',
  'statuary',
] as const;
export type TerrainKindName = (typeof TERRAIN_KINDS)[number];

export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKindName;
  /** Corners, anticlockwise. */
  readonly polygon: readonly Point[];
  readonly height: number;
  /** Heights of floors above ground on which models can stand. */
  readonly floors: readonly number[];
  /** Upright opaque walls as high as the piece: x0, y0, x1, y1. */
  readonly walls: readonly (readonly [number, number, number, number])[];
  /** Cover save of this piece (2 to 6), or 0 for what its kind gives. */
  readonly cover: number;
}

export interface ObjectiveMarker {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Of the marker itself, inches. */
  readonly radius: number;
}

export interface Army {
  readonly id: string;
  readonly title: string;
  /** Most points in any family. */
  readonly limit: number;
  readonly units: readonly ArmyUnit[];
}

export const ROLES = ['hq', 'troops', 'elites', 'fast-attack', 'heavy-support', 'lord-of-war', 'transport', 'warlord'] as const;
export type Role = (typeof ROLES)[number];

/** Where a unit that isn't deployed waits, and how it comes. */
export const RESERVES = ['edge', 'deep-strike', 'outflank'] as const;
export type Reserve = (typeof RESERVES)[number];

export interface ArmyUnit {
  readonly id: string;
  /** Id of its datasheet in `battle.datasheets`. */
  readonly datasheet: string;
  /** How many models of each kind, in the order of the datasheet; kinds with none are left out. Models are numbered in this order. */
  readonly models: readonly ModelCount[];
  /** Of the whole unit, in each family that all its kinds have points for. */
  readonly points: PointsByFamily;
  readonly roles: readonly Role[];
  /** Id of the unit it leads or has joined. */
  readonly attachedTo: string | null;
  /** Id of the transport it starts in. */
  readonly embarkedIn: string | null;
  readonly reserve: Reserve | null;
}

export interface ModelCount {
  readonly kind: string;
  readonly count: number;
  /** Names of the weapons that each carries. */
  readonly weapons: readonly string[];
}

/**
 * Places are written as if red sat in seat 0 and blue in seat 1. With the seats swapped each army is turned by 180 degrees
 * about the board's centre. An army without a placement for a unit deploys it by doctrine in its zone (`auto`).
 */
export interface Deployment {
  readonly red: readonly Placement[];
  readonly blue: readonly Placement[];
}

export interface Placement {
  readonly unit: string;
  /** Centre of each model, in the unit's order. */
  readonly positions: readonly Point[];
  /** Of all its models: degrees anticlockwise from +x. */
  readonly facing: number;
  /** Height of the surface it stands on above ground. */
  readonly level: number;
}

/** What a unit is told to do in a round; see the scenario format. */
export interface Order {
  readonly army: ArmyColour;
  readonly unit: string;
  readonly round: number;
  readonly do: readonly OrderStep[];
}
/** Targets are `<army>/<unit>` or `nearest`. */
export type OrderStep =
  | { readonly move: Point }
  | { readonly shoot: string }
  | { readonly charge: string }
  | { readonly hold: true };

export const SCORING = [
  'objective-vp', 'objective-vp-per-round', 'kill-points', 'first-blood', 'slay-the-warlord', 'linebreaker',
] as const;
export const MISSION_OPTIONS = ['night-fighting', 'seize-the-initiative', 'random-game-length'] as const;

export interface Mission {
  /** `variant` leaves the length to the edition. */
  readonly rounds: number | 'variant';
  readonly scoring: { readonly [name in (typeof SCORING)[number]]?: number };
  readonly options: readonly (typeof MISSION_OPTIONS)[number][];
  /** The seat that attacks, or -1. A file names the army that has it when seats are not swapped. */
  readonly attackerSeat: 0 | 1 | -1;
}

/** Size of a base or hull. Length lies along the facing. */
export type Base =
  | { readonly round: number }
  | { readonly oval: readonly [lengthMm: number, widthMm: number] }
  | { readonly rect: readonly [lengthMm: number, widthMm: number] }
  | { readonly hull: readonly [lengthInches: number, widthInches: number] };

/** What a unit is, in words that every edition knows. */
export const COMMON_KEYWORDS = [
  'infantry', 'mounted', 'beast', 'swarm', 'artillery', 'monster', 'gargantuan', 'vehicle', 'walker', 'transport', 'aircraft', 'character',
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
  'infantry', 'bike', 'jetbike', 'jump', 'jet-pack', 'beast', 'cavalry', 'artillery', 'monster', 'flying-monster', 'gargantuan',
  'flying-gargantuan', 'vehicle',
] as const;
export const VEHICLE_FLAGS = [
  'tank', 'fast', 'heavy', 'open-topped', 'skimmer', 'walker', 'transport', 'flyer', 'hover', 'super-heavy', 'chariot',
] as const;

export interface ClassicSheet {
  readonly type: (typeof CLASSIC_TYPES)[number];
  /** What kind of vehicle. */
  readonly flags: readonly (typeof VEHICLE_FLAGS)[number][];
  /** Models that fit inside a transport, and how they shoot and get out. */
  readonly transport?: { readonly capacity: number; readonly firePoints: number; readonly accessPoints: readonly string[] };
  readonly rules: readonly KeywordText[];
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
  readonly rules?: readonly KeywordText[];
}

/** The hybrid's lines extend the classic ones. */
export interface HybridModel extends ClassicModel {
  readonly M?: number;
}

export const CLASSIC_WEAPON_TYPES = [
  'assault', 'heavy', 'rapid-fire', 'pistol', 'ordnance', 'salvo', 'melee', 'grenade', 'primary',
] as const;
export const ARCS = ['hull', 'sponson-left', 'sponson-right', 'turret', 'pintle'] as const;

export interface ClassicWeapon {
  /** Inches, or how it reaches without them; left out for melee. */
  readonly range?: number | 'template' | 'unlimited';
  /** A number, `D` (destroyer), the bearer's (`user`), or changed from his (`+2`, `x2`). */
  readonly S: number | string;
  /** 1 to 6, or `-` for none. */
  readonly AP: number | '-';
  readonly type: (typeof CLASSIC_WEAPON_TYPES)[number];
  /** Shots; for salvo the two numbers. 1 if left out. */
  readonly shots?: Amount | readonly [number, number];
  readonly rules?: readonly KeywordText[];
  /** How it is mounted on a vehicle. */
  readonly arc?: (typeof ARCS)[number];
}

export interface HybridWeapon extends ClassicWeapon {
  /** AP as a modifier (0, -1 ...). */
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
  /** Wounds left at which a damaged profile holds, and what it takes off Hit rolls. */
  readonly damaged?: { readonly at: number; readonly hit: number };
}

export interface ModernModel {
  /** Move, inches. */
  readonly M: number;
  readonly T: number;
  readonly Sv: number;
  readonly inv?: number;
  readonly W: number;
  readonly Ld: number;
  readonly OC: number;
  readonly keywords?: readonly string[];
  readonly abilities?: readonly KeywordText[];
}

export interface ModernWeapon {
  readonly range: number | 'melee';
  readonly A: Amount;
  /** BS or WS: 3 stands for 3+. Left out where nothing is rolled (`torrent`). */
  readonly skill?: number;
  readonly S: Amount;
  /** 0 or below. */
  readonly AP: number;
  readonly D: Amount;
  readonly keywords?: readonly KeywordText[];
}

export interface DoctrineFile {
  readonly id: string;
  readonly title: string;
  /** `*` answers every decision that has no answer of its own. */
  readonly answers: { readonly [decision: string]: DoctrineAnswer };
}
/** A flag word, preferences from the first to the last, or rules for intents of which the first that holds is taken. */
export type DoctrineAnswer = FlagWord | readonly PreferenceWord[] | readonly IntentRule[];
export interface IntentRule {
  /** All of them must hold. */
  readonly if: readonly ConditionText[];
  /** The first of them that can be done is done. */
  readonly do: readonly IntentWord[];
}

type Values = { readonly [key: string]: unknown };
type ExampleBase = number | Base;

/** One kind of model of a unit that an example writes out. */
export interface ExampleKind {
  readonly models: number;
  readonly base?: ExampleBase;
  readonly height?: number;
  readonly keywords?: readonly KeywordText[];
  readonly weapons?: readonly string[];
  readonly points?: number;
  readonly classic?: Values;
  readonly modern?: Values;
  readonly hybrid?: Values;
}

/** A unit of a worked example: from a datasheet, or written out. */
export interface ExampleUnit {
  readonly datasheet?: string;
  readonly army?: ArmyColour;
  readonly models?: number | { readonly [kind: string]: number };
  readonly wargear?: { readonly [kind: string]: readonly string[] };
  readonly at?: Point;
  readonly spacing?: number;
  readonly places?: readonly (readonly [x: number, y: number, level?: number])[];
  readonly facing?: number;
  readonly base?: ExampleBase;
  readonly height?: number;
  readonly keywords?: readonly KeywordText[];
  readonly kinds?: { readonly [kind: string]: ExampleKind };
  readonly classic?: Values;
  readonly modern?: Values;
  readonly hybrid?: Values;
  readonly stats?: Values;
  readonly rules?: readonly KeywordText[];
  readonly weapons?: { readonly [name: string]: Values };
  readonly wounds?: number | readonly number[];
  readonly statuses?: readonly string[];
  readonly points?: number;
  readonly roles?: readonly string[];
  readonly attachedTo?: string;
  readonly embarkedIn?: string;
  readonly reserve?: Reserve;
}

export type ExampleValue = null | boolean | number | string | readonly ExampleValue[] | { readonly [key: string]: ExampleValue };

export interface ExampleGiven {
  readonly units: { readonly [id: string]: ExampleUnit };
  readonly terrain?: readonly TerrainPiece[];
  readonly objectives?: readonly ObjectiveMarker[];
  readonly battlefield?: { readonly width: number; readonly height: number };
  readonly round?: number;
  /** The army whose turn it is; red if left out. */
  readonly active?: ArmyColour;
  readonly statuses?: { readonly [unit: string]: readonly string[] };
  readonly registers?: { readonly [unit: string]: { readonly [name: string]: number } };
  readonly mission?: { readonly [key: string]: ExampleValue };
  /** Keys of the edition's own. */
  readonly [key: string]: unknown;
}

/** One thing that is done: `{ shoot: A, at: B, with: rifle }`. The first key is the verb. */
export type ExampleStep = { readonly [key: string]: ExampleValue };

/** Raw faces by purpose; inner lists are dice that are summed. */
export type ExampleDice = { readonly [purpose: string]: readonly (number | string | readonly number[])[] };

/** A worked example. */
export interface Example {
  readonly rule: string;
  readonly title: string;
  readonly variant?: string;
  readonly given: ExampleGiven;
  readonly when: readonly ExampleStep[];
  readonly answers: { readonly [decision: string]: ExampleValue };
  readonly dice: ExampleDice;
  readonly then: { readonly [what: string]: ExampleValue };
  /** What happens with the rule off; `same` for a quiet side or a restatement; left out: the example has to fail. */
  readonly off?: 'same' | { readonly dice?: ExampleDice; readonly then?: { readonly [what: string]: ExampleValue } };
  /** Where it stands. */
  readonly line: number;
}

/** A file of worked examples with the datasheets they use. */
export interface ExampleFile {
  readonly examples: readonly Example[];
  readonly datasheets: { readonly [id: string]: Datasheet };
  readonly sources: readonly Source[];
}
