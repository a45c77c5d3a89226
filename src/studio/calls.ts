import type { PlayedCampaign } from '../campaign/campaign.ts';
import type { Report } from '../import/index.ts';
import type { AttackOdds } from '../odds/attack-table.ts';
import type { Simulated } from '../rules/index.ts';
import type { ExampleResult } from '../testing/play-file.ts';
import type { AttackQuestion } from './attack-question.ts';
import type { ArmyNames } from './fielded.ts';
import type { Data } from './form-data.ts';
import type { Shape } from './form-shape.ts';
import type { Fault } from './form-view.ts';
import type { Words } from './form-words.ts';
import type { GameQuestion } from './game-question.ts';
import type { OwnFiles } from './own-files.ts';
import type { Question } from './question.ts';

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

/** Kinds of own files that have a form. */
export type FormKind = 'army' | 'datasheet';

/** An own army, unit by unit. Of one that cannot be read nothing but names is known. */
export interface ArmyLine {
  /** That of its file. */
  readonly name: string;
  readonly title: string;
  readonly limit: number;
  /** Why it cannot be played; empty if it can. */
  readonly faults: readonly string[];
  /** Army points in each family in which all of it can be played, and editions that play one of these. */
  readonly sums: { readonly [family: string]: number };
  readonly editions: readonly string[];
  readonly units: readonly {
    readonly id: string;
    readonly sheet: string;
    readonly title: string;
    /** Numbers of models in words. */
    readonly models: string;
    readonly points: { readonly [family: string]: number | undefined };
  }[];
}

/** Changes of own files: text by path. */
type Changes = OwnFiles;
/** An entry of the ledger of an edition as the list of the catalogue shows it. */
export interface CatalogueLine extends Named {
  readonly text: string;
  /** Of its ID: `SHOOT`. */
  readonly area: string;
  readonly areaTitle: string;
  /** Where the rule comes from. */
  readonly source: string;
  readonly played: Simulated;
  readonly playedWords: string;
  readonly switchable: boolean;
  /** Whether it is played, but not unless it is switched on. */
  readonly isOff: boolean;
  /** How many parameters it has, and how many worked examples. */
  readonly numbers: number;
  readonly examples: number;
}

/** One entry of the catalogue with everything that is known of it. */
export interface RuleShown extends Named {
  /** As markup. */
  readonly card: string;
  /** What shows what it does; null where nothing of it can be changed. No question: it acts in no bundled scenario that was looked at. */
  readonly trial: { readonly by: 'rule' | 'number'; readonly question: Question | null } | null;
}

/** What may be written in a rule of one's own. */
export interface OwnWord {
  readonly name: string;
  readonly sort: 'procedure' | 'keyword' | 'rule';
  /** What it takes and gives; for a rule its title. */
  readonly signature: string;
  readonly about: string;
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
  /** A list of a list builder as own files that are not kept yet, and what is told of it. */
  readonly import: {
    readonly takes: { readonly bytes: Uint8Array; readonly file: string; readonly muster: boolean; readonly own: OwnFiles };
    readonly gives: { readonly army: string; readonly changes: Changes; readonly report: Report; readonly markdown: string };
  };
  readonly armyList: {
    readonly takes: OwnFiles;
    readonly gives: { readonly own: readonly Named[]; readonly bundled: readonly Named[]; readonly sheets: readonly Named[] };
  };
  readonly army: { readonly takes: { readonly name: string; readonly own: OwnFiles }; readonly gives: ArmyLine };
  /** What a form for a file asks for, what the file holds, and words to choose from. */
  readonly form: {
    readonly takes: { readonly kind: FormKind; readonly name: string; readonly own: OwnFiles };
    readonly gives: { readonly data: Data; readonly shape: Shape; readonly words: Words };
  };
  /** A file as it would be kept, what is wrong with it, and what is wrong elsewhere because of it. */
  readonly check: {
    readonly takes: { readonly kind: FormKind; readonly name: string; readonly data: Data; readonly own: OwnFiles };
    readonly gives: { readonly changes: Changes; readonly faults: readonly Fault[]; readonly others: readonly string[] };
  };
  readonly copyArmy: {
    readonly takes: { readonly name: string; readonly own: OwnFiles };
    readonly gives: { readonly army: string; readonly changes: Changes };
  };
  /** One more unit for an own army; with a title, of a copy of the datasheet that is called so. */
  readonly addUnit: {
    readonly takes: { readonly army: string; readonly sheet: string; readonly title: string | null; readonly own: OwnFiles };
    readonly gives: { readonly sheet: string; readonly changes: Changes };
  };
  /** The entries of an edition. */
  readonly catalogue: { readonly takes: string; readonly gives: { readonly title: string; readonly rules: readonly CatalogueLine[] } };
  /** The editions, and the one that has an entry. */
  readonly home: { readonly takes: string; readonly gives: { readonly editions: readonly string[]; readonly edition: string | null } };
  readonly rule: { readonly takes: { readonly edition: string; readonly id: string }; readonly gives: RuleShown };
  readonly ownWords: { readonly takes: string; readonly gives: readonly OwnWord[] };
  /** An own rule on an edition: what can be played with it and without it, and its worked examples. */
  readonly ownRule: {
    readonly takes: { readonly own: OwnFiles; readonly path: string; readonly edition: string };
    readonly gives: {
      readonly rules: readonly { readonly id: string; readonly title: string; readonly rulesets: readonly [string, string] }[];
      readonly examples: readonly ExampleResult[];
    };
  };
  /** The report of games that were played, as a page, and its charts as Vega-Lite by path. */
  readonly report: {
    readonly takes: { readonly question: Question; readonly played: PlayedCampaign };
    readonly gives: { readonly page: string; readonly charts: Readonly<Record<string, string>> };
  };
  readonly film: { readonly takes: GameQuestion; readonly gives: FilmedGame };
}

export type Call = { readonly [name in keyof Calls]: { readonly call: name; readonly takes: Calls[name]['takes'] } }[keyof Calls];

/** What a clerk says; first of all, that it listens. */
export type ClerkAnswer =
  | { readonly ready: true }
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly wrong: string };
