import { item } from '../rules/item.ts';
import {
  type Block,
  blocksOf,
  type DataColumn,
  type DataTable,
  gather,
  identity,
  SIDE_WORDS,
  type TextColumn,
  text,
} from './block-columns.ts';
import { casualtyTable, positionTable } from './map-tables.ts';
import type { Campaign, CampaignScenario, EngagementColumns } from './result.ts';
import { BLUE, CAUSES, digestOf, ENDINGS, lossAt, MAX_ROUNDS, NOT_PLAYED, RED, roundAt, unitsUnder } from './result.ts';

/** The results files that every campaign has, without their extensions. */
export const DATA_TABLES = ['engagements', 'rounds', 'units'] as const;
/** Those of positions, for campaigns played with maps. */
export const MAP_TABLES = ['positions', 'casualties'] as const;
export type DataTableName = (typeof DATA_TABLES | typeof MAP_TABLES)[number];

/** The results files of a campaign. */
export const tablesThere = (campaign: Campaign): readonly DataTableName[] =>
  campaign.columns.flat().some(({ map }) => map !== undefined) ? [...DATA_TABLES, ...MAP_TABLES] : DATA_TABLES;

/** One results file as columns. */
export function dataTable(campaign: Campaign, name: DataTableName): DataTable {
  const blocks = blocksOf(campaign);
  return TABLES[name](blocks);
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
    pair: ints((c, row) => item(c.pair, row)),
    seat: ints((c, row) => item(c.seat, row)),
    ...doctrines,
    first: words((block, row) => SIDE_WORDS[block.columns.first[row] as 0 | 1]),
    winner: words((block, row) => SIDE_WORDS[block.columns.winner[row] as 0 | 1 | 2]),
    red_vp: ints((c, row) => item(c.redVp, row)),
    blue_vp: ints((c, row) => item(c.blueVp, row)),
    red_lost: ints((c, row) => item(c.redLost, row)),
    blue_lost: ints((c, row) => item(c.blueLost, row)),
    rounds: ints((c, row) => item(c.rounds, row)),
    ended_by: words((block, row) => ENDINGS[block.columns.endedBy[row] as 0 | 1 | 2]),
    digest: words((block, row) => digestOf(block.columns, row), 'plain'),
  };
  for (const side of [RED, BLUE]) {
    for (const [cause, word] of CAUSES.entries()) {
      table[`${item(SIDE_WORDS, side as 0 | 1)}_lost_${word}`] = ints((c, row) => item(c.lossesByCause, lossAt(row, side, cause)));
    }
  }
  return table;
}

function roundTable(blocks: readonly Block[]): DataTable {
  // Rounds that were not played have no row, so the index of a row in the file has to be looked up.
  const places = blocks.map(({ columns }) => playedRounds(columns));
  const sizes = places.map((place) => place.length);
  const ints = (pick: (columns: EngagementColumns, row: number, round: number) => number) =>
    gather(blocks, sizes, ({ columns }, i, b) => {
      const place = item(item(places, b), i);
      return pick(columns, Math.floor(place / MAX_ROUNDS), place % MAX_ROUNDS);
    });
  return {
    ...identity(blocks, sizes),
    pair: ints((c, row) => item(c.pair, row)),
    seat: ints((c, row) => item(c.seat, row)),
    round: ints((_, __, round) => round + 1),
    red_strength: ints((c, row, round) => item(c.strengthByRound, roundAt(row, round, RED))),
    blue_strength: ints((c, row, round) => item(c.strengthByRound, roundAt(row, round, BLUE))),
    red_vp: ints((c, row, round) => item(c.vpByRound, roundAt(row, round, RED))),
    blue_vp: ints((c, row, round) => item(c.vpByRound, roundAt(row, round, BLUE))),
  };
}

function unitTable(blocks: readonly Block[]): DataTable {
  const sizes = blocks.map(({ columns }) => columns.rows * columns.units);
  const rowOf = (columns: EngagementColumns, i: number) => Math.floor(i / columns.units);
  const ints = (pick: (block: Block, i: number, b: number) => number) => gather(blocks, sizes, pick);
  const units = blocks.map(({ scenario, variant }) => unitsUnder(scenario, variant.spec));
  const words = (pick: (unit: CampaignScenario['units'][number]) => string) =>
    text(blocks, sizes, 'words', ({ scenario, columns }, i) => pick(item(scenario.units, i % columns.units)));
  return {
    ...identity(blocks, sizes),
    pair: ints(({ columns }, i) => item(columns.pair, rowOf(columns, i))),
    seat: ints(({ columns }, i) => item(columns.seat, rowOf(columns, i))),
    army: words((unit) => unit.army),
    unit: words((unit) => unit.id),
    datasheet: words((unit) => unit.datasheet),
    points: ints(({ columns }, i, b) => item(item(units, b), i % columns.units).points),
    damage: ints(({ columns }, i) => item(columns.unitDamage, i)),
    lost: ints(({ columns }, i) => item(columns.unitLost, i)),
    survived: ints(({ columns }, i) => item(columns.unitSurvived, i)),
  };
}

const TABLES: { readonly [name in DataTableName]: (blocks: readonly Block[]) => DataTable } = {
  engagements: engagementTable,
  rounds: roundTable,
  units: unitTable,
  positions: positionTable,
  casualties: casualtyTable,
};

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
