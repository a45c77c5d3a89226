import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { playCampaign } from '../../src/runner/campaign.ts';
import { keysOf, thisBuild } from '../../src/runner/queue/address.ts';
import { announce, SAY_EVERY_MS } from '../../src/runner/queue/watch.ts';
import { loadScenario } from '../files.ts';
import { outside, outsideForAll, temporaryFolder } from '../outside.ts';
import { NO_REDIS, PASSWORD, redisServer } from '../redis.ts';
import { CLI, sandtable as ended, endOf, environment } from './cli.ts';

/** With SOAK=full as large as a campaign that is worth a queue; else a sample of it. */
const FULL = process.env['SOAK'] === 'full';
const CAMPAIGNS = FULL ? 200 : 20;
const KILLS = FULL ? 20 : 3;
const AWAY_MS = FULL ? 60_000 : 2000;
/** Until the first chunks have come. */
const STARTED_MS = FULL ? 600_000 : 60_000;

const SOURCES = ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('../../src/cli.ts', import.meta.url))];

/** A process of its own, as a user starts it, ended with the test. */
function sandtable(
  args: readonly string[],
  folder: string,
  more: { readonly [name: string]: string } = {},
  code: readonly string[] = [CLI],
) {
  const child = spawn(process.execPath, [...code, ...args], { cwd: folder, env: environment(more) });
  const said = { out: '', err: '' };
  child.stdout.on('data', (it) => {
    said.out += String(it);
  });
  child.stderr.on('data', (it) => {
    said.err += String(it);
  });
  const end = endOf(child);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await end;
  });
  return { child, said, ended: end };
}

const worker = (url: string, name: string, ...more: string[]) =>
  sandtable(['worker', '--queue', url, '--slots', '1', '--name', name, '--trust-code', ...more], temporaryFolder());

/** Everything in the folder of a run but what tells when and how it was played. */
function filesOf(folder: string): { readonly [file: string]: string } {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const files = names.map((it) => join(it.parentPath, it.name).slice(folder.length + 1)).filter((it) => it !== 'run.json');
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1').replace(/## Repeat this run[\s\S]*$/, '')]),
  );
}

/** Two rulesets from outside; or four built-in ones. */
const campaign = FULL
  ? ['run', 'meeting', ...['classic', 'calixtus', 'waffle', 'tenth'].flatMap((it) => ['-v', it]), '-n', '500']
  : ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '-n', '2000'];
const asked = [...campaign, '--players', 'own', '--format', 'md'];

const said = async (it: { readonly said: { readonly err: string } }, words: string): Promise<void> =>
  expect.poll(() => it.said.err, { timeout: 60_000 }).toContain(words);

const chunksIn = (folder: string): number => {
  const path = join(folder, '.chunks');
  return existsSync(path) ? readdirSync(path).filter((it) => it.endsWith('.bin')).length : 0;
};

