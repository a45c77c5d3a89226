import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundledFolder } from '../scenario/library.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { UsageError } from './command.ts';

const folder = (): string => join(bundledFolder(), 'attacks');

/** The names of the bundled attacks, in order. */
export const attackNames = (): string[] =>
  readdirSync(folder())
    .filter((it) => it.endsWith('.yaml'))
    .map((it) => basename(it, '.yaml'))
    .sort();

/**
 * The path of a file or folder of attacks if it exists, else the bundled attack of that name. Throws a UsageError
 * with the nearest names if there is neither.
 */
export function attackPath(given: string): string {
  if (existsSync(given)) return given;
  const names = attackNames();
  if (names.includes(given)) return join(folder(), `${given}.yaml`);
  // A path or an ending may still be meant for a bundled attack.
  const near = didYouMean(basename(given).replace(/\.ya?ml$/, ''), names);
  throw new UsageError(
    `there is no file or folder ${given}, and no bundled attack of that name${near || `; there are ${names.join(', ')}`}`,
  );
}
