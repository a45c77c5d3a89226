import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve as resolvePath, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSpec } from '../compile/spec.ts';
import { importsOf } from './imports.ts';
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
    open.push(...importsOf(path, bytes.toString('utf8')));
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const OWN = ['src', 'variants', 'dist'].map((folder) => fileURLToPath(new URL(`${folder}/`, PACKAGE_ROOT)));

const isOwn = (path: string): boolean => OWN.some((folder) => path.startsWith(folder));
