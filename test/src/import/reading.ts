import { parse } from 'yaml';
import type { RosterFamily } from '../../../src/import/families.ts';
import { filesOf, type Imported, importRoster } from '../../../src/import/index.ts';
import { FORMATS } from '../../files.ts';
import { formsOf, type List } from './made-up.ts';

export const FAMILIES: readonly RosterFamily[] = (
  await Promise.all(FORMATS.families.map(async ({ name, format }) => ({ name, roster: await format?.roster?.() })))
).flatMap(({ name, roster }) => (roster === undefined ? [] : [{ name, roster }]));

type Request = Parameters<typeof importRoster>[0];

export const read = async (bytes: Uint8Array, more: Partial<Request> = {}): Promise<Imported> =>
  importRoster({ bytes, file: 'list.ros', families: FAMILIES, ...more });

export const readList = (list: List, more: Partial<Request> = {}): Promise<Imported> => read(formsOf(list)['json'] as Buffer, more);

export interface SheetData {
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly models: {
    readonly [kind: string]: { readonly count: unknown; readonly weapons?: readonly string[] } & { readonly [key: string]: unknown };
  };
  readonly weapons?: { readonly [name: string]: { readonly [family: string]: { readonly [key: string]: unknown } } };
  readonly [family: string]: unknown;
}

/** What an import writes, read again. */
export function written(imported: Imported): {
  readonly army: Record<string, unknown>;
  readonly sheets: { readonly [id: string]: SheetData };
} {
  const files = [...filesOf(imported, '0.0.0')];
  const [, army] = files.find(([path]) => path.startsWith('armies/')) as [string, string];
  return {
    army: parse(army) as Record<string, unknown>,
    sheets: Object.fromEntries(
      files.filter(([path]) => path.startsWith('datasheets/')).map(([path, text]) => [path.slice(11, -5), parse(text) as SheetData]),
    ),
  };
}

/** Items as `code: name`, of a unit; of the list itself where there is none. */
export const told = (imported: Imported, unit = ''): string[] =>
  imported.items.filter((it) => it.unit === unit).map((it) => `${it.code}: ${it.name}`);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Finds runs of six words of a text that appear in another, which may be long: it is read once. */
export function quotedIn(within: string): (text: string) => string[] {
  const all = ` ${wordsOf(within).join(' ')} `;
  return (text) => {
    const words = wordsOf(text);
    return words.slice(5).flatMap((_, at) => {
      const run = words.slice(at, at + 6).join(' ');
      return all.includes(` ${run} `) ? [run] : [];
    });
  };
}
