import type { Campaign, CampaignScenario, CampaignVariant, EngagementColumns } from './result.ts';
import { BLUE, CAUSES, DRAW, digestOf, ENDINGS, lossAt, MAX_ROUNDS, NOT_PLAYED, RED, roundAt } from './result.ts';

/** Text that is looked up when it is asked for, so that a million digests need no million strings. */
export interface TextColumn {
  readonly length: number;
  /** `plain` for values that hardly repeat, `words` for few values that do. */
  readonly kind: 'plain' | 'words';
  at(row: number): string;
}

/** A column of a results file. */
export type DataColumn = Int32Array | Uint8Array | TextColumn;

/** A results file as named columns, in the order in which they are written. */
export type DataTable = Readonly<Record<string, DataColumn>>;

/** The names of the results files, without their endings. */
export const DATA_TABLES = ['engagements', 'rounds', 'units'] as const;
export type DataTableName = (typeof DATA_TABLES)[number];

/** How sides and winners are spelled in files. */
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
    campaign.variants.map((variant, v) => ({ scenario, variant, columns: campaign.columns[s][v] })),
  );
}

/** One results file as columns. */
export function dataTable(campaign: Campaign, name: DataTableName): DataTable {
  const blocks = blocksOf(campaign);
  if (name === 'engagements') return engagementTable(blocks);
  return name === 'rounds' ? roundTable(blocks) : unitTable(blocks);
}

function engagementTable(blocks: readonly Block[]): DataTable {
  const sizes = blocks.map((block) => block.columns.rows);
  const ints = (pick: (columns: EngagementColumns, row: number) => number) =>
    gather(blocks, sizes, (block, row) => pick(block.columns, row));
  const words = (pick: (block: Block, row: number) => string, kind: TextColumn['kind'] = 'words') => text(blocks, sizes, kind, pick);
  const { scenario, variant, ...doctrines } = identity(blocks, sizes);
  const table: Record<string, DataColumn> = {
    scenario,
    variant,
    pair: ints((c, row) => c.pair[row]),
    seat: ints((c, row) => c.seat[row]),
    ...doctrines,
    first: words((block, row) => SIDE_WORDS[block.columns.first[row] as 0 | 1]),
    winner: words((block, row) => SIDE_WORDS[block.columns.winner[row] as 0 | 1 | 2]),
    red_vp: ints((c, row) => c.redVp[row]),
    blue_vp: ints((c, row) => c.blueVp[row]),
    red_lost: ints((c, row) => c.redLost[row]),
    blue_lost: ints((c, row) => c.blueLost[row]),
    rounds: ints((c, row) => c.rounds[row]),
    ended_by: words((block, row) => ENDINGS[block.columns.endedBy[row] as 0 | 1 | 2]),
    digest: words((block, row) => digestOf(block.columns, row), 'plain'),
  };
  for (const side of [RED, BLUE]) {
    for (const [cause, word] of CAUSES.entries()) {
      table[`${SIDE_WORDS[side as 0 | 1]}_lost_${word}`] = ints((c, row) => c.lossesByCause[lossAt(row, side, cause)]);
    }
  }
  return table;
}

function roundTable(blocks: readonly Block[]): DataTable {
  // Rounds that were not played have no row, so the place of a row in the file has to be looked up.
  const places = blocks.map(({ columns }) => playedRounds(columns));
  const sizes = places.map((place) => place.length);
  const ints = (pick: (columns: EngagementColumns, row: number, round: number) => number) =>
    gather(blocks, sizes, ({ columns }, i, b) => {
      const place = places[b][i];
      return pick(columns, Math.floor(place / MAX_ROUNDS), place % MAX_ROUNDS);
    });
  return {
    ...identity(blocks, sizes),
    pair: ints((c, row) => c.pair[row]),
    seat: ints((c, row) => c.seat[row]),
    round: ints((_, __, round) => round + 1),
    red_strength: ints((c, row, round) => c.strengthByRound[roundAt(row, round, RED)]),
    blue_strength: ints((c, row, round) => c.strengthByRound[roundAt(row, round, BLUE)]),
    red_vp: ints((c, row, round) => c.vpByRound[roundAt(row, round, RED)]),
    blue_vp: ints((c, row, round) => c.vpByRound[roundAt(row, round, BLUE)]),
  };
}

function unitTable(blocks: readonly Block[]): DataTable {
  const sizes = blocks.map(({ columns }) => columns.rows * columns.units);
  const rowOf = (columns: EngagementColumns, i: number) => Math.floor(i / columns.units);
  const ints = (pick: (block: Block, i: number) => number) => gather(blocks, sizes, pick);
  const words = (pick: (unit: CampaignScenario['units'][number]) => string) =>
    text(blocks, sizes, 'words', ({ scenario, columns }, i) => pick(scenario.units[i % columns.units]));
  return {
    ...identity(blocks, sizes),
    pair: ints(({ columns }, i) => columns.pair[rowOf(columns, i)]),
    seat: ints(({ columns }, i) => columns.seat[rowOf(columns, i)]),
    army: words((unit) => unit.army),
    unit: words((unit) => unit.id),
    datasheet: words((unit) => unit.datasheet),
    points: ints(({ scenario, columns }, i) => scenario.units[i % columns.units].points),
    damage: ints(({ columns }, i) => columns.unitDamage[i]),
    lost: ints(({ columns }, i) => columns.unitLost[i]),
    survived: ints(({ columns }, i) => columns.unitSurvived[i]),
  };
}

/** The columns that say which block a row belongs to. */
function identity(
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

function playedRounds(columns: EngagementColumns): Int32Array {
  const places = new Int32Array(columns.rows * MAX_ROUNDS);
  let count = 0;
  for (let place = 0; place < places.length; place++) {
    if (columns.strengthByRound[place * 2] === NOT_PLAYED) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

function gather(blocks: readonly Block[], sizes: readonly number[], pick: (block: Block, i: number, b: number) => number): Int32Array {
  const values = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const [b, block] of blocks.entries()) {
    const size = sizes[b];
    for (let i = 0; i < size; i++) values[at++] = pick(block, i, b);
  }
  return values;
}

function text(
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
      if (b > 0 && row < ends[b - 1]) b = 0;
      while (row >= ends[b]) b += 1;
      return pick(blocks[b], row - (b > 0 ? ends[b - 1] : 0));
    },
  };
}

/** Winner code of its word. */
export function winnerCode(word: string): number {
  return word === 'red' ? RED : word === 'blue' ? BLUE : DRAW;
}
