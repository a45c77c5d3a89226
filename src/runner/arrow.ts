import { join } from 'node:path';
import { type Block, blocksOf, type DataColumn, type DataTable, SIDE_WORDS, winnerCode } from '../campaign/block-columns.ts';
import type { Campaign, CampaignScenario, CampaignVariant, EngagementColumns } from '../campaign/result.ts';
import { allocate, BLUE, CAUSES, ENDINGS, lossAt, RED, roundAt } from '../campaign/result.ts';
import { dataTable, tablesThere } from '../campaign/tables.ts';
import { writeAtomic } from './files.ts';
import { readMaps } from './read-maps.ts';
import { ResultsError, readArrow, type Stored } from './stored.ts';
import { hasLists, readStored } from './stored-json.ts';

/** What the Arrow files do not hold: names, digests and counts. Kept as `campaign.json` beside them. */
export interface CampaignHeader {
  readonly format: 1;
  readonly pairs: number;
  /** `[scenario][variant]`: pairs of each, where some ended before others. */
  readonly cells?: readonly (readonly number[])[];
  readonly scenarios: readonly CampaignScenario[];
  readonly variants: readonly CampaignVariant[];
  /** `[scenario][variant]`: pairs recorded in `positions` and `casualties`, null for none; absent in runs without maps. */
  readonly maps?: readonly (readonly (number | null)[])[];
  /** `[scenario][variant]`: how often each counted rule ran, in the order of the variant's `counters`. */
  readonly called: readonly (readonly (readonly number[])[])[];
}

/** Types in the encoder's form, with Arrow's type numbers. */
const UTF8 = { typeId: 5, offsets: Int32Array };
const INT32 = { typeId: 2, bitWidth: 32, signed: true, values: Int32Array };
const FLOAT64 = { typeId: 3, precision: 2, values: Float64Array };

/** Null where the encoder picks the best type itself, which it cannot do for a column without values. */
function typeOf(column: DataColumn): object | null {
  if ('kind' in column) return column.kind === 'plain' || column.length === 0 ? UTF8 : null;
  if (column.length > 0) return null;
  return column instanceof Float64Array ? FLOAT64 : INT32;
}

/** An Arrow IPC file of a table. The same content gives the same bytes. */
export async function encodeArrow(table: DataTable): Promise<Uint8Array> {
  const aq = await import('arquero');
  const columns: Record<string, unknown> = {};
  const types: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(table)) {
    columns[name] = asArquero(column);
    const type = typeOf(column);
    if (type !== null) types[name] = type;
  }
  type Columns = ConstructorParameters<typeof aq.ColumnTable>[0];
  type Options = Parameters<typeof aq.toArrowIPC>[1];
  return aq.toArrowIPC(new aq.ColumnTable(columns as Columns), { format: 'file', types } as Options);
}

/** Writes `engagements.arrow`, `rounds.arrow`, `units.arrow`, the map tables if there are any, and `campaign.json` into a folder. */
export async function writeCampaign(folder: string, campaign: Campaign): Promise<void> {
  for (const name of tablesThere(campaign)) {
    await writeAtomic(join(folder, `${name}.arrow`), await encodeArrow(dataTable(campaign, name)));
  }
  const cells = campaign.columns.map((row) => row.map((columns) => columns.rows / 2));
  const maps = campaign.columns.map((row) => row.map(({ map }) => map?.pairs ?? null));
  const header: CampaignHeader = {
    format: 1,
    pairs: campaign.pairs,
    ...(cells.flat().some((pairs) => pairs !== campaign.pairs) && { cells }),
    ...(maps.flat().some((pairs) => pairs !== null) && { maps }),
    scenarios: campaign.scenarios,
    variants: campaign.variants,
    called: campaign.columns.map((row) => row.map((columns) => [...columns.called])),
  };
  await writeAtomic(join(folder, 'campaign.json'), `${JSON.stringify(header, null, 2)}\n`);
}

/**
 * Reads a finished run back; every column equals what was written.
 * @throws ResultsError when a file is missing or can't be understood.
 */
export async function readCampaign(folder: string): Promise<Campaign> {
  const header = await readHeader(folder);
  const blocks = blocksOf({
    ...header,
    columns: header.scenarios.map((scenario, s) =>
      header.variants.map((_, v) => {
        const called = header.called[s]?.[v] ?? [];
        const columns = allocate({ pairs: header.cells?.[s]?.[v] ?? header.pairs, units: scenario.units.length, counters: called.length });
        columns.called.set(called);
        return columns;
      }),
    ),
  });
  const targets = blocks.map((block) => block.columns);
  readEngagements(await readArrow(folder, 'engagements'), targets);
  readRounds(await readArrow(folder, 'rounds'), blocks);
  readUnits(await readArrow(folder, 'units'), targets);
  const width = header.variants.length;
  const maps =
    header.maps === undefined
      ? []
      : readMaps(blocks, header.maps.flat(), await readArrow(folder, 'positions'), await readArrow(folder, 'casualties'));
  const whole = targets.map((columns, b) => (maps[b] == null ? columns : { ...columns, map: maps[b] }));
  return {
    scenarios: header.scenarios,
    variants: header.variants,
    pairs: header.pairs,
    columns: header.scenarios.map((_, s) => whole.slice(s * width, (s + 1) * width)),
  };
}

