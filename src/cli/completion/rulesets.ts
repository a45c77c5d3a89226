import type { Selection } from '../../compile/select.ts';
import { bundledLibrary } from '../../load/disk.ts';
import { builtIns } from '../../load/resolve.ts';
import { loadSelection } from '../../load/selection.ts';
import { namesOf } from '../../scenario/library.ts';

/** Editions, their presets, and switches of a ruleset that is being typed. What can be followed by more ends without a space. */
export async function rulesetsFor(text: string): Promise<string[]> {
  const at = text.indexOf('@', 1);
  if (at >= 0) return switchesFor(text, at);
  const editions = Object.keys(builtIns());
  const [base = ''] = text.split(':', 1);
  if (!editions.includes(base)) return editions;
  const { variant } = await loadSelection(base);
  return [...editions, ...Object.keys(variant.presets).map((it) => `${base}:${it}`), `${base}@`];
}

async function switchesFor(text: string, at: number): Promise<string[]> {
  const typed = Math.max(at, text.lastIndexOf(',')) + 1;
  const found = await selectionOf(text.slice(0, at));
  return found === null ? [] : switchesOf(found, text.slice(typed)).map((it) => text.slice(0, typed) + it);
}

/** The ruleset of a base without its switches, which may be half typed; null if there is none. */
export const selectionOf = (base: string | null): Promise<Selection | null> =>
  base === null ? Promise.resolve(null) : loadSelection(base.replace(/(?<=.)@.*$/s, '')).catch(() => null);

/** Switches that begin like a text: rules to switch, parameters, procedures, datasheets. */
export function switchesOf(selection: Selection, text: string): string[] {
  if (/^[+-]/.test(text)) {
    const layers = [...new Set(selection.rules.flatMap(({ rule }) => rule.layer ?? []))];
    const ids = selection.rules.filter((it) => it.on === text.startsWith('-')).map((it) => it.rule.id);
    return [...ids, ...layers.map((it) => `layer:${it}`)].map((it) => `${text[0]}${it} `);
  }
  return text === '' ? ['-', '+', ...leversOf(selection)] : leversOf(selection);
}

/** What can be given a value: parameters of rules, procedures, datasheets. */
export function leversOf({ rules, variant }: Selection): string[] {
  const params = rules.flatMap(({ rule }) => Object.keys(rule.params ?? {}).map((name) => `${rule.id}.${name}=`));
  const seams = Object.entries(variant.edition.procedures ?? {}).flatMap(([name, { gives }]) => (gives === null ? [] : [name]));
  const sheets = namesOf(bundledLibrary(), 'datasheet').map((it) => `${it}.`);
  return [...params, ...seams, ...sheets];
}
