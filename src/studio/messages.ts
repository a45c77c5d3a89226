import type { PlayedCampaign } from '../campaign/campaign.ts';
import type { Theme } from '../page/index.ts';
import type { Spec } from '../report/chart.ts';
import type { PlayerCall, PlayerFailure } from './desk-players.ts';
import type { ArmyNames } from './fielded.ts';
import type { OwnFiles } from './own-files.ts';
import type { Question } from './question.ts';

/** A rule as the list of switches shows it. */
export interface RuleLine {
  readonly id: string;
  readonly title: string;
  /** Empty where texts were not asked for, but for rules of packs. */
  readonly text: string;
  readonly on: boolean;
  /** The rule pack that it is of; null for a rule of the edition. */
  readonly pack: string | null;
  readonly numbers: readonly {
    readonly name: string;
    readonly text: string;
    readonly min: number;
    readonly max: number;
    readonly value: number;
    readonly unit: string;
  }[];
}

/** A procedure that a ruleset may change, by its name. */
export interface LeverLine {
  readonly name: string;
  readonly title: string;
}

/** A battlefield with the armies on it, in inches, y upwards. */
export interface BoardLine {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly { readonly kind: string; readonly tint: string; readonly polygon: readonly (readonly [number, number])[] }[];
  readonly objectives: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** An answer so far. */
export interface Standing {
  readonly pairs: number;
  readonly sentence: string;
  /** Difference of red's score, in percentage points. */
  readonly difference: { readonly low: number; readonly estimate: number; readonly high: number };
  readonly scores: readonly { readonly name: string; readonly low: number; readonly estimate: number; readonly high: number }[];
  readonly digest: string;
  /** Paths of the own files that these games depend on. */
  readonly used: readonly string[];
  readonly verdict: string;
  readonly red: string;
}

/** A chart of an answer, to be drawn. */
export interface ChartShown {
  readonly id: string;
  /** Without a title. */
  readonly spec: Spec;
  /** How to read it. */
  readonly hint: string;
  /** All that there are, in order, with the question that each answers. */
  readonly all: readonly { readonly id: string; readonly question: string }[];
}

/** Counts what a page has had played: what is told of an earlier turn is wanted no more. */
export type Turn = number;

/** What a page asks of the worker that has the engine. */
export type Request =
  | { readonly ask: 'scenarios'; readonly own: OwnFiles }
  | { readonly ask: 'scenario'; readonly id: string; readonly own: OwnFiles }
  | { readonly ask: 'rules'; readonly spec: string; readonly own: OwnFiles /** What rules say is fetched. */; readonly texts: boolean }
  | { readonly ask: 'play'; readonly turn: Turn; readonly question: Question }
  /** For its report: the games of so many pairs. */
  | { readonly ask: 'whole'; readonly turn: Turn; readonly question: Question; readonly pairs: number }
  /** Of the last answer. */
  | { readonly ask: 'chart'; readonly id: string; readonly theme: Theme }
  /** A player that the page has started for it could not be started, or has failed. */
  | { readonly ask: 'failed'; readonly failure: PlayerFailure }
  | { readonly ask: 'stop' };

/** What that worker tells. */
export type Told =
  // What is asked before that would be lost: its modules wait for WebAssembly before they listen.
  | { readonly tell: 'ready' }
  | { readonly tell: 'player'; readonly call: PlayerCall }
  | {
      readonly tell: 'scenarios';
      readonly scenarios: readonly { readonly id: string; readonly title: string }[];
      readonly editions: readonly string[];
    }
  | {
      readonly tell: 'scenario';
      readonly id: string;
      readonly title: string;
      readonly red: string;
      readonly blue: string;
      /** The file of the scenario. */
      readonly text: string;
      /** Of the scenario as it is, by the names of their files; null where one has none. */
      readonly armies: ArmyNames | null;
      readonly board: BoardLine;
    }
  | {
      readonly tell: 'rules';
      readonly spec: string;
      readonly title: string;
      readonly rules: readonly RuleLine[];
      readonly levers: readonly LeverLine[];
    }
  | { readonly tell: 'chart'; readonly chart: ChartShown }
  | ({ readonly turn: Turn } & ToldOfPlay)
  | { readonly tell: 'wrong'; readonly turn: Turn | null; readonly words: string };

/** What is told while games are played that were asked for. */
export type ToldOfPlay =
  | { readonly tell: 'progress'; readonly games: number; readonly perSecond: number }
  | { readonly tell: 'standing'; readonly standing: Standing }
  | { readonly tell: 'ended'; readonly ended: 'done' | 'enough' | 'interrupted' }
  /** How many games are there of those that a report takes. */
  | { readonly tell: 'whole'; readonly games: number; readonly of: number }
  /** All of these. Not told where it was stopped. */
  | { readonly tell: 'played'; readonly played: PlayedCampaign };
