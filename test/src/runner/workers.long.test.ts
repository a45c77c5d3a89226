import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Campaign, digestOf } from '../../../src/campaign/result.ts';
import { playCampaign } from '../../../src/runner/campaign.ts';
import { runCampaign } from '../../../src/runner/run.ts';
import { CHUNKS } from '../../../src/runner/written.ts';
import { temporaryFolder } from '../../outside.ts';
import { DRILL, hashes, request, setUp, stopped } from './set-up.ts';

describe('a campaign with any number of workers', () => {
  test('comes out the same inline, with one worker and with three', async () => {
    const options = setUp({ pairs: 24 });
    const inline = await playCampaign(options);
    const one = await playCampaign({ ...options, pairs: 150 });
    const three = await playCampaign({ ...options, pairs: 150, workers: 3 });
    expect(three.campaign).toEqual(one.campaign);
    for (const variant of [0, 1]) {
      const digests = Array.from({ length: 48 }, (_, row) => digestOf(inline.campaign.columns[0]?.[variant] as never, row));
      expect(digests).toEqual(Array.from({ length: 48 }, (_, row) => digestOf(one.campaign.columns[0]?.[variant] as never, row)));
      expect(new Set(digests).size).toBeGreaterThan(40);
    }
  });

  test('in stages is the same with any number of workers, and after a stop', async () => {
    // 20 pairs of both, then 50 of the first alone.
    const wanted = (soFar: Campaign) => {
      const [first] = soFar.columns[0]!;
      return [first!.rows === 0 ? [20, 20] : [50, 20]];
    };
    const options = setUp({ stages: { chunkPairs: 10, wanted } });
    const one = await playCampaign(options);
    const three = await playCampaign({ ...options, workers: 3 });
    const rows = ({ campaign }: typeof one) => campaign.columns[0]!.map((it) => it.rows);
    expect(rows(one)).toEqual([100, 40]);
    expect(three.campaign).toEqual(one.campaign);
    const folder = temporaryFolder();
    const controller = new AbortController();
    const stopped = await playCampaign({
      ...options,
      folder,
      signal: controller.signal,
      onProgress: ({ engagements }) => engagements >= 60 && controller.abort(),
    });
    expect(stopped.ended).toBe('interrupted');
    const resumed = await playCampaign({ ...options, folder });
    expect(resumed.engagements).toBeLessThan(one.engagements);
    expect(resumed.campaign).toEqual(one.campaign);
  });

  test('ends at the same chunk for any number of workers when enough has been seen', async () => {
    const looks: number[] = [];
    const enough = (soFar: { pairs: number }): boolean => looks.push(soFar.pairs) > 0 && soFar.pairs >= 192;
    const options = setUp({ pairs: 1000, enough });
    const one = await playCampaign(options);
    const two = await playCampaign({ ...options, workers: 2 });
    expect(one.ended).toBe('enough');
    expect(one.campaign.pairs).toBe(192);
    expect(two.campaign).toEqual(one.campaign);
    expect(looks).toEqual([64, 128, 192, 64, 128, 192]);
  });

  test('closes cells one by one, at the same chunk for any number of workers', async () => {
    const sizes: number[][] = [];
    const rowsOf = (soFar: Campaign): number[] => soFar.columns.flat().map((it) => it.rows / 2);
    const enough = (soFar: Campaign): boolean[][] => {
      sizes.push(rowsOf(soFar));
      return [[soFar.pairs < 128, soFar.pairs < 320, true]];
    };
    const options = setUp({ specs: ['.', `.@-${DRILL}`, `.@${DRILL}.bonus=3`], cells: [[true, true, false]], pairs: 400, enough });
    const one = await playCampaign(options);
    expect(sizes).toEqual([
      [64, 64, 0],
      [128, 128, 0],
      [128, 192, 0],
      [128, 256, 0],
      [128, 320, 0],
    ]);
    expect({ ended: one.ended, pairs: one.campaign.pairs, cells: rowsOf(one.campaign) }).toEqual({
      ended: 'enough',
      pairs: 320,
      cells: [128, 320, 0],
    });
    const three = await playCampaign({ ...options, workers: 3 });
    expect(three.campaign).toEqual(one.campaign);
    const whole = await playCampaign({ ...options, cells: [[true, false, false]], enough: () => false });
    expect(rowsOf(whole.campaign)).toEqual([400, 0, 0]);
    expect(whole.campaign.columns[0]?.[0]?.digestLo.subarray(0, 256)).toEqual(one.campaign.columns[0]?.[0]?.digestLo);
  });
});

describe('a run that was stopped', () => {
  test('that was interrupted goes on to the same bytes', async () => {
    const options = setUp({ pairs: 500 });
    const whole = join(temporaryFolder(), 'whole');
    const broken = join(temporaryFolder(), 'broken');
    await runCampaign({ ...options, ...request, out: whole });
    const controller = new AbortController();
    const stopped = await runCampaign({
      ...options,
      ...request,
      out: broken,
      signal: controller.signal,
      onProgress: (it) => {
        if (it.engagements > 600) controller.abort();
      },
    });
    expect(stopped.ended).toBe('interrupted');
    expect(existsSync(join(broken, 'run.json'))).toBe(false);
    expect(readdirSync(join(broken, CHUNKS)).length).toBeGreaterThan(4);
    let first = -1;
    const resumed = await runCampaign({
      ...options,
      ...request,
      out: broken,
      resume: true,
      workers: 2,
      onProgress: (it) => {
        if (first < 0) first = it.engagements;
      },
    });
    expect(resumed.ended).toBe('done');
    expect(first).toBeGreaterThan(500);
    expect(hashes(broken)).toEqual(hashes(whole));
  });

  test('plays chunks of another seed or place again, and says so', async () => {
    const options = setUp({ pairs: 300 });
    const whole = join(temporaryFolder(), 'whole');
    await runCampaign({ ...options, ...request, out: whole });
    const out = await stopped(options);
    const other = await stopped({ ...options, seed: 'other' });
    const [at, from] = [join(out, CHUNKS), join(other, CHUNKS)];
    copyFileSync(join(from, '0-0-0.bin'), join(at, '0-0-0.bin'));
    copyFileSync(join(at, '0-1-0.bin'), join(at, '0-1-1.bin'));
    const told: string[] = [];
    const resumed = await runCampaign({ ...options, ...request, out, resume: true, warn: (words) => told.push(words) });
    expect(resumed.ended).toBe('done');
    expect(told).toEqual([`2 chunks of games in ${out} are damaged or of another run: played again`]);
    expect(hashes(out)).toEqual(hashes(whole));
  });
});
