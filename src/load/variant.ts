import { fileURLToPath } from 'node:url';
import { oursOf } from '../editions/check-plugin.ts';
import { outsideWait } from '../editions/outside-step.ts';
import { patience } from '../editions/patience.ts';
import { PluginError } from '../editions/plugin-error.ts';
import { running } from '../editions/running.ts';
import { isOurs, type RulePack, type Variant } from '../rules/index.ts';
import { findWord } from './find-text.ts';
import { builtIns, resolvePlugin } from './resolve.ts';
import { shareThisCopy, shareWithBuiltIns } from './self.ts';

/**
 * Imports a variant or rule pack: a built-in one, a file, a folder or a package. All are loaded the same way.
 *
 * @param base A built-in id, a path that begins with `.` or `/`, or the name of an installed package.
 * @param from The folder that paths and packages are looked up from: a `file:` URL or a path.
 * @throws PluginError if there is none, if it throws while it loads, or if it exports something else.
 */
export async function loadVariant(base: string, from: URL | string = process.cwd()): Promise<Variant | RulePack> {
  const url = resolvePlugin(base, from);
  const isBuiltIn = base in builtIns();
  if (isBuiltIn) shareWithBuiltIns();
  else shareThisCopy();
  const found = (isBuiltIn ? await importAt(base, url) : await outsideWait(() => importedOutside(base, url))).default;
  return isBuiltIn && isOurs(found) ? found : oursOf(base, found, (word) => findWord(word, [fileURLToPath(url)]));
}

interface Module {
  readonly default?: unknown;
}

async function importAt(base: string, url: URL): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ url.href)) as Module;
  } catch (error) {
    throw error instanceof PluginError ? error : new PluginError(base, `could not be loaded: ${describe(error)}`, error);
  }
}

/** One after the other, so that it is known whose code runs. */
let turn: Promise<unknown> = Promise.resolve();

/** Imports code from outside, which may never come to an end. */
function importedOutside(base: string, url: URL): Promise<Module> {
  const loaded = turn.then(async () => {
    const row = running();
    const before = row.enter(row.name(base));
    const late = new AbortController();
    try {
      return await Promise.race([importAt(base, url), tooLong(base, late.signal)]);
    } finally {
      late.abort();
      row.leave(before);
    }
  });
  turn = loaded.catch(() => undefined);
  return loaded;
}

/** Rejects where a module waits for something that does not come. Who waits for nothing else ends at once. */
function tooLong(base: string, over: AbortSignal): Promise<never> {
  const seconds = patience();
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new PluginError(base, `was not loaded within ${seconds} s (--game-limit)`)), seconds * 1000);
    timer.unref();
    over.addEventListener('abort', () => clearTimeout(timer));
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : `it threw ${String(error)}`;
}
