import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSpec } from '../compile/spec.ts';
import { builtIns, resolvePlugin } from '../load/resolve.ts';
import { PACKAGE_ROOT } from '../load/root.ts';

const VARIANTS = fileURLToPath(new URL('variants/', PACKAGE_ROOT));

/** Worked examples of a built-in variant, and its sources if they are there. */
export const folderOf = (module: string): string => join(VARIANTS, dirname(module));

/** Worked examples next to an external variant or pack. */
export const exampleFolders = (text: string): string[] => {
  const { base, packs } = parseSpec(text);
  return [base, ...packs]
    .filter((it) => !Object.hasOwn(builtIns(), it))
    .map((it) => {
      const folder = dirname(fileURLToPath(resolvePlugin(it, process.cwd())));
      // A folder of its own holds examples anywhere; next to a single file there may be anything.
      const isFolder = existsSync(it) && statSync(it).isDirectory();
      return isFolder || existsSync(join(folder, 'package.json')) ? folder : join(folder, 'examples');
    });
};

/** Where the code of a ruleset is: folders of the built-in variants, and those of a variant or pack from outside. */
export const codeFolders = (text: string | null): string[] => [
  ...Object.values(builtIns()).map(folderOf),
  ...(text === null ? [] : exampleFolders(text).map((it) => (it.endsWith('examples') ? dirname(it) : it))),
];
