import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decidesGames } from '../../../src/campaign/manifest.ts';
import { type Job, planJobs } from '../../../src/campaign/plan.ts';
import type { Campaign } from '../../../src/campaign/result.ts';
import { ChunkFiles, REFUSED } from '../../../src/runner/chunk-files.ts';
import { readParts } from '../../../src/runner/merge.ts';
import { type RunOptions, runCampaign } from '../../../src/runner/run.ts';
import { playShard, type ShardOptions } from '../../../src/runner/run-shard.ts';
import { type Part, plays, type Split } from '../../../src/runner/shard.ts';
import { loadScenario } from '../../files.ts';
import { outside, temporaryFolder } from '../../outside.ts';

const PAIRS = 330;
const SPLIT: Split = { chunkPairs: 64, pairs: [PAIRS] };

const setUp = (): Omit<RunOptions, 'out'> => {
  const from = outside('edition-outside');
  return {
    battles: [loadScenario(join(from, 'field.yaml'))],
    specs: ['.', '.@-VOL-SHOOT-02'],
    pairs: PAIRS,
    seed: 'test',
    from,
    maps: true,
    command: ['run', 'field.yaml'],
    question: { margin: 0.02 },
  };
};

const part = (options: Omit<RunOptions, 'out'>, folder: string, number: number, changes: Partial<ShardOptions> = {}) =>
  playShard({ ...options, shard: { number, of: 5 }, split: SPLIT, out: join(folder, `part-${number}`), ...changes });

/** Everything in a folder but the manifest, which tells the time. */
const filesOf = (folder: string): { [file: string]: string } =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((it) => it !== 'run.json')
      .map((it) => [it, readFileSync(join(folder, it), 'base64')]),
  );

function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 4;
  writeFileSync(path, bytes);
}

