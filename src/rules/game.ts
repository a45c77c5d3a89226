import type { ArenaMemory } from './arena-memory.ts';
import type { Board } from './board.ts';
import type { Dice, Roller } from './dice.ts';
import type { Log } from './event.ts';
import type { Family, ModelSheet, Sheet } from './family.ts';
import type { Inches } from './quantities.ts';
import type { Metric } from './register.ts';
import type { Trigger } from './trigger.ts';

/** 0 is red, 1 is blue: the armies, whichever seats they have. */
export type SideId = 0 | 1;
export const enemyOf = (side: SideId): SideId => (1 - side) as SideId;
/** Index into the model columns. */
export type ModelId = number;

/** Where a unit is. */
export const PLACE = { table: 0, reserve: 1, embarked: 2, gone: 3 } as const;
export type Place = (typeof PLACE)[keyof typeof PLACE];

/** How a unit that starts off the table arrives, according to its army list; `none` for all others. */
export const RESERVE = { none: 0, edge: 1, 'deep-strike': 2, outflank: 3 } as const;
export type ReserveWay = (typeof RESERVE)[keyof typeof RESERVE];

/** The cause of a loss in the results. */
export const CAUSE = { shooting: 0, assault: 1, morale: 2, psychic: 3, other: 4 } as const;
export type Cause = (typeof CAUSE)[keyof typeof CAUSE];
export const CAUSES = ['shooting', 'assault', 'morale', 'psychic', 'other'] as const;

/**
 * All models of an engagement as columns; a unit's models are contiguous, `unit.first` to `unit.first + unit.size - 1`.
 * A removed model has `alive` 0 and keeps its place in the columns.
 */
export interface Models {
  /** Centre, inches. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Height of the surface it stands on. */
  readonly z: Float64Array;
  /** Facing as a unit vector (cosine, sine). */
  readonly dirX: Float64Array;
  readonly dirY: Float64Array;
  /** Footprint: half length and half width of the core, the rim round it, and the body height; see `Footprint`. */
  readonly coreX: Float64Array;
  readonly coreY: Float64Array;
  readonly rim: Float64Array;
  readonly height: Float64Array;
  /** Radius of the circle around the whole footprint. */
  readonly radius: Float64Array;
  /** Wounds (or Hull Points) left. */
  readonly wounds: Int16Array;
  readonly alive: Uint8Array;
  /** Slot of its unit. */
  readonly unit: Int16Array;
  /** Index into its unit's `sheet.models`. */
  readonly kind: Uint8Array;
  /** What reaches beyond the footprints; null where no model of the match has an outline. */
  readonly outlines: Outlines | null;
  /** Columns declared with `modelRegister`: reg[register][model]. */
  readonly reg: readonly Float64Array[];
}

/** Columns of what reaches beyond the footprints of models: one box each, facing as its model does; see `Outline`. */
export interface Outlines {
  /** Half length and half width, inches; both 0 for a model without an outline. */
  readonly halfLength: Float64Array;
  readonly halfWidth: Float64Array;
  /** How far the middle of the box lies ahead of the middle of the footprint. */
  readonly forward: Float64Array;
  /** How high its underside is above the surface that the model stands on; its top is that of the body. */
  readonly lift: Float64Array;
  /** 1 where distances are measured from it as well as from the footprint. */
  readonly measured: Uint8Array;
  /** 1 where the model has no base: its footprint is part of its body. */
  readonly baseless: Uint8Array;
}

