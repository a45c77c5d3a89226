import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'bullmq';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Job } from '../../../../src/campaign/plan.ts';
import type { EngagementColumns } from '../../../../src/campaign/result.ts';
import { type CampaignOptions, playCampaign } from '../../../../src/runner/campaign.ts';
import { inlinePool } from '../../../../src/runner/pool.ts';
import { keysOf, thisBuild } from '../../../../src/runner/queue/address.ts';
import { fromBytes } from '../../../../src/runner/queue/bytes.ts';
import { played } from '../../../../src/runner/queue/envelope.ts';
import { type Chunk, queuePool } from '../../../../src/runner/queue/queue-pool.ts';
import type { CampaignRecord } from '../../../../src/runner/queue/record.ts';
import { unpack } from '../../../../src/runner/queue/unpack.ts';
import { announce } from '../../../../src/runner/queue/watch.ts';
import { loadScenario } from '../../../files.ts';
import { outside } from '../../../outside.ts';
import { NO_REDIS, redisServer, type Server } from '../../../redis.ts';

const setUp = (changes: Partial<CampaignOptions> = {}): CampaignOptions => {
  const from = outside('edition-outside');
  return {
    battles: [loadScenario(join(from, 'field.yaml'))],
    specs: ['.', '.@-VOL-SHOOT-02'],
    pairs: 300,
    seed: 'test',
    from,
    maps: true,
    ...changes,
  };
};

/** A worker in this process, which plays by what was sent and may be no good. */
async function worker(
  { client, url }: Server,
  name: string,
  sends: (columns: EngagementColumns[], n: number) => readonly EngagementColumns[][],
): Promise<void> {
  const build = thisBuild();
  const keys = keysOf('sandtable', build);
  await announce(client, keys, { name, build, slots: 1, trust: true });
  const { hostname: host, port } = new URL(url);
  let n = 0;
  const taker = new Worker<Chunk>(
    keys.queue(true),
    async ({ data: { campaign, batch, jobs } }) => {
      const record = fromBytes((await client.getBuffer(keys.campaign(campaign))) ?? Buffer.alloc(0)) as CampaignRecord;
      const { work, folder } = await unpack(record);
      const columns = await inlinePool(work).run(jobs);
      await rm(folder, { recursive: true });
      n += 1;
      for (const [i, it] of sends([...columns], n).entries())
        await client.rpush(keys.results(campaign), played(batch, i === 0 ? name : `${name}-again`, it));
    },
    { connection: { host, port: Number(port), maxRetriesPerRequest: null }, prefix: 'sandtable' },
  );
  taker.on('error', () => {});
  onTestFinished(() => taker.close(true));
}

