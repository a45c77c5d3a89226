import type {
  Answer,
  AnyEdition,
  Board,
  CoreSeams,
  Family,
  Game,
  MissionFacts,
  Node,
  Question,
  Reaction,
  ReserveWay,
  RuleId,
  Sheet,
  SideId,
} from '../rules/index.ts';

/** The procedures of a compiled ruleset. The engine itself calls only the core ones. */
export type AnySeams = CoreSeams<Family> & { readonly [name: string]: (...args: never[]) => unknown };

/** Rules composed into procedures for one match: frozen, made once before the first die. */
export interface Ruleset {
  readonly edition: AnyEdition;
  readonly tables: unknown;
  readonly seams: AnySeams;
  readonly program: Node<Family>;
  /** Reactions by trigger slot, in the order of the rules. */
  readonly reactions: readonly (readonly Reaction<Family>[])[];
  /** By procedure that is not as the edition has it: the rules that change it; null for abilities of datasheets. */
  readonly changed: ReadonlyMap<string, readonly (RuleId | null)[]>;
}

/** Where the models of a unit start, for one seat. */
export interface Placing {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly dirX: number;
  readonly dirY: number;
}

export interface UnitPlan {
  readonly side: SideId;
  readonly id: string;
  /** Hash of `<army>/<id>`. */
  readonly key: number;
  readonly sheet: Sheet<Family>;
  /** Index into `sheet.models` for each model. */
  readonly kinds: Uint8Array;
  /** Wounds or Hull Points of each model at the start. */
  readonly wounds: Int16Array;
  /** Places when its army has seat 0 and seat 1; null for a unit that does not start on the table. */
  readonly placing: readonly [Placing, Placing] | null;
  /** Slot of the transport it starts in, or -1. */
  readonly inside: number;
  /** Room kept at the end of its models for characters that may join it: the slots of their units, in order. */
  readonly seats?: readonly number[];
  /** Slot of the unit that may bring it into play, so that it starts without models; left out for a unit of the army list. */
  readonly maker?: number;
  /** How it arrives if it starts off the table. */
  readonly reserve: ReserveWay;
  /** Whether it is a dedicated transport, bought for one unit. */
  readonly dedicated: boolean;
}

/** Answers questions for one army: orders first, then the doctrine. */
export interface Script {
  readonly id: string;
  readonly answers: readonly (Answer<Family> | undefined)[];
  /** Points of scripted moves by unit slot and round; null without orders. */
  readonly points: readonly { readonly unit: number; readonly round: number; readonly x: number; readonly y: number }[];
  /** Informed of what happens without a question, where an army has orders. */
  readonly orders?: OrderBook;
  /** Decisions of weight are tried out before they are taken. */
  readonly lookAhead?: LookAhead;
}

/** How a side tries its decisions out: see `LookingAhead`. */
export interface LookAhead {
  /** How often play goes on on trial, for one decision. */
  readonly rollouts: number;
  /** 1 for decisions of weight, by slot. */
  readonly weighty: Uint8Array;
  /** Writes the options worth trying, the script's own first; how many they are. 0 or 1: nothing is tried. */
  shortlist(q: Question<Family>, own: number, into: Int32Array): number;
  /** How good a position is for a side, 0 to 1, where play stops before the end. */
  prospects(g: Game<Family>, side: SideId): number;
  /** Told of every decision that was tried out, for whoever asks what looking ahead finds; it costs further trials. */
  readonly audit?: Audit;
}

/** Learns what trials of decisions found. */
export interface Audit {
  /** How often the option found is set against the script's own, on dice that did not choose it. */
  readonly tries: number;
  /** A decision was tried out. The arena stands where the step of play begins in which it is taken. */
  tried(it: Tried): void;
}

/** What the trials of one decision came to. */
export interface Tried {
  readonly decision: string;
  readonly about: number;
  /** The option of the script, and the one that did best. */
  readonly own: number;
  readonly best: number;
  /** What the best gains on the script's own, on average of `tries`; 0 where it is the same. */
  readonly gain: number;
}

/** Keeps track of scripted orders. */
export interface OrderBook {
  /** A question with one option, which is taken without asking. */
  settled(q: Question<Family>): void;
  /** At the end of a round: orders that were never carried out are reported as faults. */
  closeRound(g: Game<Family>): void;
  /** An engagement begins: nothing has been settled. */
  begin(): void;
  /** The objects that hold its state. */
  kept(): readonly object[];
}

/** Everything the engine needs to play a scenario under a ruleset; the result of compilation. */
export interface Match {
  readonly scenario: string;
  /** Hash of the scenario id: part of dice addresses. */
  readonly scenarioKey: number;
  readonly ruleset: Ruleset;
  readonly makeBoard: () => Board;
  readonly units: readonly UnitPlan[];
  readonly scripts: readonly [Script, Script];
  readonly mission: MissionFacts;
}