/** A unit: an object of fixed shape, made once per arena and reset between engagements. */
export interface Unit<F extends Family = Family> extends Roller {
  readonly slot: number;
  readonly side: SideId;
  readonly id: string;
  /** Hash of `<army>/<id>`: the unit's part of dice addresses. */
  readonly key: number;
  readonly sheet: Sheet<F>;
  readonly first: ModelId;
  readonly size: number;
  /** Models left. */
  alive: number;
  /** Models at the start of the engagement; 0 for a unit that may be brought into play and has not been. */
  strength: number;
  /** Models at the beginning of the current phase, and lost since. Kept by the engine. */
  atPhaseStart: number;
  lostThisPhase: number;
  place: Place;
  /** Slot of the unit that may bring it into play, or -1 for a unit of the army list. Has no models until `game.create` or `game.detach`. */
  readonly maker: number;
  /** Index of the piece of terrain that it occupies, or -1: the piece does not block its view, nor the view of it. */
  housed: number;
  /** Slot of the transport it is in, or -1. */
  inside: number;
  /** Slot of the unit that it has joined, or -1. A joined unit has no models and no place of its own. */
  readonly host: number;
  /** How it arrives if it starts off the table, according to its army list. */
  readonly reserve: ReserveWay;
  /** Whether it is a dedicated transport, bought for one unit. */
  readonly dedicated: boolean;
  /** Round in which it arrived on the table, 0 if deployed. */
  arrived: number;
  /** 1 during its turn, where units have turns of their own (`game.byUnits`). Kept by the engine. */
  inTurn: 0 | 1;
  /** 1 while it flies above the battlefield: it and the models below do not obstruct each other. Set by procedures. */
  aloft: 0 | 1;
  /** Centre and radius of a circle that contains every living model's footprint. Kept by `game.moved`. */
  x: number;
  y: number;
  radius: number;
  /** Rises whenever a model moves or is removed: caches compare it. */
  pose: number;
  /** Rises whenever models move, not when they are removed: what is known of the remaining models holds until then. */
  stand: number;
  /** Rises whenever models are elsewhere than before, and not when an engagement begins where they stand already: what follows from places alone holds until then. */
  spot: number;
  /** Keywords that at least one living model has, and that all have. */
  readonly anyBits: Uint32Array;
  readonly allBits: Uint32Array;
  /** Conditions declared with `status`. */
  readonly status: Uint8Array;
  /** Numbers declared with `unitRegister`. */
  readonly reg: Float64Array;
}

/**
 * Distances between units, at `slot * units + slot` (the lower slot first), and the models they were measured between.
 * Valid until one of these models is removed or either unit moves. See `rememberedGap` of the kit.
 */
export interface GapMemo {
  readonly inches: Float64Array;
  readonly standA: Int32Array;
  readonly standB: Int32Array;
  readonly modelA: Int16Array;
  readonly modelB: Int16Array;
}

/** Facts of the scenario that procedures read. */
export interface MissionFacts {
  /** Length in rounds, or 0 if the variant decides. */
  readonly rounds: number;
  /** What scores, by name, with its numbers: `{ 'objective-vp': 3, 'kill-points': 1 }`. Editions list the names that they know. */
  readonly scoring: { readonly [name: string]: number };
  /** Special conditions by name (`night-fighting`, `seize` ...). */
  readonly options: ReadonlySet<string>;
  /** The seat of the attacker where a mission distinguishes attacker and defender, else -1. */
  readonly attackerSeat: 0 | 1 | -1;
}

/** What is put to a doctrine. The object is reused: read it, do not keep it. */
export interface Question<F extends Family = Family> {
  readonly what: Decision<F>;
  readonly game: Game<F>;
  readonly side: SideId;
  /** The unit that chooses, if it is one. */
  readonly about: Unit<F> | null;
  /** The unit that gave cause (the shooter a reaction answers, the charger of an Overwatch). */
  readonly cause: Unit<F> | null;
  /** The legal options; their meaning is in `what.means`. */
  readonly options: Int32Array;
  readonly n: number;
}

/** How options are to be read: slots of units, models, weapons of the unit, terrain pieces, intents (intent.ts), yes or no, or plain numbers. */
export type OptionMeaning = 'unit' | 'model' | 'weapon' | 'piece' | 'intent' | 'flag' | 'number';

