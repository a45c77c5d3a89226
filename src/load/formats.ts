import { formatsFor } from '../editions/formats.ts';
import type { Formats } from '../scenario/formats.ts';
import { editionsFrom } from './editions.ts';

/**
 * What files may contain: the formats of the built-in families, and of the families of some variants.
 *
 * @param specs Specifications of rulesets, or names of variants; rule packs add nothing.
 * @param from The folder that paths and packages are looked up from.
 * @throws PluginError for a variant that cannot be loaded, FormatError for families that are incompatible with each other.
 */
export const loadFormats = async (specs: readonly string[] = [], from: URL | string = process.cwd()): Promise<Formats> =>
  formatsFor(specs, editionsFrom(from));
