import { formatsFor } from '../editions/formats.ts';
import { schemaLine } from '../import/files.ts';
import { slug } from '../import/names.ts';
import { isVariant } from '../rules/index.ts';
import { armyPoints } from '../scenario/army.ts';
import type { Formats } from '../scenario/formats.ts';
import { InputError, type InputIssue } from '../scenario/input-error.ts';
import { FOLDERS, find, libraryFor, namesOf, shownPath } from '../scenario/library.ts';
import { loadArmy } from '../scenario/load-army.ts';
import { jsonSchemaOf } from '../scenario/schema/json.ts';
import { validateFile } from '../scenario/validate.ts';
import { editedYaml } from '../scenario/yaml-edit.ts';
import { readYaml } from '../scenario/yaml-file.ts';
import { yamlText } from '../scenario/yaml-text.ts';
import type { ArmyLine, Calls, FormKind, Named } from './calls.ts';
import { type Data, isList, isMap, valueAt } from './form-data.ts';
import { shapeOf } from './form-shape.ts';
import { type KnownWords, wordsOf } from './form-words.ts';
import { type OwnEngine, openOwn } from './own-engine.ts';
import { OWN_FOLDER, type OwnFiles, ownNames } from './own-files.ts';
import { titleIn } from './titles.ts';

/** The path of an own file. */
const pathOf = (kind: FormKind, name: string): string => `${OWN_FOLDER}/${FOLDERS[kind]}/${name}.yaml`;

const libraryOf = ({ files, dataDirs }: OwnEngine) => libraryFor(files, null, dataDirs);

/** What a file holds, which may be anything that JSON can say. @throws Error for one that there is not */
function dataOf(kind: FormKind, name: string, engine: OwnEngine): Data {
  const path = placeOf(kind, name, engine);
  const { data, issues } = readYaml(shownPath(engine.files, path), engine.files.read(path));
  if (issues.length > 0) throw new InputError(issues);
  return data as Data;
}

const textOf = (kind: FormKind, name: string, engine: OwnEngine): string => engine.files.read(placeOf(kind, name, engine));

/** @throws Error for a file that there is not */
function placeOf(kind: FormKind, name: string, engine: OwnEngine): string {
  const path = find(libraryOf(engine), kind, name);
  if (path === null) throw new Error(`There is no ${kind} ${name}.`);
  return path;
}

/** Own armies first, then those of the page, by their titles; and all datasheets likewise. */
export function armyList(own: OwnFiles): Calls['armyList']['gives'] {
  const engine = openOwn(own);
  const of = (kind: FormKind): Named[] =>
    namesOf(libraryOf(engine), kind)
      .map((id) => ({ id, title: titleOf(kind, id, engine) }))
      .sort((a, b) => (a.title < b.title ? -1 : 1));
  const mine = ownNames(own, 'armies');
  const all = of('army');
  return { own: all.filter((it) => mine.includes(it.id)), bundled: all.filter((it) => !mine.includes(it.id)), sheets: of('datasheet') };
}

function titleOf(kind: FormKind, name: string, engine: OwnEngine): string {
  try {
    return titleIn(dataOf(kind, name, engine)) ?? name;
  } catch {
    return name;
  }
}

/** An army, unit by unit, also one that has faults. */
export async function armyLine({ name, own }: Calls['army']['takes']): Promise<ArmyLine> {
  const engine = openOwn(own);
  const { editions, files, dataDirs } = engine;
  const data = dataOf('army', name, engine);
  const units = valueAt(data, ['units']);
  const listed = isList(units) ? units : [];
  const head = { name, title: titleIn(data) ?? name, limit: Number(valueAt(data, ['limit']) ?? 0) };
  try {
    const { army, datasheets } = loadArmy(pathOf('army', name), { files, dataDirs, formats: await formatsFor([], editions) });
    const sums = armyPoints(army.units);
    const families = Object.keys(sums).filter((family) => army.units.every((it) => datasheets[it.datasheet]?.blocks[family] !== undefined));
    return {
      ...head,
      faults: [],
      sums: Object.fromEntries(families.map((it) => [it, sums[it] ?? 0])),
      editions: await editionsOf(families, engine),
      units: army.units.map((unit) => ({
        id: unit.id,
        sheet: unit.datasheet,
        title: datasheets[unit.datasheet]?.title ?? unit.datasheet,
        models: unit.models.map(({ kind, count }) => `${count} ${kind}`).join(', '),
        points: unit.points,
      })),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      ...head,
      faults: error.message.split('\n'),
      sums: {},
      editions: [],
      units: listed.map((it) => {
        const [id, sheet] = [String(valueAt(it, ['id']) ?? ''), String(valueAt(it, ['datasheet']) ?? '')];
        return { id, sheet, title: sheet, models: '', points: {} };
      }),
    };
  }
}

/** Editions that play a family. */
async function editionsOf(families: readonly string[], { editions }: OwnEngine): Promise<string[]> {
  const all = await Promise.all(editions.ids.map(async (id) => ({ id, found: await editions.load(id) })));
  return all.flatMap(({ id, found }) => (isVariant(found) && families.includes(found.edition.family) ? [id] : []));
}

/** What a form for a file asks for, and what the file holds. */
export async function formOf({ kind, name, own }: Calls['form']['takes']): Promise<Calls['form']['gives']> {
  const engine = openOwn(own);
  const data = dataOf(kind, name, engine);
  const { schemas } = await formatsFor([], engine.editions);
  const shape = shapeOf(jsonSchemaOf(kind, schemas));
  const known = await knownWords(engine);
  const files = namesOf(libraryOf(engine), kind).map((it) => dataOf(kind, it, engine));
  return { data, shape, words: { ...wordsOf(shape, files, known), ...(kind === 'army' && ofArmy(data, engine)) } };
}

