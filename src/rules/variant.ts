import type { Ability } from './ability.ts';
import type { TellAccount } from './account.ts';
import type { ExampleWords } from './example.ts';
import type { Family, Outline, Sheet } from './family.ts';
import type { Block, FamilyFormat } from './format.ts';
import type { Game } from './game.ts';
import type { Carries } from './ledger.ts';
import type { Muster } from './muster.ts';
import type { Procedures } from './procedures.ts';
import type { AnyRule, LedgerEntry, RuleId } from './rule.ts';
import type { CoreSeams } from './seams.ts';
import type { Program } from './sequence.ts';
import type { WordPlaces } from './word-places.ts';

/** How an edition reads datasheets. Called when a match is compiled, never in play. Errors name the faulty key. */
export interface Profile<F extends Family> {
  /**
   * Reads a kind of model. The block is the datasheet's overlaid with the model's; lists of words
   * are joined, and `keywords` has the datasheet's family-free ones first.
   */
  model(block: Block): F['model'];
  weapon(block: Block, name: string): F['weapon'];
  /** Wounds or Hull Points at the start. */
  wounds(model: F['model']): number;
  /** Keywords, special rules and abilities that a model's block (as for `model`) or a weapon's block lists, as `name` or `name value`. */
  keywords(block: Block): readonly string[];
  /** What reaches beyond a model's base in this edition; null for nothing. `baseless`: the model has no base, but a hull. */
  outline?(block: Block, baseless: boolean): Outline | null;
}

/** A unit that is to start aboard a transport: its sheet, and the place in `sheet.models` of each model. */
export interface Rider<F extends Family> {
  readonly sheet: Sheet<F>;
  readonly kinds: Uint8Array;
}

/** How datasheets of another family are read. Blocks without a conversion are used as they are. */
export interface Converts {
  /** The family whose blocks are converted. */
  readonly from: string;
  /** The name by which reports call such datasheets. */
  readonly name: string;
  readonly sheet?: (block: Block) => Block;
  readonly model?: (block: Block) => Block;
  readonly weapon?: (line: Block) => Block;
}

/** The procedures, tables and order of play that a variant starts from. */
export interface Edition<F extends Family, T> {
  readonly family: F['name'];
  /** What the family adds to files, charts and words. Left out: the format of the built-in family of this name. */
  readonly format?: FamilyFormat;
  readonly tables: T;
  /** Fills every seam. `s` is the finished record: call neighbours through it, and only in play. */
  readonly seams: (s: F['seams'], t: T) => F['seams'] & CoreSeams<F>;
  readonly sequence: Program<F>;
  /** What its procedures do and return; without, no switch changes them one by one. */
  readonly procedures?: Procedures;
  readonly profile: Profile<F>;
  /** How it reads a datasheet that has no block of its family. */
  readonly converts?: Converts;
  /** Every keyword, special rule and ability of datasheets that the edition knows; others are refused unless waived by name. */
  readonly keywords: readonly string[];
  /** Where these words do something; elsewhere a datasheet that has one is refused. Left out: any word may stand anywhere. */
  readonly places?: WordPlaces;
  /** What abilities printed on datasheets do, in order: rules wrap all of them. `keywords` lists their keywords too. */
  readonly abilities?: readonly Ability<F, T>[];
  /** Keywords whose rules are not played yet, with the reason: a datasheet that carries one is refused. */
  readonly refused: { readonly [keyword: string]: string };
  readonly terrain: readonly string[];
  /**
   * Why units cannot start aboard a transport together, or null if they can. An edition without it plays no transports:
   * passengers are deployed on the table like other units.
   */
  readonly embarks?: (transport: Sheet<F>, riders: readonly Rider<F>[]) => string | null;
  /**
   * A unit's sheet with the weapons that others of its side might lend it in play, after its own, or the sheet unchanged; left out:
   * nothing is lent.
   */
  readonly borrows?: (sheet: Sheet<F>, friends: readonly Rider<F>[]) => Sheet<F>;
  /** Names of `mission.scoring` and `mission.options` that it plays. */
  readonly scoring: readonly string[];
  readonly options: readonly string[];
  /** Its ledger: rules, restatements, data, and what is not played. */
  readonly entries: readonly LedgerEntry[];
  /** The variant to whose ledger `entries` belong; left out: the variant itself. */
  readonly ledger?: string;
  /** The entries that a seam or a node of the turn program plays: for the catalogue, `--seam` and counts of use. */
  readonly carries: Carries;
  /** Caches and scratch space for one arena. */
  readonly furnish: (g: Game<F>, tables: T) => F['desk'];
  /** Empties them at the start of an engagement. */
  readonly tidy: (g: Game<F>) => void;
  readonly words: ExampleWords<F>;
  /** What an attack under way comes down to, for exact odds; left out: they play every course of it by itself. */
  readonly account?: TellAccount<F>;
  /** Whether a character can join a unit in play; left out: characters join no unit once the engagement has begun. */
  readonly mayJoin?: (character: Sheet<F>, unit: Sheet<F>) => boolean;
  /** How many units of the scenario's `conjurable` list a unit could bring into play in one engagement; left out: none. */
  readonly creates?: (sheet: Sheet<F>) => number;
  /** How many of a unit's models could become units of their own in one engagement (`game.detach`), by its kinds of model; left out: none. */
  readonly splits?: (sheet: Sheet<F>, models: number) => number;
  /** What a unit is by virtue of its models, in words that rules may name as their `keyword`; left out: nothing. */
  readonly composedAs?: (sheet: Sheet<F>, models: number) => readonly string[];
  /** Notes what is wrong with an army list under these rules (`Muster.fault`); left out: it has no rules about lists but their points limit. */
  readonly musters?: (s: F['seams'], muster: Muster) => void;
  /** The unit coherency distance under these tables, inches; left out: 2. Used by checks of play. */
  readonly coherencyInches?: (sheet: Sheet<F>, models: number, tables: T) => number;
  /** How far apart in height models in coherency may be, inches; left out: 6. Used by checks of play. */
  readonly coherencyUpInches?: (tables: T) => number;
}

