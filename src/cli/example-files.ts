import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIns } from '../load/resolve.ts';
import { PACKAGE_ROOT } from '../load/root.ts';
import { UsageError } from './command.ts';
import { kindOf } from './file-kind.ts';

/** A file of worked examples and the default ruleset of its cases. */
export interface ExampleSource {
  readonly path: string;
  readonly spec: string;
}

const VARIANTS = fileURLToPath(new URL('variants/', PACKAGE_ROOT));

/**
 * The example files at the given files and folders; without any, those of all built-in variants.
 * @param spec Ruleset for files outside the folders of variants; null for the edition they are next to, or `classic`.
 */
export function exampleFiles(paths: readonly string[], spec: string | null): ExampleSource[] {
  const roots = paths.length > 0 ? paths : Object.values(builtIns()).map((module) => join(VARIANTS, dirname(module)));
  return roots.flatMap(filesAt).map((path) => ({ path, spec: spec ?? specFor(path) }));
}

/** A folder means all examples in it, whether next to each rule or in a folder of their own. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.ya?ml$/.test(it) && !it.includes('node_modules'))
    .sort()
    .map((it) => join(path, it))
    .filter((it) => kindOf(it) === 'examples');
}

function specFor(path: string): string {
  const within = relative(VARIANTS, resolve(path));
  const id = Object.entries(builtIns()).find(([, module]) => within.startsWith(`${dirname(module).replace(/^\.\//, '')}/`))?.[0];
  if (id !== undefined) return id;
  const beside = dirname(resolve(path));
  const owner = basename(beside) === 'examples' ? dirname(beside) : beside;
  const described = ['package.json', 'index.js', 'index.mjs'].some((it) => existsSync(join(owner, it)));
  return described ? owner : 'classic';
}
