/**
 * What a queue costs: `npm run bench:queue` (`-- --short` for a quick look). It needs redis-server.
 *
 * - Chunks a second through one server, of a pair of `duel` each: two games, which take a few milliseconds. Two workers of one slot.
 * - A campaign on `meeting` by two workers of one slot on this machine, against two threads without a queue: wall time and processor time (coordinator and workers;
 *   the server's is told beside it). They take turns, and the median of the ratios counts. Workers are there already, as those of a queue are.
 *
 * Nothing is asserted.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { median } from './yardstick.ts';

const short = process.argv.includes('--short');
const TURNS = short ? 1 : 5;
const PAIRS = short ? 64 : 256;
const CHUNKS = 1000;

const root = fileURLToPath(new URL('../../dist/src/', import.meta.url));
const cli = join(root, 'cli.js');
const say = (line: string): void => console.log(line);

/** Processor seconds of a process with its threads so far; Linux counts hundredths. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

const port = await freePort();
const url = `redis://127.0.0.1:${port}/0`;
const started: ChildProcess[] = [];
const start = (program: string, args: readonly string[]): number => {
  const child = spawn(program, args, { stdio: 'ignore' });
  started.push(child);
  return child.pid as number;
};
process.on('exit', () => {
  for (const it of started) it.kill('SIGKILL');
});

const serverPid = start('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction']);
const client = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null });
client.on('error', () => {});
await client.ping();
const workerPids = ['one', 'two'].map((name) =>
  start(process.execPath, ['--enable-source-maps', cli, 'worker', '--queue', url, '--slots', '1', '--name', name]),
);
while ((await client.keys('sandtable:worker:*')).length < workerPids.length) await sleep(100);

const cpuOfWorkers = (): number => workerPids.reduce((sum, pid) => sum + cpuOf(pid), 0);
const operations = async (): Promise<number> =>
  [...(await client.info('commandstats')).matchAll(/calls=(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);

/** Chunks through the pool itself, without a campaign round them. */
async function throughput(): Promise<void> {
  const { queuePool } = (await import(join(root, 'runner/queue/queue-pool.js'))) as typeof import('../../src/runner/queue/queue-pool.ts');
  const { loadScenario } = (await import(join(root, 'load/scenarios.js'))) as typeof import('../../src/load/scenarios.ts');
  const { loadFormats } = (await import(join(root, 'load/formats.js'))) as typeof import('../../src/load/formats.ts');
  const battles = [loadScenario('duel', { formats: await loadFormats(['classic']) })];
  const pool = await queuePool({ battles, specs: ['classic'], counted: 0, from: process.cwd(), seed: 'bench' }, { url });
  const play = (n: number, first: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: n }, (_, i) => pool.run([{ scenario: 0, variant: 0, chunk: first + i, firstPair: 64 + first + i, pairs: 1 }])),
    );
  // Threads start and code gets warm.
  await play(500, 0);
  const [own, theirs, servers, calls] = [process.cpuUsage(), cpuOfWorkers(), cpuOf(serverPid), await operations()];
  const begin = performance.now();
  await play(CHUNKS, 1000);
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(own);
  const each = (milliseconds: number): string => `${(milliseconds / CHUNKS).toFixed(2)} ms`;
  say(`${CHUNKS} chunks of a pair of duel: ${(CHUNKS / seconds).toFixed(0)} chunks a second`);
  say(
    `  coordinator ${each((user + system) / 1000)} of processor time a chunk, workers ${each(1000 * (cpuOfWorkers() - theirs))} with the games,`,
  );
  say(
    `  server ${each(1000 * (cpuOf(serverPid) - servers))}, ${(((await operations()) - calls) / CHUNKS).toFixed(1)} operations, most of them within the library's scripts`,
  );
  await pool.close();
}

interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/** Runs a campaign and waits for it; what it costs with its threads, or its workers. */
async function campaign(where: readonly string[]): Promise<Cost> {
  const out = join(tmpdir(), `sandtable-bench-${process.pid}`);
  const theirs = cpuOfWorkers();
  const begin = performance.now();
  const timed = join(root, '../../test/bench/cpu-at-exit.mjs');
  const args = ['run', 'meeting', '-v', 'classic', '-v', 'tenth', '--players', 'own', '--no-audit', '--format', 'md', '--quiet'];
  const child = spawn(process.execPath, ['--import', timed, cli, ...args, '-n', String(PAIRS), '--out', out, ...where], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (it) => {
    said += String(it);
  });
  const code = await new Promise((done) => child.once('exit', done));
  const own = /^cpu (\d+)$/m.exec(said)?.[1];
  if (code !== 0 || own === undefined) throw new Error(`ended with ${code}: ${said}`);
  rmSync(out, { recursive: true, force: true });
  return { wall: (performance.now() - begin) / 1000, cpu: Number(own) / 1e6 + cpuOfWorkers() - theirs };
}

async function overhead(): Promise<void> {
  const walls: number[] = [];
  const cpus: number[] = [];
  await campaign(['--queue', url]);
  const servers = cpuOf(serverPid);
  for (let turn = 0; turn < TURNS; turn++) {
    const pool = await campaign(['--workers', '2']);
    const queue = await campaign(['--queue', url]);
    walls.push(queue.wall / pool.wall);
    cpus.push(queue.cpu / pool.cpu);
    say(
      `  meeting, ${PAIRS} pairs under 2 rulesets: pool ${pool.wall.toFixed(1)} s, ${pool.cpu.toFixed(1)} s of processors; queue ${queue.wall.toFixed(1)} s, ${queue.cpu.toFixed(1)} s`,
    );
  }
  say(`queue against pool: wall time x${median(walls).toFixed(3)}, processor time x${median(cpus).toFixed(3)}`);
  say(`  the server besides: ${((cpuOf(serverPid) - servers) / TURNS).toFixed(2)} s a campaign`);
}

await throughput();
await overhead();
client.disconnect();
process.exit(0);