/** A point in the rules where a player chooses. The rules list what is legal; nothing else may choose. */
export interface Decision<F extends Family = Family> {
  readonly slot: number;
  readonly id: string;
  readonly means: OptionMeaning;
  /** Where the asker writes its options before asking. */
  readonly options: Int32Array;
  /** Answers when the doctrine has no opinion: an index into the options. */
  readonly otherwise: (q: Question<F>) => number;
  /** What each option is worth, for players who weigh; left out where there is no more to say than `otherwise` does. */
  readonly worth?: Worth<F>;
  /** For options whose legality is costly to find out: the asker lists candidates. */
  readonly proof?: Proof<F>;
  /** For options that are moves: where they would end. */
  readonly ends?: Ends<F>;
  /**
   * Where the question is whether a unit moves on instead of acting: how far it gets, inches; left out where dice say. Rolls no dice and changes
   * nothing of the game.
   */
  readonly farInches?: (q: Question<F>) => Inches;
}

/** Where a unit would end a move. */
export interface WayEnd {
  /** The middle of its circle. */
  x: Inches;
  y: Inches;
  /** Points that it is expected to lose on the way. */
  lost: number;
  /** By objective: how far its nearest model would be from the middle, inches; NaN, as it was handed in, where that is not worked out. */
  readonly nearest: Float64Array;
}

/**
 * Finds out where a unit would end that moves about `inches` as an option says, dice left aside, by the code that moves it: so it is for
 * few options, not for all. Rolls no dice and changes nothing. False if it would not get anywhere.
 */
export type Ends<F extends Family = Family> = (q: Question<F>, option: number, inches: Inches, s: F['seams'], to: WayEnd) => boolean;

/**
 * What things are worth to a player who weighs a decision. The unit of all of it is a point of models at the start of an engagement. It rolls
 * no dice and changes nothing.
 */
export interface Scale<F extends Family = Family> {
  /** The ruleset's procedures. */
  readonly s: F['seams'];
  /** What a point of models still counts by itself: 1 at the start, hardly anything in the last round. */
  share(g: Game<F>): number;
  /** What a lost point of a unit is worth to both sides: that share, and the Victory points that its loss brings. */
  perPoint(g: Game<F>, u: Unit<F>): number;
  /** What all that is left of a unit is worth. */
  standing(g: Game<F>, u: Unit<F>): number;
  /** What a Victory point is worth. */
  perVictoryPoint(g: Game<F>): number;
  /** What it is worth to a unit to end its move, or to arrive, at a point: what it can do there, and what it has to expect. */
  place(g: Game<F>, u: Unit<F>, x: number, y: number): number;
  /** What it costs a unit to lose its move of this round (0), or of a later one: it comes later to the objective to which its side would send it. */
  delay(g: Game<F>, u: Unit<F>, round: number): number;
}

/**
 * What an option (a unit's slot, a number ...: see `Decision.means`) is worth to the side that is asked, in points of models; only differences
 * between options matter. NaN for one that cannot be weighed: the rule's `otherwise` then answers the whole question.
 */
export type Worth<F extends Family = Family> = (q: Question<F>, option: number, scale: Scale<F>) => number;

/** Tells legal candidates from others. Only `amongCandidates` of an answer sees candidates; the answer itself is put legal options. */
export interface Proof<F extends Family = Family> {
  /** Whether a candidate is legal. */
  readonly holds: (q: Question<F>, option: number) => boolean;
  /** Lists the legal options in place of the candidates; returns how many. With none legal 0, and the first says so. */
  readonly sift: (q: Question<F>) => number;
}

