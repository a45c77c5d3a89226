import { compileMatch } from '../../compile/match.ts';
import type { Selection } from '../../compile/select.ts';
import { loadScenario } from '../../load/scenarios.ts';
import type { Formats } from '../../scenario/formats.ts';
import { find, type Library } from '../../scenario/library.ts';
import { type Contents, contentsOf, isContents, listIn, mapIn } from './contents.ts';
import type { FileList } from './listed.ts';

interface Under {
  readonly selection: Selection;
  readonly formats: Formats;
  readonly library: Library;
}

interface File {
  readonly path: string;
  readonly data: Contents;
}

/** Whether a ruleset can play what a file describes: all its units have a profile, and it knows all terrain and options. */
export function canPlay(what: FileList, { path, data }: File, under: Under): boolean {
  const { edition } = under.selection.variant;
  const named = (units: readonly unknown[]): boolean => units.every((it) => isContents(it) && hasProfile(it, under));
  switch (what) {
    case 'scenarios':
      return compiles(path, under);
    case 'armies':
      return named(listIn(data, 'units'));
    case 'datasheets':
      return hasBlock(data, under.selection);
    case 'attacks':
      return listIn(data, 'examples').every((it) => isContents(it) && named(Object.values(mapIn(mapIn(it, 'given'), 'units'))));
    case 'battlefields':
      return listIn(data, 'terrain').every((it) => isContents(it) && edition.terrain.includes(String(it['kind'])));
    case 'missions':
      return listIn(data, 'options').every((it) => edition.options.includes(String(it)));
    case 'doctrines':
      return true;
  }
}

function compiles(path: string, { selection, formats, library }: Under): boolean {
  try {
    compileMatch(selection, loadScenario(path, { formats, dataDirs: library.folders }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'InputError') return false;
    throw error;
  }
}

/** A unit that names a datasheet of this family, or is written out with a block of it. */
function hasProfile(unit: Contents, { selection, library }: Under): boolean {
  const name = unit['datasheet'];
  if (typeof name !== 'string') return hasBlock(unit, selection);
  const path = find(library, 'datasheet', name);
  const sheet = path === null ? null : contentsOf(path);
  return sheet !== null && hasBlock(sheet, selection);
}

function hasBlock(sheet: Contents, { variant }: Selection): boolean {
  const { family, converts } = variant.edition;
  return family in sheet || (converts !== undefined && converts.from in sheet);
}
