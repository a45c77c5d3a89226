import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playCampaign } from '../../../../src/runner/campaign.ts';
import { loadScenario } from '../../../files.ts';
import { outside, temporaryFolder } from '../../../outside.ts';
import { NO_REDIS, redisServer } from '../../../redis.ts';

const CLI = fileURLToPath(new URL('../../../../src/cli.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

const CAMPAIGNS = process.env['SOAK'] === 'full' ? 200 : 50;

/** A process of its own, as a user starts it, ended with the test. */
function sandtable(args: readonly string[], folder: string) {
  const child = spawn(process.execPath, ['--import', TSX, CLI, ...args], { cwd: folder });
  const said = { out: '', err: '' };
  child.stdout.on('data', (it) => {
    said.out += String(it);
  });
  child.stderr.on('data', (it) => {
    said.err += String(it);
  });
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, said, ended };
}

const worker = (url: string, name: string, ...more: string[]) =>
  sandtable(['worker', '--queue', url, '--slots', '1', '--name', name, ...more], temporaryFolder());

/** Everything in the folder of a run but what tells when and how it was played. */
function filesOf(folder: string): { readonly [file: string]: string } {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const files = names.map((it) => join(it.parentPath, it.name).slice(folder.length + 1)).filter((it) => it !== 'run.json');
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1').replace(/## Repeat this run[\s\S]*$/, '')]),
  );
}

const drill = ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '--players', 'own', '-n', '4000', '--format', 'md'];

const said = async (it: { readonly said: { readonly err: string } }, words: string): Promise<void> =>
  expect.poll(() => it.said.err, { timeout: 60_000 }).toContain(words);

describe.skipIf(NO_REDIS)('a run on a queue leaves what threads leave', () => {
  test('with three workers of which one is killed every two seconds, and another takes its place', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    expect(await sandtable([...drill, '--workers', '2', '--out', 'here', '--quiet'], folder).ended).toBe(0);
    const workers: { child: ChildProcess }[] = ['a', 'b', 'c'].map((it) => worker(server.url, it, '--trust-code'));
    const run = sandtable([...drill, '--queue', server.url, '--out', 'there'], folder);
    let over = false;
    void run.ended.then(() => {
      over = true;
    });
    let killed = 0;
    await said(run, 'queue: ');
    while (!over && killed < 20) {
      await sleep(2000);
      const at = killed % workers.length;
      workers[at]?.child.kill('SIGKILL');
      killed += 1;
      workers[at] = worker(server.url, `after-${killed}`, '--trust-code');
    }
    expect(await run.ended).toBe(0);
    expect(killed).toBeGreaterThan(0);
    expect(filesOf(join(folder, 'there'))).toEqual(filesOf(join(folder, 'here')));
    expect(readFileSync(join(folder, 'there', 'run.json'), 'utf8')).not.toContain('redis:');
  });

  test.each([
    ['without its data', false],
    ['with its data', true],
  ])('through a server that goes away and comes back %s', async (_, persistent) => {
    const server = await redisServer({ persistent });
    const folder = outside('edition-outside');
    expect(await sandtable([...drill, '--workers', '2', '--out', 'here', '--quiet'], folder).ended).toBe(0);
    const one = worker(server.url, 'a', '--trust-code');
    await said(one, 'serving');
    const run = sandtable([...drill, '--queue', server.url, '--out', 'there'], folder);
    await said(run, '1 at a time');
    await sleep(1000);
    await server.restart(3000);
    expect(await run.ended).toBe(0);
    expect(filesOf(join(folder, 'there'))).toEqual(filesOf(join(folder, 'here')));
  });

  test('after its coordinator was killed and started again', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    expect(await sandtable([...drill, '--workers', '2', '--out', 'here', '--quiet'], folder).ended).toBe(0);
    const one = worker(server.url, 'a', '--trust-code');
    await said(one, 'serving');
    const first = sandtable([...drill, '--queue', server.url, '--out', 'there'], folder);
    const chunks = (): number => readdirSync(join(folder, 'there', '.chunks')).filter((it) => it.endsWith('.bin')).length;
    await expect.poll(() => chunks(), { timeout: 60_000 }).toBeGreaterThan(3);
    first.child.kill('SIGKILL');
    await first.ended;
    const kept = chunks();
    const again = sandtable([...drill, '--queue', server.url, '--out', 'there', '--resume'], folder);
    expect(await again.ended).toBe(0);
    // Two games a pair, 64 pairs a chunk; 4000 pairs are 63 chunks of two rulesets.
    expect(kept).toBeLessThan(126);
    expect(filesOf(join(folder, 'there'))).toEqual(filesOf(join(folder, 'here')));
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
  });
});

