import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, relative, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSpec } from '../compile/spec.ts';
import { entryOf, packageFolder } from './package-entry.ts';
import { builtIns, resolvePlugin } from './resolve.ts';
import { PACKAGE_ROOT } from './root.ts';

interface OutsideFile {
  /** As seen from the folder that plugins are looked up from, with `/`: a folder that was moved as a whole has the same. */
  readonly path: string;
  /** SHA-256 of its bytes, 16 hexadecimal digits. */
  readonly digest: string;
}

/**
 * The files from outside this package that decide how rulesets play: the modules of their editions and rule packs, with everything that these
 * import or name beside them, by path or as an installed package. Sorted by path. The files of this package are not among them: they
 * have one digest together.
 *
 * @param from The folder that paths and package names are looked up from.
 * @throws SpecError, PluginError for a ruleset that cannot be read or found.
 */
export function outsideCode(specs: readonly string[], from: URL | string): OutsideFile[] {
  const known = builtIns();
  const folder = from instanceof URL || from.startsWith('file:') ? fileURLToPath(from) : resolvePath(from);
  const names = new Set(specs.map(parseSpec).flatMap(({ base, packs }) => [base, ...packs]));
  const open = [...names].filter((name) => !Object.hasOwn(known, name)).map((name) => fileURLToPath(resolvePlugin(name, from)));
  const found = new Map<string, OutsideFile>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || isOwn(path)) continue;
    const bytes = readFileSync(path);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    found.set(path, { path: relative(folder, path).replaceAll(sep, '/'), digest });
    if (MODULE.test(path)) open.push(...importsOf(path, bytes.toString('utf8')));
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const MODULE = /\.[cm]?[jt]sx?$/;

/** `from './a.js'`, `import './a.js'`, `import('./a.js')`, `require('./a')`, `new URL('./a.json', import.meta.url)`. */
const IMPORT = /(?:\bfrom|\bimport|\brequire|\bnew URL)\s*\(?\s*([\x22\x27\x60])([^\x22\x27\x60\n]+)\1/g;

/** What a module imports, as far as it says so in so many words. A name in a comment may be among it, which does no harm. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, , specifier = '']) => {
    const file = fileOf(specifier, path);
    return file === null ? [] : [file];
  });

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

const OWN = ['src', 'variants', 'dist'].map((folder) => fileURLToPath(new URL(`${folder}/`, PACKAGE_ROOT)));

const isOwn = (path: string): boolean => OWN.some((folder) => path.startsWith(folder));
