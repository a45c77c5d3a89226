import type { Redis } from 'ioredis';
import type { Address } from './address.ts';
import { QueueError } from './queue-error.ts';

type Packages = Pick<typeof import('bullmq'), 'Queue' | 'Worker'> & Pick<typeof import('ioredis'), 'Redis'>;

/** The packages that a queue needs and nothing else does. @throws QueueError where they are not installed */
export async function queuePackages(): Promise<Packages> {
  try {
    const [{ Queue, Worker }, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { Queue, Worker, Redis };
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new QueueError('a queue needs two packages that are not installed: npm install bullmq ioredis');
  }
}

/** Longest wait between attempts to reach a server that has gone, milliseconds. */
const RETRY_MOST_MS = 2000;
const CONNECT_MS = 5000;

interface Connection extends Pick<Address, 'host' | 'port' | 'db' | 'username' | 'password'> {
  readonly tls?: object;
  readonly maxRetriesPerRequest: null;
  readonly connectTimeout: number;
  readonly retryStrategy: (times: number) => number;
}

/** Commands wait for a server that has gone to come back. */
export const connectionOf = ({ host, port, db, username, password, tls }: Address): Connection => ({
  host,
  port,
  db,
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
  ...(tls && { tls: {} }),
  maxRetriesPerRequest: null,
  connectTimeout: CONNECT_MS,
  retryStrategy: (times) => Math.min(RETRY_MOST_MS, times * 100),
});

/**
 * A connection that has been made; from now on it is made again when it is lost.
 * @throws QueueError for a server that is not there or refuses
 */
export async function connect(address: Address): Promise<Redis> {
  const { Redis } = await queuePackages();
  let open = false;
  const options = connectionOf(address);
  const redis = new Redis({
    ...options,
    lazyConnect: true,
    retryStrategy: (times) => (open ? Math.min(RETRY_MOST_MS, times * 100) : null),
  });
  let why = '';
  redis.on('error', (error: Error) => {
    why = error.message;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const said = why || (error instanceof Error ? error.message : String(error));
    throw new QueueError(`no queue at ${address.shown}: ${hidden(said, address)}`);
  }
  open = true;
  return redis;
}

/** No message repeats a password, wherever it comes from. */
const hidden = (text: string, { password }: Address): string =>
  password === undefined || password === '' ? text : text.replaceAll(password, '***');
