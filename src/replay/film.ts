import type { TerrainLook } from '../rules/index.ts';
import type { Heading } from './text.ts';
import type { Line } from './transcript.ts';

/**
 * One engagement to watch: what is on the table before the first frame, and what each frame changes. Lengths are inches with
 * y upwards, angles whole degrees anticlockwise from +x, models are numbered across all units. Plain data that survives JSON.
 */
export interface Film {
  readonly heading: Heading;
  /** Titles of the scenario and of the edition it is played under. */
  readonly title: string;
  readonly edition: string;
  /** What the edition does not play of the mission, and what then counts. */
  readonly unplayed?: string;
  readonly board: FilmBoard;
  readonly units: readonly FilmUnit[];
  /** Titles of the rules that frames name, by ID. */
  readonly rules: { readonly [id: string]: string };
  /** The state before the first frame. */
  readonly start: FilmState;
  /** In order, one per line of the transcript. */
  readonly frames: readonly FilmFrame[];
  readonly outcome: FilmOutcome;
}

export type ArmyName = 'red' | 'blue';
export type Holder = ArmyName | 'nobody';
/** Where a unit is. `joined`: it is part of another unit. */
export type UnitPlace = 'table' | 'reserve' | 'embarked' | 'gone' | 'joined';
export type Corner = readonly [x: number, y: number];

export interface FilmBoard {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly FilmPiece[];
  /** Drawings of the kinds of terrain that have one. */
  readonly looks: { readonly [kind: string]: TerrainLook };
  readonly objectives: readonly { readonly id: string; readonly x: number; readonly y: number; readonly radius: number }[];
  /** Where each army sets up in this engagement. */
  readonly zones: { readonly [army in ArmyName]: readonly Corner[] };
}

export interface FilmPiece {
  readonly id: string;
  /** `woods`, `ruin`, `wreck` ... */
  readonly kind: string;
  readonly heightInches: number;
  readonly polygon: readonly Corner[];
  /** Vertical walls that block line of sight: x0, y0, x1, y1. */
  readonly walls: readonly (readonly [number, number, number, number])[];
}

export interface FilmUnit {
  /** `red/line-1`. */
  readonly id: string;
  readonly army: ArmyName;
  /** Its unique name, used by frames: `Line 1`, or `Red line 1` where both armies have one. */
  readonly name: string;
  /** Title of its datasheet. */
  readonly title: string;
  readonly keywords: readonly string[];
  /** Number of its first model; the others follow. */
  readonly firstModel: number;
  readonly models: readonly FilmModel[];
  readonly vehicle: boolean;
}

/** A base or hull, to scale: a rectangle of `length` along the facing by `width`, rounded at the corners by `rim`. A round base has `length` and `width` of twice its `rim`. */
export interface FilmModel {
  /** Name of its kind in the datasheet. */
  readonly kind: string;
  readonly length: number;
  readonly width: number;
  readonly rim: number;
  /** Wounds or Hull Points at the start. */
  readonly wounds: number;
  readonly points: number;
}

/** What can change. `FilmState` has all of it, a frame only what it changes; a frame overwrites. */
export interface FilmChanges {
  /** Models and their new positions; a facing only for hulls and vehicles. */
  readonly moved?: readonly (readonly [model: number, x: number, y: number, facing?: number])[];
  /** Models and the wounds they have left. A model with 0 is no longer in play. */
  readonly wounds?: readonly (readonly [model: number, left: number])[];
  /** Units and their new places, with the unit that they are in or have joined. Models of units off the table are not shown. */
  readonly places?: readonly (readonly [unit: string, place: UnitPlace, inside?: string])[];
  /** Units and all their statuses from now on (`falling-back`, `battle-shocked` ...). */
  readonly statuses?: readonly (readonly [unit: string, statuses: readonly string[]])[];
  readonly vp?: readonly [red: number, blue: number];
  /** Who holds objectives, by ID. */
  readonly objectives?: { readonly [id: string]: Holder };
  /** Objectives that have moved. */
  readonly markers?: readonly (readonly [id: string, x: number, y: number])[];
  /** Terrain that is new or replaces what had its ID: wrecks, craters. Without corners it is gone. */
  readonly pieces?: readonly FilmPiece[];
}

export type FilmState = Required<FilmChanges>;

export interface FilmFrame extends FilmChanges {
  /** One line in words. */
  readonly text: string;
  /** For a heading: 1 for a round, 2 for a turn or an activation, 3 for a phase. */
  readonly head?: 1 | 2 | 3;
  /** Name of the event; frames of dice and of moves have none. */
  readonly event?: string;
  readonly fields?: { readonly [name: string]: number | string | boolean };
  /** IDs of the rules that caused it, the most relevant first. Without any: the engine did. */
  readonly rules?: readonly string[];
  readonly dice?: FilmDice;
  /** Frames with the dice that this event depends on. */
  readonly diceOf?: readonly number[];
  /** Units: the acting one and its target. */
  readonly actor?: string;
  readonly target?: string;
}

export interface FilmDice extends Omit<Extract<Line, { readonly kind: 'dice' }>, 'kind'> {
  /** `to hit`, `armour save` ... */
  readonly purposeInWords: string;
  /** What each die needed to succeed, where the rules computed it: one number for all, or one per die. */
  readonly needed?: number | readonly number[];
  /** How many succeeded. */
  readonly passed?: number;
}

export interface FilmOutcome {
  readonly winner: ArmyName | 'draw';
  readonly first: ArmyName;
  readonly rounds: number;
  readonly vp: readonly [red: number, blue: number];
  /** Points lost. */
  readonly lost: readonly [red: number, blue: number];
  readonly digest: string;
}
