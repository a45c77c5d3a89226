import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoardMap } from '../campaign/board-map.ts';
import { decidesGames, planDifferences } from '../campaign/manifest.ts';
import { type Job, planJobs } from '../campaign/plan.ts';
import type { Prepared } from '../campaign/prepare.ts';
import { type Campaign, CHUNK_PAIRS, COUNTED_PAIRS, columnsOf, type EngagementColumns, slice } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { readCampaign } from './arrow.ts';
import { ChunkFiles, discardChunks, writePlan } from './chunk-files.ts';
import { MANIFEST, manifestIn } from './listed.ts';
import { OutputError } from './output-error.ts';
import { noteWritten } from './written.ts';

export interface Reopening {
  readonly prepared: Prepared;
  /** Pairs that it is to have. */
  readonly pairs: number;
  /** Pairs of a chunk; default: those of every run without stages. */
  readonly chunkPairs?: number;
  /** Whether it records where models stand and fall. */
  readonly maps: boolean;
}

/**
 * Makes a finished run an unfinished one of more pairs: its whole chunks are kept, as if it had been stopped after them, so that it can be
 * resumed. The last chunk, if it was cut short, is played again.
 * @throws OutputError for a run of other scenarios, rulesets, dice or code
 */
export async function reopen(folder: string, { prepared, pairs, chunkPairs = CHUNK_PAIRS, maps }: Reopening): Promise<void> {
  const { plan } = prepared;
  const differences = planDifferences({ ...(await manifestIn(folder)), pairs: plan.pairs }, plan);
  if (differences.length > 0)
    throw new OutputError(folder, `holds another run and cannot be continued with this one (${differences.join('; ')})`);
  const campaign = await readCampaign(folder);
  await discardChunks(folder);
  await writePlan(folder, plan);
  const { files = [] } = await manifestIn(folder);
  await noteWritten(folder, files);
  const chunks = new ChunkFiles(folder, decidesGames(plan));
  for (const job of planJobs(prepared.scenarios.length, prepared.variants.length, pairs, chunkPairs)) {
    const columns = chunkOf(campaign, prepared, job, maps);
    if (columns !== null) await chunks.write(job, columns);
  }
  // Pages of games that told most then may not be those that tell most afterwards.
  for (const { path } of files) if (path.startsWith('replays/')) await rm(join(folder, path), { force: true });
  await rm(join(folder, MANIFEST));
}

/** A chunk as a worker would return it; null where the run holds less of it. */
function chunkOf(campaign: Campaign, { slots, counters, variants }: Prepared, job: Job, maps: boolean): EngagementColumns | null {
  const { scenario, variant, chunk, firstPair, pairs } = job;
  const stored = columnsOf(campaign.columns, scenario, variant);
  if (firstPair + pairs > stored.rows / 2) return null;
  // Calls are counted in the first pairs, and kept in one sum.
  if (firstPair < COUNTED_PAIRS && (chunk > 0 || pairs < Math.min(COUNTED_PAIRS, stored.rows / 2))) return null;
  if (chunk === 0 && maps && stored.map?.pairs !== pairs) return null;
  const places = item(item(slots, scenario), variant);
  const names = item(variants, variant).counters;
  const called = item(item(counters, scenario), variant).map((name) => stored.called[names.indexOf(name)] ?? 0);
  const { map, ...columns } = narrowed(slice({ ...stored, firstPair: 0 }, firstPair, firstPair + pairs), places);
  return {
    ...columns,
    called: Float64Array.from(chunk === 0 ? called : []),
    ...(chunk === 0 && maps && map !== undefined && { map: narrowMap(map, places) }),
  };
}

/** Only the units of one ruleset, in its order. */
function narrowed(wide: EngagementColumns, places: readonly number[]): EngagementColumns {
  const narrow = <C extends Int32Array | Uint8Array>(all: C, empty: C): C => {
    for (let row = 0; row < wide.rows; row++)
      places.forEach((place, i) => {
        empty[row * places.length + i] = item(all, row * wide.units + place);
      });
    return empty;
  };
  const size = wide.rows * places.length;
  return {
    ...wide,
    units: places.length,
    unitDamage: narrow(wide.unitDamage, new Int32Array(size)),
    unitLost: narrow(wide.unitLost, new Int32Array(size)),
    unitSurvived: narrow(wide.unitSurvived, new Uint8Array(size)),
  };
}

const narrowMap = (map: BoardMap, places: readonly number[]): BoardMap => ({
  ...map,
  fallen: { ...map.fallen, unit: map.fallen.unit.map((place) => places.indexOf(place)) },
});
