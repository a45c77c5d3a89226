import { fileURLToPath } from 'node:url';
import { faultsOfPlugin } from '../editions/check-plugin.ts';
import { PluginError } from '../editions/plugin-error.ts';
import { isOurs, type RulePack, type Variant } from '../rules/index.ts';
import { findWord } from './find-text.ts';
import { builtIns, resolvePlugin } from './resolve.ts';
import { shareThisCopy } from './self.ts';

/**
 * Imports a variant or rule pack: a built-in one, a file, a folder or a package. All are loaded the same way.
 *
 * @param base A built-in id, a path that begins with `.` or `/`, or the name of an installed package.
 * @param from The folder that paths and packages are looked up from: a `file:` URL or a path.
 * @throws PluginError if there is none, if it throws while it loads, or if it exports something else.
 */
export async function loadVariant(base: string, from: URL | string = process.cwd()): Promise<Variant | RulePack> {
  const url = resolvePlugin(base, from);
  shareThisCopy();
  let module: { readonly default?: unknown };
  try {
    module = (await import(/* @vite-ignore */ url.href)) as { readonly default?: unknown };
  } catch (error) {
    throw new PluginError(base, `could not be loaded: ${describe(error)}`, error);
  }
  const found = module.default;
  if (isOurs(found)) {
    if (base in builtIns()) return found;
    const faults = faultsOfPlugin(found, (word) => findWord(word, [fileURLToPath(url)]));
    if (faults.length > 0) throw new PluginError(base, faults.join('\n'));
    return found;
  }
  throw new PluginError(
    base,
    looksLikeOne(found) ? FOREIGN : `its default export is ${name(found)}, expected what defineVariant or defineRulePack returns`,
  );
}

const FOREIGN =
  'was made by another copy of sandtable, or without defineVariant or defineRulePack; import them from "sandtable/rules" and remove the other installed copy';

const looksLikeOne = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value && 'rules' in value;

function name(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'object' && 'then' in value) return 'a promise';
  return Array.isArray(value) ? 'an array' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : `it threw ${String(error)}`;
}
