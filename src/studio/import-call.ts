import { sameValue } from '../compile/same-value.ts';
import { formatsFor } from '../editions/formats.ts';
import { type Data, filesOf, ImportError, type Imported, importRoster, reportMarkdown, reportOf } from '../import/index.ts';
import { rosterFamilies } from '../import/roster-families.ts';
import { FOLDERS, find, type Library, libraryFor, namesOf } from '../scenario/library.ts';
import { validateFile } from '../scenario/validate.ts';
import { readYaml } from '../scenario/yaml-file.ts';
import type { Calls } from './calls.ts';
import { type OwnEngine, openOwn } from './own-engine.ts';
import { OWN_FOLDER, type OwnFiles, withChanges } from './own-files.ts';

type Asked = Calls['import']['takes'];

/**
 * What `sandtable import` makes of a list, as own files under names that nothing has yet, checked like there.
 * @throws ImportError, InputError, OwnFilesError
 */
export async function importedList({ bytes, file, muster, own }: Asked): Promise<Calls['import']['gives']> {
  const engine = openOwn(own);
  const formats = await formatsFor([], engine.editions);
  const families = await rosterFamilies(formats.families);
  const read = (id?: string): Imported => importRoster({ bytes, file, families, muster, ...(id !== undefined && { id }) });
  const imported = named(file, () => underFreeNames(read, engine));
  const files = [...filesOf(imported, __SANDTABLE__)].filter(([path]) => path.endsWith('.yaml'));
  const changes = Object.fromEntries(files.map(([path, text]) => [`${OWN_FOLDER}/${path}`, text]));
  const all = named(file, () => withoutKnown(changes, imported, engine));
  const after = openOwn(withChanges(own, all));
  validateFile(`${OWN_FOLDER}/${FOLDERS.army}/${imported.id}.yaml`, {
    files: after.files,
    formats,
    dataDirs: after.dataDirs,
    kind: 'army',
  });
  return { army: imported.id, changes: all, report: reportOf(imported), markdown: reportMarkdown(imported) };
}

/** Names the file in what is wrong with it, as the command does. */
function named<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ImportError ? new ImportError(`${file}: ${error.message}`, { cause: error }) : error;
  }
}

/** The list under a name that neither an army nor one of its datasheets has: own files stand before those of the page in every battle. */
function underFreeNames(read: (id?: string) => Imported, { files, dataDirs }: OwnEngine): Imported {
  const library = libraryFor(files, null, dataDirs);
  const [armies, sheets] = [namesOf(library, 'army'), namesOf(library, 'datasheet')];
  const isFree = ({ id, sheets: made }: Imported): boolean => !armies.includes(id) && ![...made.keys()].some((it) => sheets.includes(it));
  const plain = read();
  let found = plain;
  for (let n = 2; !isFree(found); n++) found = read(`${plain.id}-${n}`);
  return found;
}

/** A list that sandtable has written brings its datasheets under their own names: those that are here already are left out. */
function withoutKnown(changes: OwnFiles, { own }: Imported, { files, dataDirs }: OwnEngine): OwnFiles {
  if (own === undefined) return changes;
  const library = libraryFor(files, null, dataDirs);
  const known = new Set(namesOf(library, 'datasheet'));
  const there = own.datasheets.filter((it) => known.has(it.id));
  const other = there.find((it) => !isSame(it, library));
  if (other !== undefined)
    throw new ImportError(
      `holds a datasheet "${other.id}" that is not the one of that name here; take that one away, or import it elsewhere`,
    );
  const left = new Set(there.map((it) => `${OWN_FOLDER}/${FOLDERS.datasheet}/${it.id}.yaml`));
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !left.has(path)));
}

function isSame(sheet: Data, library: Library): boolean {
  const path = find(library, 'datasheet', sheet.id);
  return path !== null && sameValue(readYaml(path, library.files.read(path)).data, sheet);
}
