import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundledFolder } from '../load/disk.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { UsageError } from './command.ts';

const FOLDER = 'attacks';
const folder = (): string => join(bundledFolder(), FOLDER);

/** The names of the bundled attacks, in order. */
export const attackNames = (): string[] => [...attackFilesIn([bundledFolder()]).keys()];

/** What `init attack` adds to the name. */
const ENDING = '.attack.yaml';

/** Attacks by name: those of the folder `attacks` of data folders, and `<name>.attack.yaml` in them. The first that has a name counts. */
export function attackFilesIn(dataFolders: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const data of dataFolders) {
    for (const [folder, ending] of [
      [join(data, FOLDER), '.yaml'],
      [data, ENDING],
    ] as const) {
      const files = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith(ending)) : [];
      for (const file of files.sort()) if (!found.has(basename(file, ending))) found.set(basename(file, ending), join(folder, file));
    }
  }
  return found;
}

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
