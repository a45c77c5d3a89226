import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Conditions of `exports` that apply, in order of preference. */
const CONDITIONS = ['import', 'node', 'module-sync', 'default'];

type Exports = string | null | readonly Exports[] | { readonly [key: string]: Exports };

/** The file that importing a package folder loads: `exports["."]`, then `main`, then index.js; null if there is none. */
export function entryOf(folder: string): string | null {
  const described = join(folder, 'package.json');
  const found = existsSync(described) ? fromPackage(JSON.parse(readFileSync(described, 'utf8')) as PackageFile) : null;
  for (const name of found === null ? ['index.js', 'index.mjs', 'index.ts'] : [found]) {
    const file = join(folder, name);
    if (existsSync(file) && statSync(file).isFile()) return file;
  }
  return null;
}

/** The folder of an installed package, looked for in `node_modules` from a folder upwards; null if it is not installed. */
export function packageFolder(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (dirname(folder) === folder) return null;
  }
}

interface PackageFile {
  readonly exports?: Exports;
  readonly main?: string;
}

function fromPackage({ exports, main }: PackageFile): string | null {
  if (exports === undefined || exports === null) return main ?? null;
  const root = typeof exports === 'object' && '.' in exports ? (exports as { readonly [key: string]: Exports })['.'] : exports;
  return root === undefined ? null : choose(root);
}

function choose(target: Exports): string | null {
  if (target === null || typeof target === 'string') return target;
  if (Array.isArray(target)) return target.map(choose).find((it) => it !== null) ?? null;
  const byCondition = target as { readonly [condition: string]: Exports };
  for (const condition of CONDITIONS) {
    const next = byCondition[condition];
    const found = next === undefined ? null : choose(next);
    if (found !== null) return found;
  }
  return null;
}
