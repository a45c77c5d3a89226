import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { boardOf, cellsOf } from '../../../src/campaign/board.ts';
import { type BoardMap, OFF_TABLE } from '../../../src/campaign/board-map.ts';
import type { EngagementColumns } from '../../../src/campaign/result.ts';
import { compileMatch } from '../../../src/compile/match.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { readCampaign, writeCampaign } from '../../../src/runner/arrow.ts';
import { type CampaignOptions, playCampaign } from '../../../src/runner/campaign.ts';
import { runCampaign } from '../../../src/runner/run.ts';
import type { Battlefield } from '../../../src/scenario/types.ts';
import { loadScenario } from '../../files.ts';
import { outside, temporaryFolder } from '../../outside.ts';

const SIDES = [0, 1] as const;

const setUp = (changes: Partial<CampaignOptions> = {}): CampaignOptions => {
  const from = outside('edition-outside');
  return {
    battles: [loadScenario(join(from, 'field.yaml'))],
    specs: ['.'],
    pairs: 70,
    seed: 'maps',
    workers: 1,
    from,
    maps: true,
    ...changes,
  };
};

const sum = (values: ArrayLike<number>, wanted: (i: number) => boolean): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) if (wanted(i)) total += values[i] as number;
  return total;
};

const mapOf = (columns: EngagementColumns | undefined): BoardMap => {
  if (columns?.map === undefined) throw new Error('nobody watched');
  return columns.map;
};