describe.skipIf(NO_REDIS)('a run on a queue leaves what threads leave', () => {
  const from = outsideForAll('edition-outside');
  let here: ReturnType<typeof filesOf>;
  beforeAll(() => {
    expect(ended(from, [...asked, '--workers', '2', '--out', 'here', '--quiet'])).toMatchObject({ code: 0 });
    here = filesOf(join(from, 'here'));
  });
  const start = (url: string, folder: string, ...more: string[]) =>
    sandtable([...asked, '--queue', url, '--out', 'there', ...more], folder);

  test('with three workers of which one is killed every two seconds, and another takes its place', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const build = thisBuild();
    const other = { name: 'other', build: { ...build, code: 'other' }, slots: 1, trust: true };
    // Again and again, as a worker does: what it says lapses.
    const say = () => announce(server.client, keysOf('sandtable', build), other);
    await say();
    const saying = setInterval(() => void say(), SAY_EVERY_MS);
    onTestFinished(() => clearInterval(saying));
    const workers: { child: ChildProcess }[] = ['a', 'b', 'c'].map((it) => worker(server.url, it));
    const run = start(server.url, folder);
    let over = false;
    void run.ended.then(() => {
      over = true;
    });
    await said(run, '1 worker of another build, refused: sandtable');
    let killed = 0;
    while (!over && killed < KILLS) {
      await sleep(FULL ? 2000 : 500);
      const at = Math.floor(Math.random() * workers.length);
      workers[at]?.child.kill('SIGKILL');
      killed += 1;
      workers[at] = worker(server.url, `after-${killed}`);
    }
    expect(await run.ended).toBe(0);
    expect(killed).toBeGreaterThan(0);
    expect(filesOf(join(folder, 'there'))).toEqual(here);
    expect(readFileSync(join(folder, 'there', 'run.json'), 'utf8')).not.toContain('redis:');
  });

  test.each([
    ['without its data', false],
    ['with its data', true],
  ])('through a server that goes away and comes back %s', async (_, persistent) => {
    const server = await redisServer({ persistent });
    const folder = outside('edition-outside');
    await said(worker(server.url, 'a'), 'serving');
    const run = start(server.url, folder);
    await expect.poll(() => chunksIn(join(folder, 'there')), { timeout: STARTED_MS }).toBeGreaterThan(2);
    await server.restart(AWAY_MS);
    expect(await run.ended).toBe(0);
    expect(filesOf(join(folder, 'there'))).toEqual(here);
  });

  test('after its coordinator was killed and started again', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const one = worker(server.url, 'a');
    await said(one, 'serving');
    const first = start(server.url, folder);
    await expect.poll(() => chunksIn(join(folder, 'there')), { timeout: STARTED_MS }).toBeGreaterThan(3);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(folder, 'there', 'run.json'))).toBe(false);
    expect(await start(server.url, folder, '--resume').ended).toBe(0);
    expect(filesOf(join(folder, 'there'))).toEqual(here);
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
  });
});

