import type { TerrainFormat } from '../rules/index.ts';
import type { ArmyColour, Point, PointsByFamily, Source } from './basics.ts';
import type { Datasheet, Weapon } from './datasheet-types.ts';
import type { ConditionText, FlagWord, IntentWord, PreferenceWord } from './vocabulary.ts';

/** A scenario with everything it names. */
export interface Battle {
  readonly id: string;
  /** The name that its dice go by, if not its id: scenarios that share it and differ in their lists are played on the same dice. */
  readonly dice?: string;
  readonly title: string;
  /** It exists to bring up rules, not to measure balance. */
  readonly exercise: boolean;
  /** Editions under which equally good players are about even in it. */
  readonly evenUnder: readonly string[];
  readonly battlefield: Battlefield;
  readonly armies: { readonly [army in ArmyColour]: Army };
  /** Every datasheet that a unit of either army uses, by id. */
  readonly datasheets: { readonly [id: string]: Datasheet };
  readonly doctrines: { readonly [army in ArmyColour]: DoctrineFile };
  /** Who plays in a comparison; left out: `own`. */
  readonly players?: Players;
  readonly deployment: Deployment;
  readonly orders: readonly Order[];
  readonly mission: Mission;
  /** Units that either army can bring into play, where an edition allows it: each as if in an army list. */
  readonly conjurable: readonly ArmyUnit[];
  /** Keywords that an edition may ignore, at the user's request. */
  readonly waived: readonly string[];
  /** Facts about kinds of terrain, including those that are created in play. */
  readonly terrainKinds: readonly TerrainFormat[];
  readonly sources: readonly Source[];
}

/** Who plays: the scenario's own doctrines, a panel of several that play well and these, or the named doctrines for either side. */
export type Players = 'own' | 'panel' | readonly string[];

export interface Battlefield {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly TerrainPiece[];
  readonly objectives: readonly ObjectiveMarker[];
  /** Deployment zones by seat, as polygons. */
  readonly zones: readonly [readonly Point[], readonly Point[]];
  /** Unit vector from the centre to the edge that each seat falls back to. */
  readonly homeward: readonly [Point, Point];
}

export interface TerrainPiece {
  readonly id: string;
  readonly kind: string;
  /** Corners, anticlockwise. */
  readonly polygon: readonly Point[];
  readonly height: number;
  /** Heights of floors above ground on which models can stand. */
  readonly floors: readonly number[];
  /** Upright opaque walls as high as the piece: x0, y0, x1, y1. */
  readonly walls: readonly (readonly [number, number, number, number])[];
  /** Cover save of this piece (2 to 6), or 0 for that of its kind. */
  readonly cover: number;
  /** Its interior, if units can occupy it. */
  readonly building?: {
    readonly armour: number;
    readonly capacity: number;
    readonly firePoints: number;
    /** Middles of sides, with the unit vectors pointing out of them. */
    readonly doors: readonly (readonly [x: number, y: number, outX: number, outY: number])[];
    readonly battlements: boolean;
  };
  /** A weapon mounted on it: blocks by family. */
  readonly gun?: Weapon['blocks'];
  /** The seat whose army owns it; left out for nobody. A file names the army that has this seat when seats are not swapped. */
  readonly ownerSeat?: 0 | 1;
}

export interface ObjectiveMarker {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Radius of the marker itself, inches. */
  readonly radius: number;
}

export interface Army {
  readonly id: string;
  readonly title: string;
  /** The doctrine that decides for it if the scenario names none. */
  readonly doctrine?: string;
  /** The points limit, in any family. */
  readonly limit: number;
  /** The rules that its list keeps to; left out: it states none but its limit. */
  readonly muster?: ArmyMuster;
  /** It was made of a list of a list builder, of whose abilities so many are not played. */
  readonly imported?: { readonly notPlayed: number };
  readonly units: readonly ArmyUnit[];
}

/** The rules that an army list says it keeps to. */
export interface ArmyMuster {
  /** The ruleset whose rules about army lists these are. */
  readonly under: string;
  readonly unbound: boolean;
  readonly faction?: string;
  readonly part?: 'attacker' | 'defender';
  readonly detachments: readonly ArmyDetachment[];
}

