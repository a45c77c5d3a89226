import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FILES, verifyResults } from '../runner/listed.ts';
import { OutputError } from '../runner/output-error.ts';
import { type PlayedWith, playedDifferences } from '../runner/played-with.ts';
import { readStored } from '../runner/stored-json.ts';

interface Asked {
  readonly played?: PlayedWith;
}

/** What a command that is continued has stored; null if there is no such file. @throws OutputError for one that is damaged */
export async function storedEarlier<T extends object>(folder: string, file: string): Promise<T | null> {
  if (existsSync(join(folder, FILES))) await verifyResults(folder);
  const path = join(folder, file);
  return existsSync(path) ? readStored<T>(path, 'it cannot be continued; begin again with --force') : null;
}

/**
 * Refuses to go on with what was begun otherwise.
 * @param what `a training`
 * @throws OutputError that names what was asked differently, and which code or files have changed
 */
export function refuseOther<Plan extends Asked>(folder: string, what: string, before: Plan, now: Plan): void {
  const { played: then, ...askedThen } = before;
  const { played: today, ...asked } = now;
  const differs = (Object.keys(asked) as (keyof typeof asked)[]).filter((key) => !isDeepStrictEqual(askedThen[key], asked[key]));
  if (differs.length > 0)
    throw new OutputError(
      folder,
      `holds ${what} of another question (${differs.join(', ')} differ); repeat its options, or choose another --out`,
    );
  const changed = today === undefined ? [] : playedDifferences(then, today);
  if (changed.length > 0)
    throw new OutputError(folder, `${what} goes on only with what it was begun with (${changed.join('; ')}); begin again with --force`);
}