export type AnyEdition = Edition<Family, unknown>;

export interface Preset {
  readonly on?: readonly RuleId[];
  readonly off?: readonly RuleId[];
}

/** An edition with an ordered list of rules: later ones wrap earlier ones. */
export interface Variant {
  readonly id: string;
  readonly title: string;
  readonly edition: AnyEdition;
  readonly rules: readonly AnyRule[];
  /** Entries of the variant's own ledger that are no rules (restatements, data, not played). */
  readonly entries: readonly LedgerEntry[];
  readonly presets: { readonly [name: string]: Preset };
}

/** Rules without an edition: they can be added to any variant of the family. */
export interface RulePack {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly rules: readonly AnyRule[];
  /** Keywords that the rules add. */
  readonly keywords: readonly string[];
}

const made = new WeakSet<object>();

export interface VariantHeader<F extends Family, T> {
  readonly id: string;
  readonly title: string;
  readonly edition: Edition<F, T>;
  readonly rules: readonly AnyRule[];
  readonly entries?: readonly LedgerEntry[];
  readonly presets?: { readonly [name: string]: Preset };
}

/** Makes a variant: an edition and the rules that amend it, in order. Throws for a rule id that is listed twice. */
export function defineVariant<F extends Family, T>(header: VariantHeader<F, T>): Variant {
  noTwins(header.id, header.rules);
  const variant: Variant = Object.freeze({
    id: header.id,
    title: header.title,
    edition: header.edition as unknown as AnyEdition,
    rules: Object.freeze([...header.rules]),
    entries: header.entries ?? [],
    presets: header.presets ?? {},
  });
  made.add(variant);
  return variant;
}

/** Makes a rule pack: `classic+./pack.js` adds it to a variant. */
export function defineRulePack(header: Omit<RulePack, 'keywords'> & { readonly keywords?: readonly string[] }): RulePack {
  noTwins(header.id, header.rules);
  const pack: RulePack = Object.freeze({ keywords: [], ...header });
  made.add(pack);
  return pack;
}

function noTwins(id: string, rules: readonly AnyRule[]): void {
  if (!Array.isArray(rules)) throw new TypeError(`${id}: rules are no list`);
  const seen = new Set<RuleId>();
  for (const rule of rules) {
    if (seen.has(rule.id)) throw new TypeError(`${id}: rule ${rule.id} is listed twice`);
    seen.add(rule.id);
  }
}

/** Whether a value was made by this copy's `defineVariant` or `defineRulePack`: another copy numbers registers separately. */
export const isOurs = (value: unknown): value is Variant | RulePack => typeof value === 'object' && value !== null && made.has(value);
export const isVariant = (value: Variant | RulePack): value is Variant => 'edition' in value;
