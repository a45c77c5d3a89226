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
 * The file or folder of attacks that is meant: one that is there, else the bundled attack of that name. Throws a UsageError
 * with the nearest names where there is neither.
 */
export function attackPath(given: string): string {
  if (existsSync(given)) return given;
  const names = attackNames();
  if (names.includes(given)) return join(folder(), `${given}.yaml`);
  // Whoever wrote a path or an ending may have meant a bundled one all the same.
  const near = didYouMean(basename(given).replace(/\.ya?ml$/, ''), names);
  throw new UsageError(
    `there is no file or folder ${given}, and no bundled attack of this name${near || `; there are ${names.join(', ')}`}`,
  );
}