describe.each([
  ['patrol', 'classic'],
  ['chase', 'calixtus'],
  ['convoy', 'classic'],
  ['drop', 'waffle'],
  ['stronghold', 'tenth'],
  ['rift', 'waffle'],
])('the map of %s under %s', async (scenario, spec) => {
  const pairs = 3;
  const battle = loadScenario(scenario);
  const { campaign } = await playCampaign({ battles: [battle], specs: [spec], pairs, seed: 'maps', workers: 1, maps: true });
  const { match } = compileMatch(await loadSelection(spec, process.cwd()), battle);
  const columns = campaign.columns[0]?.[0] as EngagementColumns;
  const { standing, fallen, pairs: watched } = mapOf(columns);
  const units = campaign.scenarios[0]?.units ?? [];
  const { width, height, cell } = boardOf(battle.battlefield);

  it('has every model that is set up on the table, in every engagement', () => {
    expect(watched).toBe(pairs);
    for (const side of SIDES) {
      const deployed = match.units.filter((it) => it.side === side && it.placing !== null).reduce((all, it) => all + it.kinds.length, 0);
      expect(sum(standing.models, (i) => standing.round[i] === 0 && standing.army[i] === side)).toBe(deployed * pairs * 2);
    }
  });

  it('has every model that was lost', () => {
    for (const [side, army] of [
      [0, 'red'],
      [1, 'blue'],
    ] as const) {
      const lost = sum(columns.unitLost, (i) => units[i % columns.units]?.army === army);
      const there = sum(
        fallen.unit.map(() => 1),
        (i) => units[fallen.unit[i] as number]?.army === army,
      );
      expect({ side, there }).toEqual({ side, there: lost });
    }
  });

  it('lies on the board', () => {
    const [across, up] = cellsOf(boardOf(battle.battlefield));
    for (const x of standing.x) expect(x >= 0 && x < across * cell && x % cell === 0).toBe(true);
    for (const y of standing.y) expect(y >= 0 && y < up * cell && y % cell === 0).toBe(true);
    for (let i = 0; i < fallen.x.length; i++) {
      const [x, y] = [fallen.x[i] as number, fallen.y[i] as number];
      expect((x === OFF_TABLE && y === OFF_TABLE) || (x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true);
    }
  });

  it('counts no more games than there were, and squares that belong to its sums', () => {
    for (let i = 0; i < standing.models.length; i++) {
      const models = standing.models[i] as number;
      expect(standing.games[i]).toBeLessThanOrEqual(Math.min(models, pairs * 2));
      expect(standing.squares[i]).toBeGreaterThanOrEqual((models * models) / pairs);
      expect(standing.squares[i]).toBeLessThanOrEqual(models * models);
      expect((standing.cubes[i] as number) * models).toBeGreaterThanOrEqual((standing.squares[i] as number) ** 2);
    }
  });
});

describe('maps', () => {
  test('change no result, and are of the first chunk only', async () => {
    const watched = (await playCampaign(setUp())).campaign.columns[0]?.[0] as EngagementColumns;
    const unwatched = (await playCampaign(setUp({ maps: false }))).campaign.columns[0]?.[0];
    const { map, ...rest } = watched;
    expect(rest).toEqual(unwatched);
    expect(map?.pairs).toBe(64);
    expect(Math.max(...(map?.fallen.pair ?? []))).toBe(63);
  });

  test('are the same bytes for any number of workers, and after an interruption', async () => {
    const options = { ...setUp({ pairs: 300 }), command: ['run'] };
    const folders = ['one', 'three', 'broken'].map((name) => join(temporaryFolder(), name));
    const [one, three, broken] = folders as [string, string, string];
    await runCampaign({ ...options, out: one });
    await runCampaign({ ...options, out: three, workers: 3 });
    const controller = new AbortController();
    const onProgress: CampaignOptions['onProgress'] = (it) => {
      if (it.engagements > 0) controller.abort();
    };
    expect((await runCampaign({ ...options, out: broken, signal: controller.signal, onProgress })).ended).toBe('interrupted');
    await runCampaign({ ...options, out: broken, resume: true });
    for (const file of ['positions.arrow', 'casualties.arrow', 'campaign.json']) {
      const bytes = readFileSync(join(one, file));
      expect(readFileSync(join(three, file)).equals(bytes), file).toBe(true);
      expect(readFileSync(join(broken, file)).equals(bytes), file).toBe(true);
    }
  });

  test('come back from a folder as they were', async () => {
    const { campaign } = await playCampaign(setUp({ pairs: 2 }));
    const folder = temporaryFolder();
    await writeCampaign(folder, campaign);
    expect(await readCampaign(folder)).toEqual(campaign);
  });

  test('come back where nobody was lost', async () => {
    const { campaign } = await playCampaign(setUp({ pairs: 1 }));
    const columns = campaign.columns[0]?.[0] as EngagementColumns;
    const { map } = columns;
    if (map === undefined) throw new Error('nobody watched');
    const fallen = Object.fromEntries(Object.entries(map.fallen).map(([name, it]) => [name, it.subarray(0, 0)]));
    const peaceful = { ...campaign, columns: [[{ ...columns, map: { ...map, fallen: fallen as unknown as BoardMap['fallen'] } }]] };
    const folder = temporaryFolder();
    await writeCampaign(folder, peaceful);
    expect(await readCampaign(folder)).toEqual(peaceful);
  });
});

describe('a board', () => {
  const field: Battlefield = {
    width: 30,
    height: 50,
    terrain: [],
    objectives: [],
    zones: [[], []],
    homeward: [
      [0, -1],
      [0, 1],
    ],
  };
  const crate = { id: 'crate', kind: 'container' as const, height: 2, floors: [], walls: [], cover: 0 };
  const at = (x: number, y: number) => ({
    ...crate,
    polygon: [
      [x, y],
      [x + 4, y],
      [x + 4, y + 2],
    ] as const,
  });

  it('has at most 18 cells along its longer side', () => {
    expect(boardOf(field).cell).toBe(3);
    expect(cellsOf(boardOf(field))).toEqual([10, 17]);
    expect(boardOf({ ...field, height: 12, width: 18 }).cell).toBe(1);
  });

  it('turns when every piece and marker has its twin', () => {
    expect(boardOf(field).turns).toBe(true);
    expect(boardOf({ ...field, terrain: [at(3, 4)] }).turns).toBe(false);
    const twin = { ...crate, polygon: at(3, 4).polygon.map(([x, y]) => [30 - x, 50 - y] as const) };
    expect(boardOf({ ...field, terrain: [at(3, 4), twin] }).turns).toBe(true);
    expect(boardOf({ ...field, objectives: [{ id: 'a', x: 3, y: 4, radius: 0.8 }] }).turns).toBe(false);
  });
});
