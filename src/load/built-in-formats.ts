import { readFileSync } from 'node:fs';
import type { FamilyFormat } from '../rules/index.ts';
import { own } from '../rules/own.ts';
import { moduleUrl, PACKAGE_ROOT } from './root.ts';
import { shareWithBuiltIns } from './self.ts';

/** Families of the built-in editions: name to the path of the format's module within `variants/`. */
const builtIns = (): { readonly [family: string]: string } =>
  JSON.parse(readFileSync(new URL('variants/families.json', PACKAGE_ROOT), 'utf8')) as { [family: string]: string };

export const builtInFamilies = (): readonly string[] => Object.keys(builtIns());

/** What the built-in family of this name adds to files, charts and words; null if there is none. */
export async function builtInFormat(family: string): Promise<FamilyFormat | null> {
  const path = own(builtIns(), family);
  if (path === undefined) return null;
  shareWithBuiltIns();
  const { format } = (await import(moduleUrl(`variants/${path.replace(/^\.\//, '')}`).href)) as { readonly format: FamilyFormat };
  return format;
}

/** The edition that brings a built-in family. */
export const editionOf = (family: string): string => builtIns()[family]?.split('/')[1] ?? family;
