import type { AnyEdition, Block, Family, ModelSheet, Sheet, WeaponSheet, WordBearer } from '../rules/index.ts';
import { hashName, keywordBits, whereElse } from '../rules/index.ts';
import { footprintOf } from '../scenario/footprint.ts';
import { parseKeyword } from '../scenario/keyword.ts';
import { didYouMean } from '../scenario/nearest.ts';
import { type ArmyUnit, type Base, type Battle, COMMON_KEYWORDS, type Datasheet, type ModelKind } from '../scenario/types.ts';

/** Something about a unit that the edition cannot play. */
export interface SheetProblem {
  readonly datasheet: string;
  readonly message: string;
}

export interface SheetContext {
  readonly battle: Battle;
  readonly edition: AnyEdition;
  readonly variantId: string;
  /** Keywords that rule packs add. */
  readonly extra: readonly string[];
  readonly problems: SheetProblem[];
  /** Every keyword that a unit or weapon carries, for composing rules. */
  readonly present: Set<string>;
  /** Keywords that were waived by the scenario. */
  readonly waived: Set<string>;
}

/** Lays the block of a kind of model over that of its datasheet: values are replaced, lists of words joined. */
function overlay(sheet: Block, model: Block, keywords: readonly string[]): Block {
  const joined: Record<string, unknown> = { ...sheet, ...model };
  for (const key of Object.keys(model)) {
    const [ofUnit, own] = [sheet[key], model[key]];
    if (isWords(ofUnit) && isWords(own)) joined[key] = [...ofUnit, ...own];
  }
  joined['keywords'] = [...keywords, ...((joined['keywords'] as string[] | undefined) ?? [])];
  return joined;
}

const isWords = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((it) => typeof it === 'string');

function readKeywords(texts: readonly string[], datasheet: string, c: SheetContext): { names: string[]; values: Record<string, number> } {
  const names: string[] = [];
  const values: Record<string, number> = {};
  const known = [...COMMON_KEYWORDS, ...c.edition.keywords, ...c.extra];
  for (const text of new Set(texts)) {
    const read = parseKeyword(text);
    const name = read?.name ?? text;
    const refusal = c.edition.refused[name];
    // A waiver is for editions that do not know the word; those that do play it.
    if (c.battle.waived.includes(name) && (refusal !== undefined || !known.includes(name))) {
      c.waived.add(name);
      continue;
    }
    if (refusal !== undefined) c.problems.push({ datasheet, message: `"${name}" cannot be played under ${c.variantId}: ${refusal}` });
    else if (!known.includes(name)) {
      c.problems.push({
        datasheet,
        message: `${c.variantId} does not know "${name}"${didYouMean(name, known)}; correct it, or waive it with "waive: [${name}]" in the scenario`,
      });
    }
    // A value that is a word names another keyword: `hatred psyker`.
    const word = read?.word ?? null;
    if (word !== null && !known.includes(word))
      c.problems.push({ datasheet, message: `${c.variantId} does not know "${word}" of "${text}"${didYouMean(word, known)}` });
    names.push(name);
    c.present.add(name);
    if (typeof read?.value === 'number') values[name] = read.value;
  }
  return { names, values };
}

/** Notes words in lists where the edition reads others only. Those that packs add, and those that the scenario waives, may stand anywhere. */
function refuseMisplaced(block: Block, bearer: WordBearer, of: string, datasheet: string, c: SheetContext): void {
  const { places } = c.edition;
  if (places === undefined) return;
  for (const list of Object.keys(places[bearer])) {
    const texts = block[list];
    if (!isWords(texts)) continue;
    for (const text of texts) {
      const word = parseKeyword(text)?.name ?? text;
      const belongs = whereElse(word, bearer, list, places);
      if (belongs === null || isCommon(word, list) || c.extra.includes(word)) continue;
      if (c.battle.waived.includes(word)) c.waived.add(word);
      else note(c, datasheet, `under ${c.variantId} "${word}" has no place among the ${list} of ${of}; ${belongs}`);
    }
  }
}

/** What a unit is, in words that every edition knows, is told before the lists of its block are read. */
const isCommon = (word: string, list: string): boolean => list === 'keywords' && (COMMON_KEYWORDS as readonly string[]).includes(word);

/** Adds a problem, once. */
function note({ problems }: SheetContext, datasheet: string, message: string): void {
  if (!problems.some((it) => it.datasheet === datasheet && it.message === message)) problems.push({ datasheet, message });
}

/** The block of a kind of model in a family: the datasheet's, overlaid with its own. */
export const blockOfKind = (kind: ModelKind, sheet: Datasheet, family: string): Block =>
  overlay(sheet.blocks[family] ?? {}, kind.blocks[family] ?? {}, sheet.keywords);

function readKind(kind: ModelKind, sheet: Datasheet, family: string, c: SheetContext) {
  const block = blockOfKind(kind, sheet, family);
  // The words of the datasheet are among those of the block.
  const plain = block['keywords'] as readonly string[];
  const { names, values } = readKeywords([...plain, ...c.edition.profile.keywords(block)], sheet.id, c);
  refuseMisplaced(block, 'model', 'a model', sheet.id, c);
  const base = (block['base'] as Base | undefined) ?? kind.base;
  const outline = c.edition.profile.outline?.(block, 'hull' in base) ?? null;
  if (outline !== null) c.present.add('overhang');
  const stats = profiled(sheet, c, {} as Family['model'], () => c.edition.profile.model(block));
  return { stats, names, values, footprint: footprintOf(base, kind.height), outline };
}