describe.skipIf(NO_REDIS)('a queue', () => {
  test('serves whatever plays, with its address from the environment', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const drill = ['field.yaml', '-v', '.'];
    const others = [
      ['balance', ...drill, '--vary', 'VOL-SHOOT-02.bonus', '-n', '128', '--confirm-pairs', '128', '--json'],
      ['train', 'duel', '-v', 'classic', '--steps', '1', '-n', '2', '--proof-pairs', '2', '--json'],
      ['price', 'duel', '--unit', 'line-1', '-v', 'classic', '--steps', '2', '-n', '16', '--json'],
    ];
    writeFileSync(
      join(folder, 'field.balance.yaml'),
      'format: 1\nid: even\ntitle: Even\nvariant: .\nscenarios: [./field.yaml]\npairs: 128\npromises:\n  - score: { from: 0.2, to: 0.8 }\n  - rounds: { from: 1, to: 6 }\n',
    );
    const commands: readonly (readonly string[])[] = [
      ['check', 'field.balance.yaml', '--json'],
      ['exploit', ...drill, '--players', 'balanced,assault', '-n', '10', '--games', '4', '--rollouts', '2', '--json'],
      [
        'run',
        ...drill,
        '-v',
        '.@-VOL-SHOOT-02',
        '--players',
        'own',
        '--confirm',
        'search:2',
        '--confirm-pairs',
        '4',
        '-n',
        '64',
        '--format',
        'md',
        '--json',
      ],
      ...(FULL ? others : []),
    ];
    await said(worker(server.url, 'a'), 'serving');
    for (const command of commands) {
      const out = command[0] === 'exploit' ? [] : ['--out'];
      const alone = ended(folder, [...command, ...out.flatMap((it) => [it, `${command[0]}-here`]), '--workers', '1']);
      const there = sandtable([...command, ...out.flatMap((it) => [it, `${command[0]}-there`]), '--queue', 'env:WHERE'], folder, {
        WHERE: server.url,
      });
      expect(await there.ended, there.said.err).toBe(alone.code);
      expect(alone.code, alone.stderr).not.toBe(2);
      expect(there.said.err).toContain('queue: 1 worker, 1 at a time: a');
      expect(there.said.out.replaceAll('-there', '-here')).toBe(alone.stdout);
    }
  });

  test('is reached with a password over TLS, and nothing that is said or written holds the password', async () => {
    const server = await redisServer({ secure: true });
    const folder = outside('edition-outside');
    const known = { NODE_EXTRA_CA_CERTS: server.certificate };
    const run = ['run', 'field.yaml', '-v', '.', '--players', 'own', '-n', '64', '--format', 'md'];
    expect(ended(folder, [...run, '--workers', '1', '--out', 'here', '--quiet'])).toMatchObject({ code: 0 });
    const one = sandtable(['worker', '--queue', server.url, '--slots', '1', '--name', 'a', '--trust-code'], folder, known);
    await said(one, 'serving');
    const there = sandtable([...run, '--queue', server.url, '--out', 'there'], folder, known);
    expect(await there.ended, there.said.err).toBe(0);
    expect(filesOf(join(folder, 'there'))).toEqual(filesOf(join(folder, 'here')));
    const stranger = sandtable([...run, '--queue', server.url, '--out', 'nowhere'], folder);
    expect(await stranger.ended).toBe(2);
    expect(stranger.said.err).toMatch(/no queue at rediss:\/\/.*127\.0\.0\.1:\d+.*: self-signed certificate/);
    const wrong = sandtable([...run, '--queue', server.url.replace(/:[^:@]+@/, ':other@'), '--out', 'nowhere'], folder, known);
    expect(await wrong.ended).toBe(2);
    const everything =
      [one, there, stranger, wrong].map((it) => it.said.out + it.said.err).join('\n') +
      readFileSync(join(folder, 'there', 'run.json'), 'utf8');
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(everything).not.toContain(secret);
  });

  test('is shared fairly by two runs', async () => {
    const server = await redisServer();
    await said(worker(server.url, 'a'), 'serving');
    const runs = [1, 2].map((seed) => {
      const folder = outside('edition-outside');
      const run = sandtable(
        [
          'run',
          'field.yaml',
          '-v',
          '.',
          '--players',
          'own',
          '-n',
          '20000',
          '--seed',
          String(seed),
          '--queue',
          server.url,
          '--out',
          'there',
        ],
        folder,
      );
      return { run, chunks: () => chunksIn(join(folder, 'there')) };
    });
    const [one, other] = runs as [(typeof runs)[0], (typeof runs)[0]];
    await expect.poll(() => Math.min(one.chunks(), other.chunks()), { timeout: 60_000 }).toBeGreaterThan(0);
    const before = [one.chunks(), other.chunks()] as const;
    await expect.poll(() => one.chunks() - before[0] + other.chunks() - before[1], { timeout: 60_000 }).toBeGreaterThan(60);
    const share = (one.chunks() - before[0]) / (one.chunks() - before[0] + other.chunks() - before[1]);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  test('is as it was after many campaigns, once its worker has left', async () => {
    const server = await redisServer();
    const from = outside('edition-outside');
    // The coordinator is this process, which runs the sources: so must its worker, to be of the same build.
    const one = sandtable(['worker', '--queue', server.url, '--slots', '1', '--name', 'a', '--trust-code'], temporaryFolder(), {}, SOURCES);
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
    await said(worker(server.url, 'a'), 'serving');
    const there = sandtable([...jams, '--queue', server.url, '--out', 'there'], folder);
    expect(await there.ended).toBe(2);
    const told = [
      ...there.said.err.matchAll(/in a game of field under \.\+\.\/rarely\.js, pair (\d+), red.*sandtable replay field\.yaml/g),
    ];
    const failed = new Set(told.map(([, pair]) => Math.floor(Number(pair) / 64)));
    expect(failed.size).toBeGreaterThan(1);
    expect(there.said.err).toContain(`${failed.size} chunks could not be played; the others are finished and kept`);
    expect(chunksIn(join(folder, 'there'))).toBe(47 - failed.size);
  });

  test('names the game that could not be played, as threads do', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const fails = ['run', 'field.yaml', '-v', '.+./fails.js', '--players', 'own', '-n', '1000'];
    const here = sandtable([...fails, '--workers', '1', '--out', 'here'], folder);
    expect(await here.ended).toBe(2);
    await said(worker(server.url, 'a'), 'serving');
    const there = sandtable([...fails, '--queue', server.url, '--out', 'there'], folder);
    expect(await there.ended).toBe(2);
    const told = (text: string): string | undefined => text.split('\n').find((it) => it.includes('in a game of'));
    expect(told(there.said.err)).toBe(told(here.said.err));
    expect(told(there.said.err)).toContain('sandtable replay field.yaml');
  });

  test('ends where a game is another one on the machine that asked', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    const serves = ['worker', '--queue', server.url, '--slots', '1', '--name', 'a', '--trust-code'];
    await said(sandtable(serves, temporaryFolder(), { LUCK: 'good' }), 'serving');
    const run = ['run', 'field.yaml', '-v', '.+./elsewhere.js', '--players', 'own', '--no-audit', '-n', '300', '--queue', server.url];
    const there = sandtable([...run, '--out', 'there'], folder);
    expect(await there.ended).toBe(2);
    expect(there.said.err).toContain('the same game was not the same when another thread played it');
    expect(there.said.err).toContain('rule BAD-SHOOT-03');
    // What was played is kept, and played again as before it is taken.
    expect(chunksIn(join(folder, 'there'))).toBeGreaterThan(0);
    const resumed = sandtable([...run, '--out', 'there', '--resume'], folder);
    expect(await resumed.ended).toBe(2);
    expect(resumed.said.err).toContain('rule BAD-SHOOT-03');
  });

  test('names the game that never ends', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    await said(worker(server.url, 'a'), 'serving');
    const run = sandtable(
      [
        'run',
        'field.yaml',
        '-v',
        '.+./endless.js',
        '--players',
        'own',
        '-n',
        '3000',
        '--no-audit',
        '--game-limit',
        '5',
        '--queue',
        server.url,
        '--out',
        'there',
      ],
      folder,
    );
    expect(await run.ended).toBe(2);
    expect(run.said.err).toMatch(/rule BAD-SCORE-02 .*no game has ended for 5 s .*: its code does not come to an end/);
    expect(run.said.err).toMatch(
      /in a game of field under \.\+\.\/endless\.js, pair \d+, red in seat [01]; .*: sandtable replay field\.yaml/,
    );
    expect(chunksIn(join(folder, 'there'))).toBeGreaterThan(4);
  });

  // Three workers have to be missed, for fifteen to twenty seconds each.
  test.runIf(FULL)('names the chunk that takes every worker with it', async () => {
    const server = await redisServer();
    const folder = outside('edition-outside');
    cpSync(join(folder, 'exits.js'), join(folder, 'kills.js'));
    const kills = readFileSync(join(folder, 'kills.js'), 'utf8').replace('process.exit(3)', "process.kill(process.pid, 'SIGKILL')");
    writeFileSync(join(folder, 'kills.js'), kills);
    for (const name of ['a', 'b', 'c', 'd']) worker(server.url, name);
    const run = sandtable(
      ['run', 'field.yaml', '-v', '.+./kills.js', '--players', 'own', '-n', '60', '--no-audit', '--queue', server.url, '--out', 'there'],
      folder,
    );
    expect(await run.ended).toBe(2);
    expect(run.said.err).toMatch(
      /field under \.\+\.\/kills\.js, pairs 0 to 59: every worker that took chunk 0-0-0 \(pairs 0 to 59\) went away/,
    );
    expect(run.said.err).toMatch(/it begins in a game of field .*pair 0, red in seat 0; .*: sandtable replay field\.yaml/);
  });
});
