import type { Selection } from '../compile/select.ts';
import { selectionOf } from '../editions/selection.ts';
import { editionsFrom } from './editions.ts';

/**
 * Turns a specification as a user writes it into a variant with its switches fixed.
 *
 * @param text For example `classic`, `tenth:before`, `./mine.js+./pack.js@-ME-SHOOT-01`.
 * @param from The folder that paths and package names are looked up from.
 * @throws SpecError for a specification that cannot be read or asks for the impossible, PluginError for one that cannot be loaded.
 */
export const loadSelection = async (text: string, from: URL | string = process.cwd()): Promise<Selection> =>
  selectionOf(text, editionsFrom(from));
