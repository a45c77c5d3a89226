import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './outside.ts';

/** Tests of queues need the server of the distribution; `.ci/run` installs it. */
export const NO_REDIS = spawnSync('redis-server', ['--version']).status !== 0;

export interface Server {
  readonly url: string;
  readonly client: Redis;
  /** File of the certificate of a secure server. */
  readonly certificate: string;
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

/** What a secure server asks for. */
export const PASSWORD = 'pass+word/with signs';

/** A key and the certificate that it signed itself, for this machine. */
function selfSigned(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const { status, stderr } = spawnSync('openssl', ['req', ...made, '-keyout', key, '-out', certificate], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return { certificate, key };
}

/** A server of its own for a test, ended after it; a secure one speaks TLS alone and asks for a password. */
export async function redisServer({ persistent = false, secure = false } = {}): Promise<Server> {
  const port = await freePort();
  const folder = temporaryFolder();
  const { certificate, key } = secure ? selfSigned(folder) : { certificate: '', key: '' };
  const tls = [
    '--port',
    '0',
    '--tls-port',
    String(port),
    '--tls-cert-file',
    certificate,
    '--tls-key-file',
    key,
    '--tls-auth-clients',
    'no',
  ];
  const ways = secure ? [...tls, '--requirepass', PASSWORD] : ['--port', String(port)];
  let process: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const settings = [...ways, '--bind', '127.0.0.1', '--save', '', '--appendonly', persistent ? 'yes' : 'no'];
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
  const safely = secure ? { password: PASSWORD, tls: { ca: readFileSync(certificate) } } : {};
  const client = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null, retryStrategy: () => 50, ...safely });
  client.on('error', () => {});
  await client.ping();
  onTestFinished(async () => {
    client.disconnect();
    await stop();
  });
  return {
    url: secure ? `rediss://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/0` : `redis://127.0.0.1:${port}/0`,
    client,
    certificate,
    restart: async (away = 0) => {
      await stop();
      await sleep(away);
      await start();
      await client.ping();
    },
  };
}
