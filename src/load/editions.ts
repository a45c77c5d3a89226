import { fileURLToPath } from 'node:url';
import type { Editions } from '../editions/editions.ts';
import { builtInFamilies, builtInFormat } from './built-in-formats.ts';
import { findWord } from './find-text.ts';
import { builtIns, resolvePlugin } from './resolve.ts';
import { loadVariant } from './variant.ts';

/**
 * The built-in editions, and those that paths and installed packages name.
 * @param from The folder that these are looked up from.
 */
export const editionsFrom = (from: URL | string): Editions => ({
  ids: Object.keys(builtIns()),
  families: builtInFamilies(),
  load: (base) => loadVariant(base, from),
  format: builtInFormat,
  whereIs: (word, plugins) =>
    findWord(
      word,
      plugins.map((it) => fileURLToPath(resolvePlugin(it, from))),
    ),
});
