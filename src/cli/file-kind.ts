import { basename, dirname } from 'node:path';
import { readText } from '../load/disk.ts';
import type { FileKind } from '../scenario/types.ts';

/** Kinds of user files that `validate` distinguishes. */
export type Kind = FileKind | 'contract' | 'variant';

const FOLDERS: { readonly [folder: string]: FileKind } = {
  armies: 'army',
  datasheets: 'datasheet',
  battlefields: 'battlefield',
  missions: 'mission',
  doctrines: 'doctrine',
  attacks: 'examples',
  examples: 'examples',
  scenarios: 'scenario',
};

/** Keys that only one kind has at the top of its files. */
const KEYS: readonly (readonly [key: string, kind: FileKind])[] = [
  ['examples', 'examples'],
  ['armies', 'scenario'],
  ['units', 'army'],
  ['answers', 'doctrine'],
  ['scoring', 'mission'],
  ['weapons', 'datasheet'],
  ['models', 'datasheet'],
  ['width', 'battlefield'],
];

/** Decides by the name, then by the schema named in the first lines, then by the folder, then by the keys. */
export function kindOf(path: string): Kind {
  if (!/\.ya?ml$/.test(path)) return 'variant';
  const name = basename(path);
  if (/\.balance\.ya?ml$/.test(name)) return 'contract';
  const ending = /\.([a-z]+)\.ya?ml$/.exec(name)?.[1];
  const known = Object.values(FOLDERS).find((it) => it === ending);
  if (known !== undefined) return known;
  const text = readText(path);
  const schema = /\$schema=\S*?([a-z]+)\.schema\.json/.exec(text)?.[1];
  const named = Object.values(FOLDERS).find((it) => it === schema);
  if (named !== undefined) return named;
  const folder = FOLDERS[basename(dirname(path))];
  if (folder !== undefined && folder !== 'scenario') return folder;
  if (/^- /m.test(text) && !/^[a-z]+:/m.test(text)) return 'examples';
  return KEYS.find(([key]) => new RegExp(`^${key}:`, 'm').test(text))?.[1] ?? 'scenario';
}
