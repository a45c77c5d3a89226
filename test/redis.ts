import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './outside.ts';

/** Tests of queues need the server of the distribution; `.ci/run` installs it. */
export const NO_REDIS = spawnSync('redis-server', ['--version']).status !== 0;

export interface Server {
  readonly url: string;
  readonly client: Redis;
  /** Ends it and starts it anew at the same address: with `persistent`, with its data. */
  readonly restart: (away?: number) => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** A server of its own for a test, ended after it. */
export async function redisServer({ persistent = false }: { readonly persistent?: boolean } = {}): Promise<Server> {
  const port = await freePort();
  const folder = temporaryFolder();
  let process: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', persistent ? 'yes' : 'no'];
    process = spawn('redis-server', [...settings, '--appendfsync', 'always', '--maxmemory-policy', 'noeviction', '--dir', folder], {
      stdio: 'ignore',
    });
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => process?.once('exit', done));
    process?.kill('SIGTERM');
    await ended;
  };
  await start();
  const client = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => {});
  await client.ping();
  onTestFinished(async () => {
    client.disconnect();
    await stop();
  });
  return {
    url: `redis://127.0.0.1:${port}/0`,
    client,
    restart: async (away = 0) => {
      await stop();
      await sleep(away);
      await start();
      await client.ping();
    },
  };
}