describe.skipIf(NO_REDIS)('a queue', () => {
  test('is as it was after many campaigns, once its worker has left', async () => {
    const server = await redisServer();
    const from = outside('edition-outside');
    const one = worker(server.url, 'a', '--trust-code');
    await said(one, 'serving');
    const options = { battles: [loadScenario(join(from, 'field.yaml'))], specs: ['.'], pairs: 2, from, queue: { url: server.url } };
    for (let n = 0; n < CAMPAIGNS; n++) expect((await playCampaign({ ...options, seed: 'one' })).engagements).toBe(4);
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    // What the library keeps for seconds it takes away itself.
    const lasting = async (): Promise<string[]> => {
      const keys = await server.client.keys('*');
      const left = await Promise.all(keys.map(async (it) => ((await server.client.pttl(it)) < 0 ? [it] : [])));
      return left.flat();
    };
    expect(await lasting()).toEqual([]);
  });

  test('does not keep a worker that leaves while the server is away', async () => {
    const server = await redisServer();
    const one = worker(server.url, 'a');
    await said(one, 'serving');
    const back = server.restart(15_000);
    await sleep(500);
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    expect(one.said.err).toContain('the server is away');
    await back;
  });

  test('finishes what can be played around what cannot, and ends as threads do', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const jams = ['run', 'field.yaml', '-v', '.+./rarely.js', '--players', 'own', '-n', '3000', '--no-audit'];
    expect(await sandtable([...jams, '--workers', '1', '--out', 'here'], folder).ended).toBe(2);
    const one = worker(server.url, 'a', '--trust-code');
    await said(one, 'serving');
    const there = sandtable([...jams, '--queue', server.url, '--out', 'there'], folder);
    expect(await there.ended).toBe(2);
    const told = [
      ...there.said.err.matchAll(/in a game of field under \.\+\.\/rarely\.js, pair (\d+), red.*sandtable replay field\.yaml/g),
    ];
    const failed = new Set(told.map(([, pair]) => Math.floor(Number(pair) / 64)));
    expect(failed.size).toBeGreaterThan(1);
    expect(there.said.err).toContain(`${failed.size} chunks could not be played; the others are finished and kept`);
    const kept = readdirSync(join(folder, 'there', '.chunks')).filter((it) => it.endsWith('.bin'));
    expect(kept).toHaveLength(47 - failed.size);
  });

  test('names the game that could not be played, as threads do', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const fails = ['run', 'field.yaml', '-v', '.+./fails.js', '--players', 'own', '-n', '1000'];
    const here = sandtable([...fails, '--workers', '1', '--out', 'here'], folder);
    expect(await here.ended).toBe(2);
    const one = worker(server.url, 'a', '--trust-code');
    await said(one, 'serving');
    const there = sandtable([...fails, '--queue', server.url, '--out', 'there'], folder);
    expect(await there.ended).toBe(2);
    const told = (text: string): string | undefined => text.split('\n').find((it) => it.includes('in a game of'));
    expect(told(there.said.err)).toBe(told(here.said.err));
    expect(told(there.said.err)).toContain('sandtable replay field.yaml');
  });
});
