import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importsOf } from '../load/imports.ts';
import { HAS_SOURCES, modulesBelow, modulesIn } from '../load/own-modules.ts';
import { builtIns, resolvePlugin } from '../load/resolve.ts';
import { PACKAGE_ROOT } from '../load/root.ts';
import { own } from '../rules/own.ts';
import { PLAYING } from '../runner/build.ts';

/** A file of an edition or a plugin. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** What it belongs to: `variants/classic`, or the plugin as written in a specification. */
  readonly part: string;
}

/** Digest of the content of some files, in the order of their paths. Line endings are ignored: a checkout may change them. */
export function digestOfTexts(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string {
  const hash = createHash('sha256');
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { text } of ordered) hash.update(text.replaceAll('\r\n', '\n')).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/**
 * Digests of the engine's code by folder: of the sources if present, since compiled code changes with the
 * compiler, else of the compiled files.
 */
export function engineCode(): { [folder: string]: string } {
  const folders = PLAYING.filter((it) => it.startsWith('src/'));
  const modules = modulesBelow(folders, HAS_SOURCES);
  return Object.fromEntries(folders.map((folder) => [folder, digestOfTexts(modules.filter(({ path }) => path.startsWith(`${folder}/`)))]));
}

/** The file of a built-in variant: its source if present. */
const builtInFile = (id: string): URL | null => {
  const path = own(builtIns(), id)?.replace(/^\.\//, 'variants/');
  if (path === undefined) return null;
  const module = path.startsWith('variants/') ? path : `variants/${path}`;
  const source = new URL(module, PACKAGE_ROOT);
  return existsSync(source) ? source : new URL(`dist/${module.replace(/\.ts$/, '.js')}`, PACKAGE_ROOT);
};

/** The file of a built-in edition that is imported by its name in this package. */
const editionIn = (specifier: string): string | null => {
  const file = specifier.startsWith('sandtable/') ? builtInFile(specifier.slice('sandtable/'.length)) : null;
  return file === null ? null : fileURLToPath(file);
};

const COMPILED = new URL('dist/', PACKAGE_ROOT);

/** All files of a variant or rule pack: its module, and what it imports or names beside it, by path, as a package or as a built-in edition. */
export function pluginFiles(name: string, from: string): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const seen = new Set<string>();
  const open = [fileURLToPath(builtInFile(name) ?? resolvePlugin(name, from))];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    const url = pathToFileURL(path);
    const text = readFileSync(path, 'utf8');
    const add = (at: URL, of: string): void => void found.set(at.href, { path: at.href, text: of, part: partOf(at, name) });
    // A build has joined modules: shared files hold those of several editions.
    if (url.href.startsWith(COMPILED.href)) for (const it of modulesIn(text)) add(new URL(it.path, PACKAGE_ROOT), it.text);
    else add(url, text);
    open.push(...importsOf(path, text, editionIn));
  }
  return [...found.values()];
}

function partOf(url: URL, plugin: string): string {
  const variant = /^(?:dist\/)?(variants\/[^/]+)\//.exec(url.href.slice(PACKAGE_ROOT.href.length))?.[1];
  return url.href.startsWith(PACKAGE_ROOT.href) && variant !== undefined ? variant : plugin;
}
