import { makeArmy } from './army.ts';
import type { Formats } from './formats.ts';
import { dataFolderOf, libraryFor } from './library.ts';
import type { LookupOptions } from './locate.ts';
import { finish, newReading, readPath } from './reading.ts';
import type { Army, Datasheet, Source } from './types.ts';

/** An army with the datasheets that its units have. */
export interface LoadedArmy {
  readonly army: Army;
  readonly datasheets: { readonly [id: string]: Datasheet };
  readonly sources: readonly Source[];
}

/**
 * Reads the file of an army.
 * @throws {InputError} with every fault found in it or in a datasheet
 */
export function loadArmy(path: string, { files, formats, dataDirs = [] }: LookupOptions & { readonly formats: Formats }): LoadedArmy {
  const reading = newReading(libraryFor(files, dataFolderOf(files, path), dataDirs), formats);
  const checked = readPath(reading, 'army', path);
  const sheets = new Map<string, Datasheet | null>();
  const army = checked === null ? null : makeArmy(reading, checked.data, { file: checked.file, path: [] }, sheets);
  finish(reading);
  if (army === null) throw new Error(`army ${path} could not be read, for no known reason`);
  const datasheets = Object.fromEntries([...sheets.values()].flatMap((it) => (it === null ? [] : [[it.id, it]])));
  return { army, datasheets, sources: reading.sources };
}
