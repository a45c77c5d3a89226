import { item } from '../rules/item.ts';
import type { Campaign, CampaignScenario, CampaignVariant, EngagementColumns } from './result.ts';
import { BLUE, columnsOf, DRAW, RED } from './result.ts';

/** Text that is looked up on demand, so that a million digests need not be a million strings. */
export interface TextColumn {
  readonly length: number;
  /** `plain` for values that hardly repeat, `words` for a few values that do. */
  readonly kind: 'plain' | 'words';
  at(row: number): string;
}

/** A column of a results file. */
export type DataColumn = Int32Array | Uint8Array | Float64Array | TextColumn;

/** A results file as named columns, in the order in which they are written. */
export type DataTable = Readonly<Record<string, DataColumn>>;

/** Sides and winners as spelled in files. */
export const SIDE_WORDS = ['red', 'blue', 'draw'] as const;

/** The engagements of one scenario under one variant, with both named. */
export interface Block {
  readonly scenario: CampaignScenario;
  readonly variant: CampaignVariant;
  readonly columns: EngagementColumns;
}

/** Scenario by scenario, variant by variant: the order of rows in every file. */
export function blocksOf(campaign: Campaign): Block[] {
  return campaign.scenarios.flatMap((scenario, s) =>
    campaign.variants.map((variant, v) => ({ scenario, variant, columns: columnsOf(campaign.columns, s, v) })),
  );
}

/** The columns that say which block a row belongs to. */
export function identity(
  blocks: readonly Block[],
  sizes: readonly number[],
): Record<'scenario' | 'variant' | 'red_doctrine' | 'blue_doctrine', TextColumn> {
  return {
    scenario: text(blocks, sizes, 'words', (block) => block.scenario.id),
    variant: text(blocks, sizes, 'words', (block) => block.variant.spec),
    red_doctrine: text(blocks, sizes, 'words', (block) => block.scenario.doctrines.red),
    blue_doctrine: text(blocks, sizes, 'words', (block) => block.scenario.doctrines.blue),
  };
}

/** A column of whole numbers, block by block: `sizes` rows of each. */
export function gather(blocks: readonly Block[], sizes: readonly number[], pick: Pick): Int32Array {
  return fillFrom(blocks, sizes, pick, new Int32Array(sizes.reduce((sum, size) => sum + size, 0)));
}

/** As `gather`, for numbers that are not whole. */
export function gatherReal(blocks: readonly Block[], sizes: readonly number[], pick: Pick): Float64Array {
  return fillFrom(blocks, sizes, pick, new Float64Array(sizes.reduce((sum, size) => sum + size, 0)));
}

type Pick = (block: Block, i: number, b: number) => number;

function fillFrom<Values extends Int32Array | Float64Array>(
  blocks: readonly Block[],
  sizes: readonly number[],
  pick: Pick,
  values: Values,
): Values {
  let at = 0;
  for (const [b, block] of blocks.entries()) {
    const size = item(sizes, b);
    for (let i = 0; i < size; i++) values[at++] = pick(block, i, b);
  }
  return values;
}

export function text(
  blocks: readonly Block[],
  sizes: readonly number[],
  kind: TextColumn['kind'],
  pick: (block: Block, i: number) => string,
): TextColumn {
  const ends: number[] = [];
  let length = 0;
  for (const size of sizes) {
    length += size;
    ends.push(length);
  }
  // Rows are read in order, so the block of the last row is nearly always that of the next.
  let b = 0;
  return {
    length,
    kind,
    at(row) {
      if (b > 0 && row < item(ends, b - 1)) b = 0;
      while (row >= item(ends, b)) b += 1;
      return pick(item(blocks, b), row - (b > 0 ? item(ends, b - 1) : 0));
    },
  };
}

/** Winner code of its word. */
export function winnerCode(word: string): number {
  return word === 'red' ? RED : word === 'blue' ? BLUE : DRAW;
}
