import type { Outside } from '../compile/border.ts';
import { type Selected, type Selection, select } from '../compile/select.ts';
import { parseSpec, type Spec } from '../compile/spec.ts';
import { isVariant, type RulePack, type Variant } from '../rules/index.ts';
import type { Editions } from './editions.ts';
import { PluginError } from './plugin-error.ts';
import { running } from './running.ts';

/**
 * Turns a specification as a user writes it into a variant with its switches fixed.
 *
 * @param text For example `classic`, `tenth:before`, `classic+./pack.js@-ME-SHOOT-01`.
 * @throws SpecError for a specification that cannot be read or asks for the impossible, PluginError for one that cannot be loaded.
 */
export async function selectionOf(text: string, editions: Editions): Promise<Selection> {
  const spec = parseSpec(text);
  const selection = await selected(spec, editions);
  const isOwn = (it: string): boolean => editions.ids.includes(it);
  const plugins = [spec.base, ...spec.packs].filter((it) => !isOwn(it));
  if (plugins.length === 0) return selection;
  const whereIs = (word: string): string | null => editions.whereIs(word, plugins);
  return { ...selection, whereIs, outside: await outsideOf(selection, isOwn(spec.base), { editions, whereIs }) };
}

/** What of a ruleset is code from outside: rules of packs, and what an edition from outside does not have from built-in ones. */
async function outsideOf(
  { variant, rules }: Selection,
  isBuiltIn: boolean,
  { editions, whereIs }: { readonly editions: Editions; readonly whereIs: (word: string) => string | null },
): Promise<Outside> {
  const own = isBuiltIn ? null : await builtInCode(variant.edition.family, editions);
  const isOutside = ({ rule, pack, lever }: Selected): boolean => lever === undefined && (pack !== null || own?.has(rule) === false);
  const places = rules.filter(isOutside).map(({ rule }) => [rule.id, whereIs(rule.id) ?? variant.id] as const);
  const edition = own === null || own.has(variant.edition.seams) ? null : (whereIs('defineVariant') ?? variant.id);
  return { rules: new Map(places), edition, running: running() };
}

/** Rules and procedures of the built-in variants of a family. */
async function builtInCode(family: string, editions: Editions): Promise<ReadonlySet<unknown>> {
  const code = new Set<unknown>();
  for (const id of editions.ids) {
    const variant = await editions.load(id);
    if (!isVariant(variant) || variant.edition.family !== family) continue;
    code.add(variant.edition.seams);
    for (const rule of variant.rules) code.add(rule);
    for (const { tuned } of [...variant.edition.entries, ...variant.entries]) code.add(tuned);
  }
  return code;
}

async function selected(spec: Spec, editions: Editions): Promise<Selection> {
  const variant = await editions.load(spec.base);
  if (!isVariant(variant)) throw new PluginError(spec.base, `is a rule pack; put it on an edition: <edition>+${spec.base}`);
  const packs: RulePack[] = [];
  for (const name of spec.packs) {
    const pack = await editions.load(name);
    if (isVariant(pack)) throw new PluginError(name, 'is an edition; only rule packs can be put on another with "+"');
    packs.push(pack);
  }
  const full = await withFormat(variant, editions);
  const { format } = full.edition;
  if (format === undefined || spec.switches.every((it) => it.kind !== 'sheet')) return select(spec, full, packs);
  // Imported on demand: it loads the file schemas, which workers mostly do without.
  const { editSheets } = await import('../scenario/edit-sheets.ts');
  const { known } = await import('../scenario/formats.ts');
  const family = await known(format);
  return select(spec, full, packs, (battle, values, together) => editSheets(battle, { values, family }, together));
}

/** A variant whose edition has no format gets that of the built-in family. */
async function withFormat(variant: Variant, editions: Editions): Promise<Variant> {
  const { edition } = variant;
  if (edition.format !== undefined) return variant;
  const format = await editions.format(edition.family);
  return format === null ? variant : { ...variant, edition: { ...edition, format } };
}