/** Reads a profile. Files are checked before; what a worked example leaves out or misspells is found here. */
function profiled<T>(sheet: Datasheet, c: SheetContext, nothing: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (sheet.inExample !== true || !(error instanceof Error)) throw error;
    c.problems.push({ datasheet: sheet.id, message: `${error.message} (${c.edition.family})` });
    return nothing;
  }
}

/**
 * Reads the datasheet of a unit for one edition, with the models and wargear of the army list. What cannot be played is added
 * to `problems`; the sheet returned must then not be used.
 */
export function readSheet(unit: ArmyUnit, c: SheetContext): { sheet: Sheet<Family>; kinds: Uint8Array } {
  const family = c.edition.family;
  const datasheet = c.battle.datasheets[unit.datasheet] as Datasheet;
  if (datasheet.blocks[family] === undefined && datasheet.models.every((m) => m.blocks[family] === undefined)) {
    c.problems.push({ datasheet: datasheet.id, message: `has no "${family}" block, which ${c.variantId} needs` });
    return { sheet: EMPTY, kinds: new Uint8Array(0) };
  }
  const weapons: WeaponSheet<Family>[] = [];
  const weaponIndex = (name: string): number => {
    const at = weapons.findIndex((w) => w.name === name);
    if (at >= 0) return at;
    const found = datasheet.weapons.find((w) => w.name === name);
    const block = found?.blocks[family] as unknown as Block | undefined;
    if (block === undefined) {
      c.problems.push({ datasheet: datasheet.id, message: `weapon "${name}" has no "${family}" line` });
      return 0;
    }
    readKeywords(c.edition.profile.keywords(block), datasheet.id, c);
    refuseMisplaced(block, 'weapon', `a weapon (${name})`, datasheet.id, c);
    const profile = profiled(datasheet, c, {} as Family['weapon'], () => c.edition.profile.weapon(block, name));
    return weapons.push({ name, key: hashName(`weapon/${name}`), profile }) - 1;
  };
  const models: ModelSheet<Family>[] = [];
  const kinds: number[] = [];
  const total = unit.models.reduce((n, m) => n + m.count, 0);
  const points = unit.points[family] ?? 0;
  const bare = unit.models.reduce((n, m) => n + m.count * (datasheet.models.find((k) => k.name === m.kind)?.points[family] ?? 0), 0);
  for (const { kind: name, count, weapons: carried } of unit.models) {
    const kind = datasheet.models.find((k) => k.name === name) as ModelKind;
    const { stats, names, values, footprint, outline } = readKind(kind, datasheet, family, c);
    const own = kind.points[family] ?? 0;
    models.push({
      name,
      footprint,
      ...(outline === null ? {} : { outline }),
      stats,
      weapons: carried.filter((weapon) => hasLine(datasheet, weapon, family)).map(weaponIndex),
      keywordBits: keywordBits(names),
      values,
      // A unit's points are spread over its models in proportion to their own, so that losses add up to them.
      points: bare > 0 ? (own * points) / bare : points / Math.max(1, total),
    });
    for (let i = 0; i < count; i++) kinds.push(models.length - 1);
  }
  const sheet: Sheet<Family> = Object.freeze({
    id: datasheet.id,
    title: datasheet.title,
    keywords: datasheet.keywords,
    roles: unit.roles,
    models,
    weapons,
    points,
    origin: datasheet.origin ?? 'native',
  });
  for (const role of unit.roles) c.present.add(role);
  return { sheet, kinds: Uint8Array.from(kinds) };
}

/** Whether a weapon exists in a family; one that has a line only in another family (a hull's bulk in a fight) is left out. */
function hasLine(datasheet: Datasheet, name: string, family: string): boolean {
  const weapon = datasheet.weapons.find((w) => w.name === name);
  return weapon === undefined || weapon.blocks[family] !== undefined;
}

const EMPTY: Sheet<Family> = { id: '', title: '', keywords: [], roles: [], models: [], weapons: [], points: 0, origin: 'native' };

/** One sheet for a unit and a character that has joined it: his models follow the unit's. */
export function mergeSheets(unit: { sheet: Sheet<Family>; kinds: Uint8Array }, leader: { sheet: Sheet<Family>; kinds: Uint8Array }) {
  const shift = unit.sheet.weapons.length;
  const base = unit.sheet.models.length;
  const sheet: Sheet<Family> = Object.freeze({
    ...unit.sheet,
    roles: [...new Set([...unit.sheet.roles, ...leader.sheet.roles])],
    models: [...unit.sheet.models, ...leader.sheet.models.map((m) => ({ ...m, weapons: m.weapons.map((w) => w + shift) }))],
    weapons: [...unit.sheet.weapons, ...leader.sheet.weapons],
    points: unit.sheet.points + leader.sheet.points,
  });
  return { sheet, kinds: Uint8Array.from([...unit.kinds, ...[...leader.kinds].map((k) => k + base)]) };
}
