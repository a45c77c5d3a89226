import type { FamilyFormat, RulePack, Variant } from '../rules/index.ts';

/** Editions and rule packs by name: the built-in ones, and whatever else a place can load. */
export interface Editions {
  /** Ids of the built-in ones, in their order. */
  readonly ids: readonly string[];
  /** Names of the families that they bring, in their order. */
  readonly families: readonly string[];
  /**
   * A variant or rule pack.
   * @throws PluginError if there is none, or if it cannot be loaded
   */
  load(base: string): Promise<Variant | RulePack>;
  /** What a built-in family adds to files, charts and words; null if there is none of this name. */
  format(family: string): Promise<FamilyFormat | null>;
  /** Where the code of some plugins has a word: `my-rules/index.js:12`. Null if it is nowhere. */
  whereIs(word: string, plugins: readonly string[]): string | null;
}
