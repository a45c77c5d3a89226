import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIns } from '../load/resolve.ts';
import { PACKAGE_ROOT } from '../load/root.ts';
import { UsageError } from './command.ts';

/** A file of worked examples and the ruleset it is about when its cases name none. */
export interface ExampleSource {
  readonly path: string;
  readonly spec: string;
}

const VARIANTS = fileURLToPath(new URL('variants/', PACKAGE_ROOT));

/**
 * The example files at paths of files and folders; without any, those of all built-in variants.
 * @param spec Ruleset for files that lie in no variant's folder; null for the edition they are beside, or `classic`.
 */
export function exampleFiles(paths: readonly string[], spec: string | null): ExampleSource[] {
  const roots =
    paths.length > 0
      ? paths
      : Object.values(builtIns())
          .map((module) => join(VARIANTS, dirname(module), 'examples'))
          .filter((it) => existsSync(it));
  return roots.flatMap(filesAt).map((path) => ({ path, spec: spec ?? specFor(path) }));
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  // A variant's folder stands for its examples.
  const inside = join(path, 'examples');
  const folder = existsSync(inside) ? inside : path;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (it) => /\.ya?ml$/.test(it) && !it.includes('node_modules'),
  );
  const wanted = names.filter((it) => folder !== path || isExample(folder, it));
  return wanted.sort().map((it) => join(folder, it));
}

/** In a folder of many kinds (`variants`), examples lie in folders of that name. */
const isExample = (folder: string, name: string): boolean =>
  basename(folder) === 'examples' || !/[\\/]/.test(name) || /(^|[\\/])examples[\\/]/.test(name);

function specFor(path: string): string {
  const within = relative(VARIANTS, resolve(path));
  const id = Object.entries(builtIns()).find(([, module]) => within.startsWith(`${dirname(module).replace(/^\.\//, '')}/`))?.[0];
  if (id !== undefined) return id;
  const beside = dirname(resolve(path));
  const owner = basename(beside) === 'examples' ? dirname(beside) : beside;
  const described = ['package.json', 'index.js', 'index.mjs'].some((it) => existsSync(join(owner, it)));
  return described ? owner : 'classic';
}
