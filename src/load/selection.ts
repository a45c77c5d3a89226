import { type Selection, select } from '../compile/select.ts';
import { parseSpec } from '../compile/spec.ts';
import { isVariant, type RulePack } from '../rules/index.ts';
import { PluginError } from './pluginError.ts';
import { loadVariant } from './variant.ts';

/**
 * From a specification as a user writes it to a variant with its switches fixed.
 *
 * @param text For example `classic`, `tenth:before`, `./mine.js+./pack.js@-ME-SHOOT-01`.
 * @param from The folder that paths and package names are looked up from.
 * @throws SpecError for a specification that cannot be read or asks for the impossible, PluginError for one that cannot be loaded.
 */
export async function loadSelection(text: string, from: URL | string = process.cwd()): Promise<Selection> {
  const spec = parseSpec(text);
  const variant = await loadVariant(spec.base, from);
  if (!isVariant(variant)) throw new PluginError(spec.base, `is a rule pack; put it on an edition: <edition>+${spec.base}`);
  const packs: RulePack[] = [];
  for (const name of spec.packs) {
    const pack = await loadVariant(name, from);
    if (isVariant(pack)) throw new PluginError(name, 'is a variant; only rule packs can be put on another with "+"');
    packs.push(pack);
  }
  if (spec.switches.every((it) => it.kind !== 'sheet')) return select(spec, variant, packs);
  const { editSheets } = await import('../compile/editSheets.ts');
  return select(spec, variant, packs, editSheets);
}