describe.skipIf(NO_REDIS)('a queue', () => {
  test('gives what threads give, and keeps nothing', async () => {
    const server = await redisServer();
    const options = setUp({ audit: true });
    const here = await playCampaign(options);
    await worker(server, 'good', (columns) => [columns]);
    const notes: string[] = [];
    const there = await playCampaign({ ...options, queue: { url: server.url, note: (it) => notes.push(it) } });
    expect(there.campaign).toEqual(here.campaign);
    expect(there.changed).toEqual(here.changed);
    expect(notes).toEqual(['queue: 1 worker, 1 at a time: good']);
    expect((await server.client.keys('*')).filter((it) => /campaign|results|:(wait|active|events|id|\d)/.test(it))).toEqual([]);
  });

  test('counts a result once, however often it comes', async () => {
    const server = await redisServer();
    const options = setUp();
    const here = await playCampaign(options);
    await worker(server, 'eager', (columns) => [columns, columns]);
    const { campaign } = await playCampaign({ ...options, queue: { url: server.url } });
    expect(campaign).toEqual(here.campaign);
  });

  test('names two workers whose results differ', async () => {
    const server = await redisServer();
    await worker(server, 'odd', (columns, n) => {
      const other = columns.map((it) => ({ ...it, redVp: it.redVp.map((vp, row) => (row < 5 ? vp : vp + 1)) }));
      return n === 2 ? [columns, other] : [columns];
    });
    const one = playCampaign(setUp({ queue: { url: server.url } }));
    await expect(one).rejects.toThrow(
      /chunk \d-\d-\d.* \(pairs \d+ to \d+\): workers odd and odd-again sent different results, first of pair \d*2, red in seat 1: a machine/,
    );
  });

  test('refuses what is no result of what was asked', async () => {
    const server = await redisServer();
    await worker(server, 'short', (columns) => [columns.slice(1)]);
    const notes: string[] = [];
    const one = playCampaign(setUp({ queue: { url: server.url, note: (it) => notes.push(it) } }));
    await expect(one).rejects.toThrow(/failed 3 times: QueueError: worker short sent something else than/);
    expect(notes.at(-1)).toContain('worker short sent something else than');
  });

  test('holds nothing of what was given up', async () => {
    const server = await redisServer();
    const { battles, specs, seed, from = '' } = setUp();
    const pool = await queuePool({ battles, specs, counted: 0, from, seed }, { url: server.url });
    onTestFinished(() => pool.close());
    const [wanted, unwanted] = [new AbortController(), new AbortController()];
    const jobs = (chunk: number): Job[] => [{ scenario: 0, variant: 0, chunk, firstPair: chunk * 64, pairs: 64 }];
    const sent = async (): Promise<unknown[]> => {
      const keys = await server.client.keys('sandtable:chunks-*-code:*-*-*');
      const chunks = await Promise.all(keys.map((key) => server.client.hget(key, 'data')));
      return chunks.map((it) => (JSON.parse(it ?? '') as Chunk).jobs[0]?.chunk).sort();
    };
    // Four at a time, as nobody serves: the last of these waits to be sent.
    const waiting = [0, 1, 2, 3].map((chunk) => pool.run(jobs(chunk), chunk === 2 ? wanted.signal : unwanted.signal));
    const late = pool.run(jobs(4), unwanted.signal);
    const ends = Promise.allSettled([...waiting, late]);
    await expect.poll(sent).toEqual([0, 1, 2, 3]);
    unwanted.abort();
    await expect.poll(sent).toEqual([2]);
    wanted.abort();
    expect((await ends).map((it) => it.status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    await expect.poll(sent).toEqual([]);
  });

  test('says who does not serve it, and why', async () => {
    const server = await redisServer();
    const build = thisBuild();
    const keys = keysOf('sandtable', build);
    await announce(server.client, keys, { name: 'old', build: { ...build, code: 'other' }, slots: 4, trust: true });
    await announce(server.client, keys, { name: 'wary', build, slots: 2, trust: false });
    const notes: string[] = [];
    const stop = new AbortController();
    const note = (it: string): void => {
      notes.push(it);
      stop.abort();
    };
    const { ended } = await playCampaign(setUp({ queue: { url: server.url, note }, signal: stop.signal }));
    expect(ended).toBe('interrupted');
    expect(notes[0]).toBe(
      `queue: 0 workers with this build, sandtable ${build.sandtable} (code ${build.code}, dice ${build.diceVersion}); 1 worker without --trust-code, which this campaign needs: it has code from outside; 1 worker of another build, refused: sandtable ${build.sandtable} (code other, dice ${build.diceVersion})`,
    );
  });

  test('that is not there is said without its password', async () => {
    const url = 'redis://user:s3cret@127.0.0.1:1/0';
    const error = await playCampaign(setUp({ queue: { url } })).catch((it: Error) => it.message);
    expect(error).toMatch(/^no queue at redis:\/\/127\.0\.0\.1:1\/0: .*ECONNREFUSED/);
    expect(error).not.toContain('s3cret');
  });

  test('takes no code that lies elsewhere', async () => {
    const server = await redisServer();
    const from = outside('edition-outside');
    const options = setUp({ specs: [from], from: join(from, 'datasheets'), queue: { url: server.url } });
    await expect(playCampaign(options)).rejects.toThrow('cannot be sent to workers, since it is outside of this folder');
  });
});
