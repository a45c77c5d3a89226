import type { AttackOdds } from '../odds/attack-table.ts';
import type { AttackQuestion } from './attack-question.ts';
import type { ArmyNames } from './fielded.ts';
import type { GameQuestion } from './game-question.ts';
import type { OwnFiles } from './own-files.ts';

/** A name with what it stands for. */
export interface Named {
  readonly id: string;
  readonly title: string;
}

/** A datasheet as one chooses from it. */
export interface SheetLine extends Named {
  readonly kinds: readonly { readonly name: string; readonly least: number; readonly weapons: readonly string[] }[];
  readonly weapons: readonly { readonly name: string; readonly melee: boolean }[];
}

/** The odds of an attack under one ruleset; `refused` says why there are none, `playable` whether it can be played often instead. */
export type OddsColumn =
  | {
      readonly spec: string;
      readonly called: string;
      readonly odds: AttackOdds;
      readonly idle: readonly string[];
      /** Paths of the own files that they depend on. */
      readonly used: readonly string[];
    }
  | { readonly spec: string; readonly refused: string; readonly playable: boolean };

/** A game to watch. */
export interface FilmedGame {
  readonly title: string;
  /** The replay, as a page of its own. */
  readonly page: string;
  /** Of each ruleset, who won, in words, and the digest of the game. */
  readonly outcomes: readonly { readonly spec: string; readonly words: string; readonly digest: string }[];
  /** Paths of the own files that it depends on. */
  readonly used: readonly string[];
}

/** What a clerk is asked, each with one answer: what it takes and what it gives. */
export interface Calls {
  /** All datasheets, and the editions. */
  readonly sheets: {
    readonly takes: OwnFiles;
    readonly gives: { readonly sheets: readonly Named[]; readonly editions: readonly string[] };
  };
  readonly sheet: { readonly takes: { readonly id: string; readonly own: OwnFiles }; readonly gives: SheetLine };
  /** An attack as the file that the command line takes. */
  readonly attack: { readonly takes: AttackQuestion; readonly gives: string };
  readonly odds: { readonly takes: { readonly question: AttackQuestion; readonly spec: string }; readonly gives: OddsColumn };
  /** All scenarios, and the editions. */
  readonly battles: {
    readonly takes: OwnFiles;
    readonly gives: { readonly scenarios: readonly Named[]; readonly editions: readonly string[] };
  };
  /** The armies of a scenario by the names of their files; null where one has none. */
  readonly armies: { readonly takes: { readonly scenario: string; readonly own: OwnFiles }; readonly gives: ArmyNames | null };
  readonly film: { readonly takes: GameQuestion; readonly gives: FilmedGame };
}

export type Call = { readonly [name in keyof Calls]: { readonly call: name; readonly takes: Calls[name]['takes'] } }[keyof Calls];

/** What a clerk says; first of all, that it listens. */
export type ClerkAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly wrong: string };
