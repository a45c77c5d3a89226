import { register } from 'node:module';
import { PACKAGE_ROOT, RUNS_SOURCES, readPackage } from './root.ts';

let registered = false;

/** The modules of this copy by their public names (`sandtable/rules`). */
export function ownModules(): { readonly [specifier: string]: string } {
  const table: { [specifier: string]: string } = {};
  for (const [path, target] of Object.entries(readPackage().exports)) {
    const file = typeof target === 'string' ? target : target[RUNS_SOURCES ? 'sandtable-source' : 'default'];
    if (file !== undefined) table[`sandtable${path.slice(1)}`] = new URL(file, PACKAGE_ROOT).href;
  }
  return table;
}

/**
 * The hook runs in a thread of Node's own, which reads only plain JavaScript: so it is passed as text, not as a module of ours.
 * A file without a package.json is a module if it is written as one. Node detects that, tsx does not, so the hook says so.
 */
const HOOK = `
import { readFileSync } from 'node:fs';
let own = {};
export const initialize = (table) => { own = table; };
const written = (url) => /^\\s*(import|export)[\\s{*]/m.test(readFileSync(new URL(url.split('?')[0]), 'utf8'));
export const resolve = async (specifier, context, next) => {
  if (Object.hasOwn(own, specifier)) return next(own[specifier], context);
  const found = await next(specifier, context);
  const plain = found.format === 'commonjs' && found.url.startsWith('file:') && !found.url.includes('/node_modules/');
  return plain && /\\.[jt]s$/.test(found.url.split('?')[0]) && written(found.url) ? { ...found, format: 'module' } : found;
};
`;

/** What stands for all that editions import of this copy. */
const FOR_ALL = 'sandtable/rules';

/**
 * Lets the editions that come with this copy import it. They mostly find it by its own `package.json`, as Node does for every package, and need no hook,
 * which would have each import ask another thread and double the time until a command begins. Sources that run without the condition
 * `sandtable-source`, and compiled code that runs with it, would find the other one.
 */
export function shareWithBuiltIns(): void {
  if (import.meta.resolve(FOR_ALL) !== ownModules()[FOR_ALL]) shareThisCopy();
}

/**
 * Lets plugins anywhere import this copy of sandtable without installing one: a module resolution hook answers for
 * `sandtable` and its sub-paths. To be called in each thread that loads plugins; calling it again does nothing.
 */
export function shareThisCopy(): void {
  if (registered) return;
  registered = true;
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`, { parentURL: import.meta.url, data: ownModules() });
}