export interface ArmyDetachment {
  readonly kind: string;
  /** Ids of its units; left out: all that no other detachment names. */
  readonly units?: readonly string[];
  readonly slots?: { readonly [role: string]: readonly [fewest: number, most: number] };
  readonly keyword?: string;
  readonly battleline: readonly string[];
}

/** What rules about army lists ask of a unit. */
export interface UnitMuster {
  readonly factions: readonly string[];
  readonly enhancements: readonly { readonly name: string; readonly bearer?: string }[];
  readonly warlord?: 'must' | 'cannot';
  readonly exempt: boolean;
}

/** Where a unit that isn't deployed waits, and how it arrives. */
export const RESERVES = ['edge', 'deep-strike', 'outflank'] as const;
export type Reserve = (typeof RESERVES)[number];

export interface ArmyUnit {
  readonly id: string;
  /** Id of its datasheet in `battle.datasheets`. */
  readonly datasheet: string;
  /** How many models of each kind, in the order of the datasheet; kinds with none are left out. Models are numbered in this order. */
  readonly models: readonly ModelCount[];
  /** Points of the whole unit, in each family in which all its kinds have points. */
  readonly points: PointsByFamily;
  readonly roles: readonly string[];
  /** Id of the unit that it leads or has joined. */
  readonly attachedTo: string | null;
  /** Ids of the units that a character may join in play, or `any`. */
  readonly joins: 'any' | readonly string[] | null;
  /** Id of the transport it starts in. */
  readonly embarkedIn: string | null;
  /** The only unit that may start in it, for a dedicated transport. */
  readonly dedicatedTo: string | null;
  readonly reserve: Reserve | null;
  readonly muster?: UnitMuster;
}

export interface ModelCount {
  readonly kind: string;
  readonly count: number;
  /** Names of the weapons that each carries. */
  readonly weapons: readonly string[];
}

/**
 * Places are written with red in seat 0 and blue in seat 1. With the seats swapped, each army is turned by 180 degrees
 * about the board's centre. An army without a placement for a unit deploys it automatically in its zone (`auto`).
 */
export interface Deployment {
  readonly red: readonly Placement[];
  readonly blue: readonly Placement[];
}

export interface Placement {
  readonly unit: string;
  /** Centre of each model, in the unit's order. */
  readonly positions: readonly Point[];
  /** Facing of all its models: degrees anticlockwise from +x. */
  readonly facing: number;
  /** Height above ground of the surface it stands on. */
  readonly level: number;
  /** How the positions came about, to draw it up again with other models; left out where each model was given its own place. */
  readonly ranks?: Ranks;
}

/** A formation: ranks of so many files round a point, with inches between bases; or a row along +y, with inches between centres. */
export type Ranks = { readonly at: Point; readonly files: number; readonly gap: number } | { readonly spacing: number };

/** What a unit is ordered to do in a round; see the scenario format. */
export interface Order {
  readonly army: ArmyColour;
  readonly unit: string;
  readonly round: number;
  readonly do: readonly OrderStep[];
}
/** Targets are `<army>/<unit>` or `nearest`. */
export type OrderStep = { readonly move: Point } | { readonly shoot: string } | { readonly charge: string } | { readonly hold: true };

export interface Mission {
  /** `variant` leaves the length to the edition. */
  readonly rounds: number | 'variant';
  readonly scoring: { readonly [name: string]: number };
  readonly options: readonly string[];
  /** The attacker's seat, or -1. A file names the army that has this seat when seats are not swapped. */
  readonly attackerSeat: 0 | 1 | -1;
}

export interface DoctrineFile {
  readonly id: string;
  readonly title: string;
  /** `*` answers every decision that has no answer of its own. */
  readonly answers: { readonly [decision: string]: DoctrineAnswer };
  /** How much each consideration counts in decisions without an answer; left out: the edition decides those. */
  readonly commander?: { readonly [consideration: string]: number };
  /** Decisions of weight are tried out this many times before one is taken. */
  readonly rollouts?: number;
}
/** A flag word, preferences in order of priority, or rules for intents, of which the first that applies is used. */
export type DoctrineAnswer = FlagWord | readonly PreferenceWord[] | readonly IntentRule[];
export interface IntentRule {
  /** All of them must hold. */
  readonly if: readonly ConditionText[];
  /** The first possible one is done. */
  readonly do: readonly IntentWord[];
}
