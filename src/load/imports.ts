import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entryOf, packageFolder } from './package-entry.ts';

/** `from './a.js'`, `import './a.js'`, `import('./a.js')`, `require('./a')`, `new URL('./a.json', import.meta.url)`. */
const IMPORT = /(?:\bfrom|\bimport|\brequire|\bnew URL)\s*\(?\s*([\x22\x27\x60])([^\x22\x27\x60\n]+)\1/g;

const MODULE = /\.[cm]?[jt]sx?$/;

/** The names under which a module imports others, as far as it says so in so many words. A name in a comment may be among them, which does no harm. */
const namesIn = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, , specifier = '']) => specifier);

/**
 * The files that a file imports or names beside it; none for one that is no module.
 * @param known the file of a name that is not looked up: of a built-in edition
 */
export function importsOf(path: string, text: string, known: (name: string) => string | null = () => null): string[] {
  if (!MODULE.test(path)) return [];
  return namesIn(text).flatMap((name) => known(name) ?? fileOf(name, path) ?? []);
}

/** The file that a module gets for a name; null for Node's own modules, this package, and what is not there. */
function fileOf(specifier: string, importer: string): string | null {
  if (isBuiltin(specifier) || specifier === 'sandtable' || specifier.startsWith('sandtable/')) return null;
  if (/^(\.|\/|file:)/.test(specifier)) {
    const path = fileURLToPath(new URL(specifier.replace(/[?#].*$/, ''), pathToFileURL(importer)));
    return ENDINGS.map((as) => as(path)).find(isFile) ?? null;
  }
  const name = /^(@[^/]+\/)?[^/]+$/.test(specifier) ? packageFolder(specifier, dirname(importer)) : null;
  const entry = name === null ? null : entryOf(name);
  // As the loader does: an imported package is found at its real place.
  return entry === null ? required(specifier, importer) : realpathSync(entry);
}

function required(specifier: string, importer: string): string | null {
  try {
    return createRequire(importer).resolve(specifier);
  } catch {
    return null;
  }
}

/** What a name may leave out, in CommonJS and under loaders of TypeScript. */
const ENDINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/js(x?)$/, 'ts$1'),
  ...['.js', '.ts', '.json'].map((ending) => (path: string) => path.concat(ending)),
  ...['index.js', 'index.ts'].map((name) => (path: string) => resolvePath(path, name)),
];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