describe('a shard', () => {
  test('plays every chunk once, all rulesets of a chunk together', () => {
    const split = { chunkPairs: 64, pairs: [500, 500, 128] };
    const jobs = planJobs(3, 4, 500);
    const players = (job: Job): number[] => [1, 2, 3, 4, 5].filter((number) => plays({ ...split, number, of: 5 }, job));
    for (const job of jobs) {
      expect(players(job)).toHaveLength(job.scenario === 2 && job.firstPair >= 128 ? 0 : 1);
      expect(players(job)).toEqual(players({ ...job, variant: 0 }));
    }
    // Two whole scenarios of 8 chunks and 2 chunks of the third, each of 4 rulesets.
    expect(jobs.filter((job) => players(job).length > 0)).toHaveLength(72);
    expect(jobs.filter((job) => players(job)[0] === 3).map(({ scenario, chunk }) => [scenario, chunk])).toContainEqual([2, 0]);
  });

  test('leaves nothing out: five of them, one damaged and one missing, are filled to what one machine leaves', async () => {
    const options = setUp();
    const folder = temporaryFolder();
    const whole = await runCampaign({ ...options, out: join(folder, 'whole') });
    const played: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) played.push((await part(options, folder, number)).played?.engagements ?? 0);
    // Six chunks of 64 pairs, the last of 10, in turn: the first shard has two. Two rulesets, two games a pair.
    expect(played).toEqual([(64 + 10) * 4, 256, 256, 256, 256]);
    const parts = [1, 2, 3, 4, 5].map((it) => join(folder, `part-${it}`));

    const all = await readParts(parts);
    expect(all.gaps).toEqual([]);
    await all.putInto(join(folder, 'all'));
    const merged = await runCampaign({ ...options, out: join(folder, 'all'), resume: true });
    expect(merged.played?.engagements).toBe(0);
    expect(filesOf(join(folder, 'all'))).toEqual(filesOf(whole.folder));

    flip(join(folder, 'part-2', 'chunks', '0-1-1.bin'));
    rmSync(join(folder, 'part-4'), { recursive: true });
    const some = await readParts(parts.filter((it) => !it.endsWith('4')));
    expect(some.gaps.map((it) => it.chunks)).toEqual([1, 2]);
    expect(some.gaps[0]?.words).toMatch(
      /^shard 2 of 5: .*part-2 .* chunk 0-1-1 \(field under \.@-VOL-SHOOT-02, pairs 64 to 127\); to play/,
    );
    expect(some.gaps[1]?.words).toBe('shard 4 of 5 is missing; to play it: sandtable run field.yaml --shard 4/5 --out <folder>');
    await some.putInto(join(folder, 'filled'));
    const filled = await runCampaign({ ...options, out: join(folder, 'filled'), resume: true });
    expect(filled.played?.engagements).toBe(3 * 64 * 2);
    expect(filesOf(join(folder, 'filled'))).toEqual(filesOf(whole.folder));
  });

  test('that was stopped goes on, and says before what it lacks', async () => {
    const options = { ...setUp(), pairs: 640 };
    const split = { chunkPairs: 64, pairs: [640] };
    const folder = temporaryFolder();
    const controller = new AbortController();
    const shard = { number: 1, of: 2 };
    const out = join(folder, 'part-1');
    const onProgress = ({ engagements, total }: { engagements: number; total: number }): void => {
      // Five of ten chunks, two rulesets.
      expect(total).toBe(5 * 64 * 4);
      if (engagements >= 128) controller.abort();
    };
    const stopped = await part(options, folder, 1, { shard, split, signal: controller.signal, onProgress });
    expect(stopped.ended).toBe('interrupted');
    const [gap] = (await readParts([out])).gaps;
    expect(gap?.words).toMatch(/^shard 1 of 2: .*part-1 was stopped, and lacks chunk .* --resume$/);
    expect(gap?.chunks).toBeLessThan(10);
    const resumed = await part(options, folder, 1, { shard, split, resume: true });
    expect(resumed.ended).toBe('done');
    expect(resumed.played?.engagements).toBe(gap === undefined ? 0 : gap.chunks * 128);
    expect(existsSync(join(out, '.chunks'))).toBe(false);
    expect((await part(options, folder, 1, { shard, split, resume: true })).ended).toBe('was finished');
    expect((await readParts([out])).gaps.map((it) => it.chunks)).toEqual([10]);
  });

  test('plays on where the whole ends early', async () => {
    const options = setUp();
    const enough = (soFar: Campaign): boolean => soFar.pairs >= 192;
    const folder = temporaryFolder();
    const whole = await runCampaign({ ...options, enough, out: join(folder, 'whole') });
    for (const number of [1, 2, 3, 4, 5]) await part(options, folder, number);
    const all = await readParts([1, 2, 3, 4, 5].map((it) => join(folder, `part-${it}`)));
    await all.putInto(join(folder, 'all'));
    const merged = await runCampaign({ ...options, enough, out: join(folder, 'all'), resume: true });
    expect([whole, merged].map((it) => it.manifest?.pairs)).toEqual([192, 192]);
    expect(filesOf(join(folder, 'all'))).toEqual(filesOf(whole.folder));
  });

  test('belongs to one campaign, one build and one number', async () => {
    const options = setUp();
    const folder = temporaryFolder();
    await part(options, folder, 1);
    await part({ ...options, seed: 'other' }, folder, 2);
    await part({ ...options, question: { margin: 0.05 } }, folder, 3);
    const [one, two, three] = [1, 2, 3].map((it) => join(folder, `part-${it}`)) as [string, string, string];
    await expect(readParts([one, two])).rejects.toThrow(/part-2: is not of one campaign with .*part-1.*: seed: test then, other now/);
    await expect(readParts([one, three])).rejects.toThrow(/margin: 0.02 then, 0.05 now/);
    await expect(readParts([one, folder])).rejects.toThrow('holds no part of a run');
    await expect(part(options, folder, 1)).rejects.toThrow('already exists');
    await expect(part(options, folder, 2, { out: one, resume: true })).rejects.toThrow('shard 1 of 5 then, shard 2 of 5 now');
    await expect(runCampaign({ ...options, out: one, resume: true })).rejects.toThrow(
      'holds shard 1 of 5 of a run: go on with --shard 1/5',
    );

    const file = join(one, 'shard.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"seed": "test"', '"seed": "tess"'));
    await expect(readParts([one])).rejects.toThrow(/shard\.json: is damaged/);
    await part(options, folder, 1, { force: true });
    expect((await readParts([one])).gaps.map((it) => it.chunks)).toEqual([2, 2, 2, 2]);

    const elsewhere = JSON.parse(text) as Part;
    const build = { ...elsewhere, plan: { ...elsewhere.plan, code: 'another' } };
    rmSync(join(two, 'files.json'));
    writeFileSync(join(two, 'shard.json'), JSON.stringify(build));
    await expect(readParts([two])).rejects.toThrow(/was played by another build than this one \(code: another then, /);
  });

  test('that differs from the same shard elsewhere is not taken', async () => {
    const options = setUp();
    const folder = temporaryFolder();
    await part(options, folder, 2);
    const [one, two] = ['part-2', 'copy'].map((it) => join(folder, it)) as [string, string];
    cpSync(one, two, { recursive: true });
    flip(join(one, 'chunks', '0-0-1.bin'));
    // Damaged in one, whole in the other.
    expect((await readParts([one, two])).gaps.map((it) => it.words.slice(0, 7))).toEqual(['shard 1', 'shard 3', 'shard 4', 'shard 5']);
    const { plan } = JSON.parse(readFileSync(join(two, 'shard.json'), 'utf8')) as Part;
    const chunks = (at: string) => new ChunkFiles(at, decidesGames(plan), 'chunks');
    const job: Job = { scenario: 0, variant: 0, chunk: 1, firstPair: 64, pairs: 64 };
    const columns = await chunks(two).read(job);
    if (columns === null || columns === REFUSED) throw new Error('is there');
    columns.redVp[3] = 99;
    await chunks(one).write(job, columns);
    await expect(readParts([one, two])).rejects.toThrow(/chunk 0-0-1 differs from that in .*both are undamaged/);
  });
});