/** One engagement under way, as procedures and rules see it. */
export interface Game<F extends Family = Family> {
  readonly units: readonly Unit<F>[];
  readonly sides: readonly [readonly Unit<F>[], readonly Unit<F>[]];
  readonly models: Models;
  readonly board: Board;
  readonly dice: Dice;
  readonly log: Log;
  /** The edition's own caches and scratch space. */
  readonly desk: F['desk'];
  /** Records declared with `arenaMemory`. */
  readonly memory: ArenaMemory;
  readonly mission: MissionFacts;
  readonly gaps: GapMemo;
  /** Victory points by side. */
  readonly score: Int32Array;
  readonly sideReg: readonly [Float64Array, Float64Array];
  /** The seat of each side. */
  readonly seatOf: readonly [0 | 1, 0 | 1];
  /** Rollers of the two seats (for dice that a side rolls for seats or order) and of nobody. */
  readonly seats: readonly [Roller, Roller];
  readonly nobody: Roller;
  /** 1 for the first round; 0 before it. */
  round: number;
  /** The side whose turn it is. */
  active: SideId;
  /** Whether units, not sides, have turns of their own: the order of play has `activations` or `ranked`. */
  readonly byUnits: boolean;
  /** The unit that acts now, where the order of play lets a single unit act, else null. */
  acting: Unit<F> | null;
  /** The side that goes first in a round. */
  first: SideId;
  /** Rises whenever a series of units begins to act: rankings of them hold until then. */
  activations: number;
  /** Rises whenever any unit changes pose: while it stays the same, nothing has moved on the table. */
  changes: number;
  /** Rises whenever models become part of another unit, or a unit comes into being: what was worked out from who is in a unit holds until then. */
  members: number;
  /** Set by a procedure to end the engagement at the end of the round. */
  over: boolean;

  /** The point to which a scripted order sends a unit this round (`INTENT.point`), or null. */
  orderPoint(unit: Unit<F>): { readonly x: number; readonly y: number } | null;
  /** Asks the doctrine of a side: `what.options` holds `n` options; the answer is an index into them. */
  ask(what: Decision<F>, side: SideId, about: Unit<F> | null, cause: Unit<F> | null, n: number): number;
  /** A yes-or-no choice. */
  choose(what: Decision<F>, side: SideId, about: Unit<F> | null, cause: Unit<F> | null): boolean;
  /** Offers the reactions to a trigger until one is taken; true if one was. */
  offer(on: Trigger, unit: Unit<F>, cause: Unit<F>): boolean;
  /** Offers them all, each once, where one does not rule out another. */
  offerAll(on: Trigger, unit: Unit<F>, cause: Unit<F>): void;
  count(what: Metric, side: SideId, by: number): void;
  /** The sheet of a model. */
  sheetOf(model: ModelId): ModelSheet<F>;
  unitOf(model: ModelId): Unit<F>;
  /** Call after placing models of a unit: updates circle, pose and caches. Positions are rounded to 1/256 inch here. */
  moved(unit: Unit<F>): void;
  /** Takes wounds off a model; at 0 it is removed. Returns the wounds actually lost. `by` gets the credit in the unit table. */
  wound(model: ModelId, wounds: number, cause: Cause, by: Unit<F> | null): number;
  /** Removes a model, whatever it has left. */
  remove(model: ModelId, cause: Cause, by: Unit<F> | null): void;
  /**
   * Returns a destroyed model to its unit with all its wounds; does nothing for one that is alive, or was never counted in the
   * unit's strength. Its points no longer count as lost. It is where its columns say: place it, then call `moved`. A unit that
   * was gone is in reserve afterwards. The unit that destroyed it keeps the credit.
   */
  revive(model: ModelId): void;
  /** Whether a character can become part of another unit: the army list and the edition must allow it. */
  mayJoin(character: Unit<F>, host: Unit<F>): boolean;
  /** Makes a character part of another unit, where he stands. */
  join(character: Unit<F>, host: Unit<F>): void;
  /** Makes a character that is part of another unit a separate unit again, in the same condition. */
  part(character: Unit<F>): void;
  /** Moves a whole unit off the table to another place (reserve, embarked) or back. */
  relocate(unit: Unit<F>, place: Place): void;
  /**
   * Makes a model a separate unit: `unit` is kept ready for it (`maker`, by the edition's `splits`) and inherits its
   * position, what it has left, and the conditions and registers of the unit it leaves. Nothing counts as lost.
   */
  detach(model: ModelId, unit: Unit<F>): void;
  /** Gives a unit that is kept ready (`maker`) its models: it is then in reserve. */
  create(unit: Unit<F>): void;
}
