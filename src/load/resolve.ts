import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, isAbsolute, resolve as resolvePath, win32 } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PluginError } from '../editions/plugin-error.ts';
import { own } from '../rules/own.ts';
import { entryOf, packageFolder } from './package-entry.ts';
import { moduleUrl, PACKAGE_ROOT, RUNS_SOURCES } from './root.ts';

/** Built-in variants: id to the path of its module within `variants/`. */
export function builtIns(): { readonly [id: string]: string } {
  return JSON.parse(readFileSync(new URL('variants/index.json', PACKAGE_ROOT), 'utf8')) as { [id: string]: string };
}

/** Whether a base is written as a path: it begins with `.`, `/`, `\` or a drive like `C:\`. */
export const isPath = (base: string): boolean =>
  base.startsWith('.') || isAbsolute(base) || win32.isAbsolute(base) || base.startsWith('file:');

/**
 * Finds the module of a variant or rule pack.
 *
 * @param base A built-in id, a path of a file or folder, or the name of an installed package.
 * @param from The folder that paths and packages are looked up from: a `file:` URL or a path.
 * @throws PluginError if there is none, or if it is TypeScript in a process that cannot run it.
 */
export function resolvePlugin(base: string, from: URL | string): URL {
  const builtIn = own(builtIns(), base);
  if (builtIn !== undefined) return moduleUrl(`variants/${builtIn.replace(/^\.\//, '')}`);
  const folder = from instanceof URL || from.startsWith('file:') ? fileURLToPath(from) : resolvePath(from);
  const file = isPath(base) ? fileAt(base, folder) : packageEntry(base, folder);
  if (/\.[cm]?tsx?$/.test(extname(file)) && !runsTypeScript()) {
    throw new PluginError(
      base,
      'is TypeScript, which this process cannot run; compile it to JavaScript first, or start the command with tsx',
    );
  }
  return pathToFileURL(file);
}

function fileAt(base: string, folder: string): string {
  const path = base.startsWith('file:') ? fileURLToPath(base) : resolvePath(folder, base);
  if (!existsSync(path)) throw new PluginError(base, `there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return path;
  const entry = entryOf(path);
  if (entry === null) throw new PluginError(base, 'the folder holds neither a package.json that names its module nor an index.js');
  return entry;
}

function packageEntry(name: string, folder: string): string {
  const known = Object.keys(builtIns()).join(', ');
  const found = packageFolder(name, folder);
  if (found === null && existsSync(resolvePath(folder, name)))
    throw new PluginError(name, `no package of that name is installed, but ${name} exists here; write ./${name}`);
  if (found === null) {
    throw new PluginError(name, `no built-in edition (${known}) and no package installed here; a path begins with ./ or /`);
  }
  const entry = entryOf(found);
  if (entry === null) throw new PluginError(name, `the package in ${found} exports no module`);
  return entry;
}

/** A process that runs our sources can run other TypeScript; otherwise the loader is among Node's own arguments. */
const runsTypeScript = (): boolean => RUNS_SOURCES || process.execArgv.some((argument) => argument.includes('tsx'));
