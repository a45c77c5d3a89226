import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ruleList } from '../../catalogue/rule-list.ts';
import { entriesOf, type Selection } from '../../compile/select.ts';
import { bundledLibrary, packageRoot, readText, shownPath } from '../../load/disk.ts';
import { HAS_SOURCES, modulesBelow } from '../../load/own-modules.ts';
import { builtIns } from '../../load/resolve.ts';
import { counted } from '../../rules/counted.ts';
import { own } from '../../rules/own.ts';
import { filesOf } from '../../scenario/library.ts';
import { codeFolders, folderOf } from '../variant-folders.ts';
import type { Listed } from './listed.ts';

/** What is listed of rulesets, by the word on the command line. */
export const LEDGER_LISTS = ['rules', 'seams', 'keywords'] as const;
export type LedgerList = (typeof LEDGER_LISTS)[number];

/**
 * Rules, procedures or keywords of rulesets, each once: that of the first ruleset that has it.
 * @param from what the one ruleset was called, to find its code; null for the built-in ones
 */
export function listLedgers(what: LedgerList, selections: readonly Selection[], from: string | null): Listed[] {
  const seen = new Set<object | string>();
  const once = (key: object | string): boolean => !seen.has(key) && seen.add(key) !== undefined;
  if (what === 'rules') {
    const files = rulesByFile(from);
    return selections.flatMap((it) => rulesOf(it, files)).filter(({ id }) => once(id));
  }
  if (what === 'seams') return selections.flatMap((it) => seamsOf(it, once));
  const sheets = [...filesOf(bundledLibrary(), 'datasheet').values()].map(readText);
  // Editions on one base share its keywords, too.
  return selections.flatMap((it) => keywordsOf(it, sheets)).filter(({ id, about }) => once(`${id}: ${about}`));
}

function rulesOf(selection: Selection, files: ReadonlyMap<string, string>): Listed[] {
  const { variant, packs } = selection;
  const texts = new Map(entriesOf(variant, packs).map((it) => [it.id, it.text]));
  return ruleList(selection, { base: false, counts: new Map() }).map(({ id, title, state, switchable }) => ({
    id,
    title,
    about: `${firstSentence(texts.get(id) ?? '')} ${switchable ? `(${state})` : '(no switch)'}`.trim(),
    from: shownHome(files.get(id) ?? '.'),
  }));
}

/** Editions on one base share its procedures, of which each is listed with the base. */
function seamsOf({ variant }: Selection, once: (key: object) => boolean): Listed[] {
  const described = Object.entries(variant.edition.procedures ?? {}).filter(([, it]) => once(it));
  return described
    .map(([id, { about, gives }]) => ({
      id,
      title: '',
      about: `${firstSentence(about)}${gives === null ? '' : ` (${gives})`}`,
      from: homeOf(variant.id),
    }))
    .sort(byId);
}

function keywordsOf({ variant, packs }: Selection, sheets: readonly string[]): Listed[] {
  const rules = [...variant.rules, ...packs.flatMap((it) => it.rules)];
  const names = new Set([...variant.edition.keywords, ...packs.flatMap((it) => it.keywords)]);
  return [...names]
    .map((id) => {
      const ruled = rules.filter((it) => it.keyword === id).map((it) => `${it.title} (${it.id})`);
      const carried = sheets.filter((text) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)).length;
      const refused = variant.edition.refused[id];
      const about = [
        ...ruled,
        ...(refused === undefined ? [] : [`refused: ${refused}`]),
        carried === 0 ? 'on no bundled datasheet' : `on ${counted(carried, 'bundled datasheet')}`,
      ];
      return { id, title: '', about: about.join('; '), from: homeOf(variant.id) };
    })
    .sort(byId);
}

const byId = (a: Listed, b: Listed): number => (a.id < b.id ? -1 : 1);

/** The folder of a built-in variant; the name of another. */
function homeOf(id: string): string {
  const module = own(builtIns(), id);
  return module === undefined ? id : shownHome(folderOf(module));
}

/** Folders of the package are named from there, as data files are. */
function shownHome(path: string): string {
  const way = relative(packageRoot(), path).split(sep).join('/');
  return way.startsWith('variants/') ? way : shownPath(path);
}

/** Folders of entries by ID: those of the modules whose code has them. */
function rulesByFile(from: string | null): Map<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, text: string): void => {
    for (const [, id] of text.matchAll(/\bid: ['"]([A-Z][A-Z0-9-]+)['"]/g))
      if (!found.has(id as string)) found.set(id as string, dirname(path));
  };
  if (!HAS_SOURCES) for (const { path, text } of modulesBelow(['variants'], false)) add(join(packageRoot(), path), text);
  for (const folder of codeFolders(from)) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|m?js)$/.test(file) || /\.d\.ts$|node_modules/.test(file)) continue;
      add(join(folder, file), readFileSync(join(folder, file), 'utf8'));
    }
  }
  return found;
}

/** Of the first line: a table may follow. */
const firstSentence = (text: string): string => {
  const [line = ''] = text.split('\n', 1);
  return /^.*?[.;](?= [A-Z]|$)/.exec(line)?.[0] ?? line;
};
