import { parse } from 'yaml';
import { type RosterSize, rosterWords } from '../rules/index.ts';
import { ImportError } from './import-error.ts';
import type { Sizes } from './sheets.ts';

/**
 * Sizes from the text of a YAML map: `line troops: { base: { round: 32 }, height: 1.2 }`. Their values are checked with what is written.
 * @throws ImportError for a text that is no such map
 */
export function readSizes(text: string): Sizes {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new ImportError(`is no YAML: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`, { cause: error });
  }
  if (!isMap(data)) throw new ImportError('is no map of names to { base, height }');
  const found = new Map<string, RosterSize>();
  for (const [name, value] of Object.entries(data)) {
    if (!isSize(value)) throw new ImportError(`"${name}": expected { base: { round: 32 }, height: 1.2 }, perhaps with stem: true`);
    found.set(rosterWords(name), value);
  }
  return found;
}

type Fields = { readonly [key: string]: unknown };
const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSize = (value: unknown): value is RosterSize =>
  isMap(value) &&
  isMap(value['base']) &&
  typeof value['height'] === 'number' &&
  (value['stem'] === undefined || typeof value['stem'] === 'boolean') &&
  Object.keys(value).every((it) => ['base', 'height', 'stem'].includes(it));