/** Words that the editions of each family know. */
async function knownWords({ editions }: OwnEngine): Promise<KnownWords> {
  const known = new Map<string, Set<string>>();
  for (const id of editions.ids) {
    const found = await editions.load(id);
    if (!isVariant(found)) continue;
    const { family, keywords } = found.edition;
    known.set(family, new Set([...(known.get(family) ?? []), ...keywords]));
  }
  return known;
}

/** Names that an army may give: datasheets, and its own units. */
function ofArmy(data: Data, engine: OwnEngine): { readonly [place: string]: readonly string[] } {
  const units = valueAt(data, ['units']);
  const ids = isList(units) ? units.map((it) => String(valueAt(it, ['id']) ?? '')) : [];
  const ofUnits = ['attachedTo', 'joins[]', 'embarkedIn', 'dedicatedTo'].map((it) => [`units[].${it}`, ids] as const);
  return { 'units[].datasheet': namesOf(libraryOf(engine), 'datasheet'), ...Object.fromEntries(ofUnits) };
}

/** A file as it would be kept, with what the loader finds in it, and in the own armies that it is for. */
export async function checked({ kind, name, data, own }: Calls['check']['takes']): Promise<Calls['check']['gives']> {
  const path = pathOf(kind, name);
  const changes = { [path]: fileOf(kind, data, own[path]) };
  const engine = openOwn({ ...own, ...changes });
  const formats = await formatsFor([], engine.editions);
  const issues = faultsIn(engine, formats, path, kind);
  const faults = issues.filter((it) => it.file === path).map((it) => ({ path: it.path, message: it.message }));
  const others = issues.filter((it) => it.file !== path);
  const broken = kind === 'army' || issues.length > 0 ? [] : brokenBy(name, engine, formats);
  return { changes, faults, others: [...others, ...broken].map(words) };
}

const words = ({ file, path, message }: InputIssue): string => `${file}: ${path === '' ? '' : `${path}: `}${message}`;

function faultsIn({ files, dataDirs }: OwnEngine, formats: Formats, path: string, kind: FormKind): readonly InputIssue[] {
  try {
    validateFile(path, { files, formats, dataDirs, kind });
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.issues;
  }
}

/** What is wrong with own armies that have a datasheet. */
function brokenBy(sheet: string, engine: OwnEngine, formats: Formats): InputIssue[] {
  const armies = namesOf(libraryOf(engine), 'army').filter((it) => engine.files.exists(pathOf('army', it)));
  return armies.flatMap((it) => (hasSheet(dataOf('army', it, engine), sheet) ? faultsIn(engine, formats, pathOf('army', it), 'army') : []));
}

function hasSheet(army: Data, sheet: string): boolean {
  const units = valueAt(army, ['units']);
  return isList(units) && units.some((it) => valueAt(it, ['datasheet']) === sheet);
}

/** A bundled army as an own one, under a name that is free. */
export function copiedArmy({ name, own }: Calls['copyArmy']['takes']): Calls['copyArmy']['gives'] {
  const engine = openOwn(own);
  const data = dataOf('army', name, engine);
  const id = free(name, namesOf(libraryOf(engine), 'army'));
  return {
    army: id,
    changes: { [pathOf('army', id)]: fileOf('army', isMap(data) ? { ...data, id } : data, textOf('army', name, engine)) },
  };
}

/** An army with another unit, of a datasheet as it is, or of a copy of it under a title. */
export async function withUnit({ army, sheet, title, own }: Calls['addUnit']['takes']): Promise<Calls['addUnit']['gives']> {
  const engine = openOwn(own);
  const data = dataOf('datasheet', sheet, engine);
  const id = title === null ? sheet : free(slug(title, 'unit'), namesOf(libraryOf(engine), 'datasheet'));
  const list = dataOf('army', army, engine);
  const units = valueAt(list, ['units']);
  const listed = isList(units) ? units : [];
  const ids = listed.map((it) => String(valueAt(it, ['id']) ?? ''));
  const unit = { id: free(id, ids), datasheet: id, models: leastModels(data) };
  const changes = {
    ...(title !== null && {
      [pathOf('datasheet', id)]: fileOf('datasheet', isMap(data) ? { ...data, id, title } : data, textOf('datasheet', sheet, engine)),
    }),
    [pathOf('army', army)]: fileOf('army', isMap(list) ? { ...list, units: [...listed, unit] } : list, textOf('army', army, engine)),
  };
  return { sheet: id, changes };
}

/** A file as it is kept: what was there before stays as it was written, with its comments. */
const fileOf = (kind: FormKind, data: Data, before?: string): string =>
  before === undefined ? `${schemaLine(kind)}${yamlText(data)}` : editedYaml(before, data);

/** `captain`, or else `captain-2`. */
function free(name: string, taken: readonly string[]): string {
  let found = name;
  for (let n = 2; taken.includes(found); n++) found = `${name}-${n}`;
  return found;
}

/** The fewest models of a datasheet, at least one. */
function leastModels(sheet: Data): Data {
  const kinds = valueAt(sheet, ['models']);
  if (!isMap(kinds)) return {};
  const least = Object.entries(kinds).map(([kind, it]) => {
    const count = valueAt(it, ['count']);
    return [kind, Number((isList(count) ? count[0] : count) ?? 0)] as const;
  });
  const some = least.filter(([, count]) => count > 0);
  return Object.fromEntries(some.length > 0 ? some : least.slice(0, 1).map(([kind]) => [kind, 1]));
}
