import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summarise } from '../../../src/analysis/summarise.ts';
import { allocate, concat, digestOf, NOT_PLAYED, place, prefix, ROW_COLUMNS, roundAt } from '../../../src/campaign/result.ts';
import { readCampaign, writeCampaign } from '../../../src/runner/arrow.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

describe('columns', () => {
  const whole = syntheticCampaign({ pairs: 5 }).columns[0][0];
  const slice = (from: number, to: number) => {
    const part = allocate({ pairs: to - from, units: whole.units, counters: 2, firstPair: from });
    for (const name of ROW_COLUMNS) {
      const width = whole[name].length / whole.rows;
      part[name].set(whole[name].subarray(from * 2 * width, to * 2 * width));
    }
    part.called.set([1, from]);
    return part;
  };

  it('name pair and seat from the start, and mark rounds as not played', () => {
    const columns = allocate({ pairs: 2, units: 0, counters: 0, firstPair: 64 });
    expect([...columns.pair]).toEqual([64, 64, 65, 65]);
    expect([...columns.seat]).toEqual([0, 1, 0, 1]);
    expect(columns.vpByRound[roundAt(3, 9, 1)]).toBe(NOT_PLAYED);
  });

  it('are the same however the chunks arrive', () => {
    const joined = concat([slice(3, 5), slice(0, 1), slice(1, 3)]);
    for (const name of ROW_COLUMNS) expect(joined[name], name).toEqual(whole[name]);
    expect([...joined.called]).toEqual([3, 4]);
  });

  it('refuse gaps, strangers and places outside', () => {
    expect(() => concat([slice(0, 1), slice(2, 3)])).toThrow('chunk starts at pair 2, expected 1');
    expect(() => place(allocate({ pairs: 2, units: 8, counters: 2 }), slice(1, 3))).toThrow('pairs 1 to 2 lie outside 0 to 1');
    expect(() => place(allocate({ pairs: 2, units: 7, counters: 2 }), slice(0, 1))).toThrow('expected 7 and 2');
  });

  it('show a prefix without copying', () => {
    const view = prefix(whole, 2);
    expect(view.rows).toBe(4);
    expect(view.unitDamage.length).toBe(4 * whole.units);
    expect(view.redVp.buffer).toBe(whole.redVp.buffer);
  });

  it('spell digests with 16 digits', () => {
    const columns = allocate({ pairs: 1, units: 0, counters: 0 });
    columns.digestHi[1] = 0xab;
    columns.digestLo[1] = 0xffffffff;
    expect(digestOf(columns, 1)).toBe('000000abffffffff');
  });
});

describe('Arrow files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandtable-arrow-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('give back every column, also with one scenario under several doctrines', async () => {
    const campaign = syntheticCampaign({ pairs: 7 });
    const [patrol] = campaign.scenarios;
    const doubled = {
      ...campaign,
      scenarios: [patrol, { ...patrol, doctrines: { red: 'hold', blue: 'hold' } }],
    };
    await writeCampaign(folder, doubled);
    expect(await readCampaign(folder)).toEqual(doubled);
    expect((await readdir(folder)).sort()).toEqual([
      'campaign.json',
      'casualties.arrow',
      'engagements.arrow',
      'positions.arrow',
      'rounds.arrow',
      'units.arrow',
    ]);
  });

  it('give back cells of different length, which a summary compares as far as both go', async () => {
    const whole = syntheticCampaign({ pairs: 40 });
    const lengths = [
      [40, 12, 0],
      [8, 8, 40],
    ];
    const columns = whole.columns.map((row, s) => row.map((it, v) => prefix(it, lengths[s]?.[v] as number)));
    const campaign = { ...whole, columns };
    await writeCampaign(folder, campaign);
    expect(await readCampaign(folder)).toEqual(campaign);
    const { results, comparisons } = summarise(campaign);
    expect(results.map((it) => it.pairs)).toEqual([40, 12, 8, 8, 40]);
    expect(comparisons.map((it) => [it.scenario, it.variant])).toEqual([
      ['patrol', 'calixtus'],
      ['meeting', 'calixtus'],
      ['meeting', 'calixtus@-CAL-MORALE-04'],
    ]);
  });

  it('have the columns of the contract', async () => {
    await writeCampaign(folder, syntheticCampaign({ pairs: 2 }));
    const { fromArrow } = await import('arquero');
    const table = fromArrow(await readFile(join(folder, 'engagements.arrow')));
    expect(table.columnNames()).toEqual([
      'scenario',
      'variant',
      'pair',
      'seat',
      'red_doctrine',
      'blue_doctrine',
      'first',
      'winner',
      'red_vp',
      'blue_vp',
      'red_lost',
      'blue_lost',
      'rounds',
      'ended_by',
      'digest',
      'red_lost_shooting',
      'red_lost_assault',
      'red_lost_morale',
      'red_lost_psychic',
      'red_lost_other',
      'blue_lost_shooting',
      'blue_lost_assault',
      'blue_lost_morale',
      'blue_lost_psychic',
      'blue_lost_other',
    ]);
    expect(table.get('variant', 4)).toBe('calixtus');
    expect(table.get('digest', 0)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('have the same bytes for the same content', async () => {
    const campaign = syntheticCampaign({ pairs: 3 });
    await writeCampaign(folder, campaign);
    const before = await readFile(join(folder, 'engagements.arrow'));
    await writeCampaign(folder, campaign);
    expect(await readFile(join(folder, 'engagements.arrow'))).toEqual(before);
  });

  it('name the file that is missing or damaged', async () => {
    await expect(readCampaign(folder)).rejects.toThrow('campaign.json');
    await writeCampaign(folder, syntheticCampaign({ pairs: 2 }));
    await writeFile(join(folder, 'rounds.arrow'), 'nothing of the kind');
    await expect(readCampaign(folder)).rejects.toThrow('rounds.arrow');
  });
});
