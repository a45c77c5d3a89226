import { parseSpec } from '../compile/spec.ts';
import { type FamilyFormat, isVariant } from '../rules/index.ts';
import { type Formats, formatsOf } from '../scenario/formats.ts';
import { builtInFamilies, builtInFormat } from './built-in-formats.ts';
import { PluginError } from './plugin-error.ts';
import { loadVariant } from './variant.ts';

/**
 * What files may contain: the formats of the built-in families, and of the families of some variants.
 *
 * @param specs Specifications of rulesets, or names of variants; rule packs add nothing.
 * @param from The folder that paths and packages are looked up from.
 * @throws PluginError for a variant that cannot be loaded, FormatError for families that are incompatible with each other.
 */
export async function loadFormats(specs: readonly string[] = [], from: URL | string = process.cwd()): Promise<Formats> {
  const known = (await Promise.all(builtInFamilies().map(builtInFormat))).filter(isFormat);
  const named = (await Promise.all(specs.map((spec) => formatFor(parseSpec(spec).base, from)))).filter(isFormat);
  // Schemas are costly to compose, and most callers name built-in families only.
  if (named.every((it) => known.includes(it))) {
    ofBuiltIns ??= formatsOf(known);
    return ofBuiltIns;
  }
  return formatsOf([...known, ...named]);
}

const isFormat = (it: FamilyFormat | null): it is FamilyFormat => it !== null;

let ofBuiltIns: Promise<Formats> | null = null;

async function formatFor(base: string, from: URL | string): Promise<FamilyFormat | null> {
  const found = await loadVariant(base, from);
  if (!isVariant(found)) return null;
  const { family, format } = found.edition;
  if (format !== undefined && format.name !== family)
    throw new PluginError(base, `is of the family "${family}", but its format is that of "${format.name}"`);
  return format ?? null;
}
