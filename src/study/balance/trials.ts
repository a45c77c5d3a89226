import { identicalPairs } from '../../analysis/verdict.ts';
import { type Campaign, columnsOf, type EngagementColumns } from '../../campaign/result.ts';
import { item } from '../../rules/item.ts';
import type { Numbers } from '../../stats/index.ts';
import { type Band, valuesOfBand } from './bands.ts';

/** Some rulesets to be played on the same dice. */
export interface Part {
  /** Tells it from the others of a search. */
  readonly name: string;
  readonly specs: readonly string[];
  readonly pairs: number;
  readonly seed: string;
}

/** Plays a part; null if it was interrupted. */
export type Play = (part: Part) => Promise<Campaign | null>;

/** The search was interrupted. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** What one ruleset has shown so far. */
interface Shown {
  /** Of each band, by pair. */
  readonly values: number[][];
  blocks: number;
  /** Pairs in which some event differs from the ruleset as it is. */
  changed: number;
}

/**
 * What rulesets show on search dice. Pairs come in blocks with dice of their own, the same for all rulesets: whoever has played k blocks
 * has met the same luck as all the others that have.
 */
export class Trials {
  readonly #shown = new Map<string, Shown>();
  readonly #base: EngagementColumns[][] = [];
  readonly #ways: { readonly play: Play; readonly bands: readonly Band[]; readonly scenarios: readonly string[]; readonly seed: string };
  readonly #own: string;
  /** Pairs after each block. */
  readonly ends: readonly number[];
  #pairs = 0;
  #parts = 0;

  constructor(
    own: string,
    ends: readonly number[],
    ways: { play: Play; bands: readonly Band[]; scenarios: readonly string[]; seed: string },
  ) {
    this.#own = own;
    this.ends = ends;
    this.#ways = ways;
  }

  /** Pairs played so far, by all rulesets. */
  get pairs(): number {
    return this.#pairs;
  }

  /**
   * Has rulesets play their first blocks, and the ruleset as it is no fewer.
   * @throws Interrupted
   */
  async play(specs: readonly string[], blocks: number): Promise<void> {
    for (let block = 0; block < blocks; block++) {
      const missing = [...new Set([this.#own, ...specs])].filter((it) => (this.#shown.get(it)?.blocks ?? 0) <= block);
      if (missing.length > 0) await this.#playBlock(block, missing);
    }
  }

  async #playBlock(block: number, specs: readonly string[]): Promise<void> {
    const { play, bands, scenarios, seed } = this.#ways;
    const pairs = item(this.ends, block) - (block === 0 ? 0 : item(this.ends, block - 1));
    const campaign = await play({ name: `search-${++this.#parts}`, specs, pairs, seed: `${seed} search ${block}` });
    if (campaign === null) throw new Interrupted('interrupted');
    this.#pairs += pairs * specs.length;
    const columns = specs.map((_, v) => campaign.scenarios.map((__, s) => columnsOf(campaign.columns, s, v)));
    if (specs[0] === this.#own) this.#base[block] = item(columns, 0);
    specs.forEach((spec, v) => {
      const shown = this.#shown.get(spec) ?? { values: bands.map(() => []), blocks: 0, changed: 0 };
      const own = item(columns, v);
      bands.forEach((band, b) => {
        for (const value of valuesOfBand(band, item(own, scenarios.indexOf(band.scenario)))) item(shown.values, b).push(value);
      });
      const base = item(this.#base, block);
      shown.changed += own.reduce((sum, it, s) => sum + pairs - identicalPairs(it, item(base, s)), 0);
      shown.blocks = block + 1;
      this.#shown.set(spec, shown);
    });
  }

  /** Pairs that a ruleset has played. */
  pairsOf(spec: string): number {
    const blocks = this.#shown.get(spec)?.blocks ?? 0;
    return blocks === 0 ? 0 : item(this.ends, blocks - 1);
  }

  /** By pair, of a ruleset that was played. */
  values(spec: string, band: number): Numbers {
    return item((this.#shown.get(spec) as Shown).values, band);
  }

  /** Whether a ruleset that was played has changed no event so far. */
  isIdle(spec: string): boolean {
    return this.#shown.get(spec)?.changed === 0;
  }
}