async function readHeader(folder: string): Promise<CampaignHeader> {
  const path = join(folder, 'campaign.json');
  const remedy = 'its games cannot be read: play it again with --force, or into another --out';
  const header = await readStored<CampaignHeader>(path, remedy);
  if (header.format !== 1) throw new ResultsError(`${path}: format ${header.format} is not 1, that of this sandtable; ${remedy}`);
  if (!hasLists(header, ['scenarios', 'variants', 'called']) || !Number.isInteger(header.pairs))
    throw new ResultsError(`${path}: is damaged; ${remedy}`);
  return header;
}

function readEngagements(stored: Stored, targets: readonly EngagementColumns[]): void {
  const expected = targets.reduce((sum, target) => sum + target.rows, 0);
  if (stored.rows !== expected) throw new ResultsError(`engagements.arrow has ${stored.rows} rows, expected ${expected}`);
  const copy = (name: string, pick: (target: EngagementColumns) => { [index: number]: number }) => {
    const read = stored.number(name);
    fill(targets, (target, row, at) => {
      pick(target)[row] = read(at);
    });
  };
  const code = (name: string, pick: (target: EngagementColumns) => { [index: number]: number }, codeOf: (word: string) => number) => {
    const read = stored.word(name);
    fill(targets, (target, row, at) => {
      pick(target)[row] = codeOf(read(at));
    });
  };
  copy('pair', (t) => t.pair);
  copy('seat', (t) => t.seat);
  code('first', (t) => t.first, winnerCode);
  code('winner', (t) => t.winner, winnerCode);
  copy('red_vp', (t) => t.redVp);
  copy('blue_vp', (t) => t.blueVp);
  copy('red_lost', (t) => t.redLost);
  copy('blue_lost', (t) => t.blueLost);
  copy('rounds', (t) => t.rounds);
  code(
    'ended_by',
    (t) => t.endedBy,
    (word) => (ENDINGS as readonly string[]).indexOf(word),
  );
  code(
    'digest',
    (t) => t.digestHi,
    (digest) => Number.parseInt(digest.slice(0, 8), 16),
  );
  code(
    'digest',
    (t) => t.digestLo,
    (digest) => Number.parseInt(digest.slice(8), 16),
  );
  for (const side of [RED, BLUE]) {
    for (const [cause, word] of CAUSES.entries()) {
      const read = stored.number(`${SIDE_WORDS[side as 0 | 1]}_lost_${word}`);
      fill(targets, (target, row, at) => {
        target.lossesByCause[lossAt(row, side, cause)] = read(at);
      });
    }
  }
}

function readRounds(stored: Stored, blocks: readonly Block[]): void {
  const key = (...words: string[]) => words.join('\n');
  const targets = new Map(
    blocks.map(({ scenario, variant, columns }) => [
      key(scenario.id, variant.spec, scenario.doctrines.red, scenario.doctrines.blue),
      columns,
    ]),
  );
  const identity = ['scenario', 'variant', 'red_doctrine', 'blue_doctrine'].map((name) => stored.word(name));
  const pair = stored.number('pair');
  const seat = stored.number('seat');
  const round = stored.number('round');
  const fields = [
    { read: stored.number('red_strength'), column: 'strengthByRound', side: RED },
    { read: stored.number('blue_strength'), column: 'strengthByRound', side: BLUE },
    { read: stored.number('red_vp'), column: 'vpByRound', side: RED },
    { read: stored.number('blue_vp'), column: 'vpByRound', side: BLUE },
  ] as const;
  for (let at = 0; at < stored.rows; at++) {
    const target = targets.get(key(...identity.map((read) => read(at))));
    if (target === undefined)
      throw new ResultsError(`rounds.arrow: row ${at + 1} has a scenario and variant that are not in campaign.json`);
    const row = pair(at) * 2 + seat(at);
    for (const { read, column, side } of fields) target[column][roundAt(row, round(at) - 1, side)] = read(at);
  }
}

function readUnits(stored: Stored, targets: readonly EngagementColumns[]): void {
  const damage = stored.number('damage');
  const lost = stored.number('lost');
  const survived = stored.number('survived');
  let at = 0;
  for (const target of targets) {
    for (let i = 0; i < target.rows * target.units; i++, at++) {
      target.unitDamage[i] = damage(at);
      target.unitLost[i] = lost(at);
      target.unitSurvived[i] = survived(at);
    }
  }
}

function fill(targets: readonly EngagementColumns[], set: (target: EngagementColumns, row: number, at: number) => void): void {
  let at = 0;
  for (const target of targets) for (let row = 0; row < target.rows; row++) set(target, row, at++);
}

function asArquero(column: DataColumn): unknown {
  if (!('kind' in column)) return column;
  return {
    length: column.length,
    at: (row: number) => column.at(row),
    *[Symbol.iterator]() {
      for (let row = 0; row < column.length; row++) yield column.at(row);
    },
  };
}
