import type { Redis } from 'ioredis';
import { type Build, buildName, type Keys } from './address.ts';

/** What a worker says of itself, every few seconds. */
export interface Announcement {
  readonly name: string;
  readonly build: Build;
  /** Batches that it plays at a time. */
  readonly slots: number;
  /** Whether it runs code from outside the package. */
  readonly trust: boolean;
}

/** How often workers and coordinators say that they are there, and how long that holds, milliseconds. */
export const SAY_EVERY_MS = 4000;
export const SAID_HOLDS_MS = 15_000;

export const announce = async (redis: Redis, keys: Keys, it: Announcement): Promise<void> => {
  await redis.set(keys.worker(it.name), JSON.stringify(it), 'PX', SAID_HOLDS_MS);
};

/** Keys of a pattern, without stopping the server for the time that it takes. */
export async function keysLike(redis: Redis, pattern: string): Promise<string[]> {
  const found = new Set<string>();
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', 1000);
    for (const it of keys) found.add(it);
    cursor = next;
  } while (cursor !== '0');
  return [...found].sort();
}

/** Takes away what the queues of a build leave behind, once nobody plays for them, and nobody has anything played. */
export async function tidy(redis: Redis, keys: Keys): Promise<void> {
  for (const it of [keys.campaign('*'), keys.worker('*')]) if ((await keysLike(redis, it)).length > 0) return;
  const rest = await keysLike(redis, keys.queueKeys);
  if (rest.length > 0) await redis.del(rest);
}

/** All workers, of whatever build. */
export async function workersAt(redis: Redis, keys: Keys): Promise<Announcement[]> {
  const names = await keysLike(redis, keys.worker('*'));
  if (names.length === 0) return [];
  const said = await redis.mget(names);
  return said.flatMap((it) => (it === null ? [] : [JSON.parse(it) as Announcement]));
}

const same = (one: Build, other: Build): boolean => buildName(one) === buildName(other);

/** Those who can play for a build, and in words who plays and who does not, and why. */
export function whoServes(
  workers: readonly Announcement[],
  build: Build,
  outside: boolean,
): { readonly serving: readonly Announcement[]; readonly words: string } {
  const alike = workers.filter((it) => same(it.build, build));
  const serving = alike.filter((it) => !outside || it.trust);
  const count = (n: number): string => (n === 1 ? '1 worker' : `${n} workers`);
  const slots = serving.reduce((sum, it) => sum + it.slots, 0);
  const names = serving.map((it) => it.name);
  const shown = names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
  const others = [...new Set(workers.filter((it) => !same(it.build, build)).map((it) => buildName(it.build)))];
  const wary = alike.length - serving.length;
  return {
    serving,
    words: [
      serving.length === 0
        ? `0 workers with this build, sandtable ${buildName(build)}`
        : `${count(serving.length)}, ${slots} at a time: ${shown}`,
      ...(wary > 0 ? [`${count(wary)} without --trust-code, which this campaign needs: it has code from outside`] : []),
      ...(others.length > 0 ? [`${count(workers.length - alike.length)} of another build, refused: sandtable ${others.join(', ')}`] : []),
    ].join('; '),
  };
}
