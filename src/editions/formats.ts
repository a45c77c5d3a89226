import { parseSpec } from '../compile/spec.ts';
import { type FamilyFormat, isVariant } from '../rules/index.ts';
import { type Formats, formatsOf } from '../scenario/formats.ts';
import type { Editions } from './editions.ts';
import { PluginError } from './plugin-error.ts';

/**
 * What files may contain: the formats of the built-in families, and of the families of some variants.
 *
 * @param specs Specifications of rulesets, or names of variants; rule packs add nothing.
 * @throws PluginError for a variant that cannot be loaded, FormatError for families that are incompatible with each other.
 */
export async function formatsFor(specs: readonly string[], editions: Editions): Promise<Formats> {
  const known = (await Promise.all(editions.families.map((it) => editions.format(it)))).filter(isFormat);
  const named = (await Promise.all(specs.map((spec) => formatFor(parseSpec(spec).base, editions)))).filter(isFormat);
  // Schemas are costly to compose, and most callers name built-in families only.
  if (named.every((it) => known.includes(it))) {
    ofBuiltIns ??= formatsOf(known);
    return ofBuiltIns;
  }
  return formatsOf([...known, ...named]);
}

const isFormat = (it: FamilyFormat | null): it is FamilyFormat => it !== null;

let ofBuiltIns: Promise<Formats> | null = null;

async function formatFor(base: string, editions: Editions): Promise<FamilyFormat | null> {
  const found = await editions.load(base);
  if (!isVariant(found)) return null;
  const { family, format } = found.edition;
  if (format !== undefined && format.name !== family)
    throw new PluginError(base, `is of the family "${family}", but its format is that of "${format.name}"`);
  return format ?? null;
}
