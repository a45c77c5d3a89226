import { armyPoints } from './army.ts';
import { checkWith, oneOf } from './check.ts';
import { makeDatasheet } from './datasheet.ts';
import { editLists, isOfList, listedIdle } from './edit-lists.ts';
import { filesInMemory } from './files-in-memory.ts';
import { checkingOnly, type KnownFamily } from './formats.ts';
import { InputError, type InputIssue } from './input-error.ts';
import { calledIn, namedIn, placesOf, unknownName } from './named-in.ts';
import type { PathStep } from './path.ts';
import { newReading } from './reading.ts';
import type { DatasheetFile } from './schema/datasheet.ts';
import { findFields } from './sheet-fields.ts';
import { type SheetValue, sheetData, sheetValueText } from './sheet-values.ts';
import type { Army, ArmyColour, ArmyUnit, Battle, Datasheet, Source } from './types.ts';
import type { YamlFile } from './yaml-file.ts';

export interface SheetEdits {
  readonly values: readonly SheetValue[];
  /** The family whose blocks are edited and checked. */
  readonly family: KnownFamily;
}

/**
 * A scenario as if its datasheet files had been edited by hand: checked in the same way, with the points of its units
 * added up again. Units whose army list states their points keep those.
 *
 * @param together The scenarios that are played together. A value must change something in at least one of them.
 * @throws InputError that lists every value that cannot be set
 */
export function editSheets(given: Battle, { values, family: checked }: SheetEdits, together: readonly Battle[] = [given]): Battle {
  const family = checked.name;
  const issues: InputIssue[] = values.flatMap((value) => {
    const problem = idle(value, family, together);
    return problem === null ? [] : [issueAt(given, value, problem, pathOf(given, value, family))];
  });
  const report = (value: SheetValue, problem: string): void => void issues.push(issueAt(given, value, problem));
  const ofList = values.filter((it) => isOfList(given, it));
  const battle = editLists(
    given,
    ofList.filter((it) => it.field !== 'points'),
    family,
    report,
  );
  const edited = editFields(
    battle,
    values.filter((it) => !ofList.includes(it)),
    checked,
    issues,
  );
  if (issues.length > 0) throw new InputError(issues);
  const priced = editLists(
    edited,
    ofList.filter((it) => it.field === 'points'),
    family,
    report,
  );
  for (const colour of ['red', 'blue'] as const)
    issues.push(...overLimit(battle, battle.armies[colour], priced.armies[colour], family, values));
  if (issues.length > 0) throw new InputError(issues);
  return priced;
}

/** A value of a datasheet, for the datasheet itself or for a copy that one unit has of it. */
interface Edit {
  readonly value: SheetValue;
  readonly part: string | null;
}

/** Sets values of datasheets; a unit whose own values are set gets a copy of its datasheet, over whose values they lie. */
function editFields(battle: Battle, values: readonly SheetValue[], family: KnownFamily, issues: InputIssue[]): Battle {
  const bySheet = new Map<string, Edit[]>();
  const byUnit = new Map<string, { army: ArmyColour; unit: ArmyUnit; edits: Edit[] }>();
  for (const value of values) {
    const named = namedIn(battle, value);
    if (named === null || typeof named === 'string') continue;
    const edit: Edit = { value, part: named.part };
    for (const key of named.datasheets) bySheet.set(key, [...(bySheet.get(key) ?? []), edit]);
    for (const { army, unit } of named.isUnit ? named.units : []) {
      const own = byUnit.get(`${army}.${unit.id}`)?.edits ?? [];
      byUnit.set(`${army}.${unit.id}`, { army, unit, edits: [...own, edit] });
    }
  }
  const datasheets: { [id: string]: Datasheet } = { ...battle.datasheets };
  const edited = (key: string, edits: readonly Edit[]): Datasheet | null =>
    editSheet(datasheets[key] as Datasheet, edits, family, battle, issues);
  for (const [key, edits] of bySheet) datasheets[key] = edited(key, edits) ?? (datasheets[key] as Datasheet);
  const copies = new Map<ArmyUnit, string>();
  for (const [name, { unit, edits }] of byUnit) {
    const sheet = edited(unit.datasheet, edits);
    if (sheet === null) continue;
    const key = `${unit.datasheet}@${name}`;
    datasheets[key] = sheet;
    copies.set(unit, key);
  }
  const now = (unit: ArmyUnit): ArmyUnit => {
    const key = copies.get(unit) ?? unit.datasheet;
    return { ...repriced(unit, battle.datasheets[unit.datasheet], datasheets[key]), datasheet: key };
  };
  const armies = { red: withUnits(battle.armies.red, now), blue: withUnits(battle.armies.blue, now) };
  return { ...battle, datasheets, armies, conjurable: battle.conjurable.map(now) };
}

/** Where the first field that a value applies to is in its file. */
function pathOf(battle: Battle, value: SheetValue, family: string): readonly PathStep[] {
  const [at] = isOfList(battle, value) ? [] : placesOf(battle, value);
  const found = at === undefined ? '' : findFields(at.sheet, { ...value, part: at.part }, family);
  return typeof found === 'string' ? [] : (found[0]?.path ?? []);
}

/** Why a value changes nothing in any of the scenarios; null if it does. */
function idle(value: SheetValue, family: string, together: readonly Battle[]): string | null {
  const where = together.map(calledIn).join(', ');
  const named = together.map((it) => namedIn(it, value));
  const unclear = named.find((it) => typeof it === 'string');
  if (typeof unclear === 'string') return unclear;
  if (named.every((it) => it === null)) return unknownName(value, together);
  const same = `changes nothing: it is already ${value.value}`;
  let reason = `changes nothing: no unit of ${where} has it`;
  for (const battle of together) {
    const ofList = isOfList(battle, value);
    for (const { sheet, part, units } of placesOf(battle, value)) {
      const own = { ...value, part };
      if (ofList) {
        if (units.some((unit) => !listedIdle({ unit, sheet }, own, family))) return null;
        if (units.length > 0) reason = same;
        continue;
      }
      const found = findFields(sheet, own, family);
      // A field that cannot be found is reported with its place when the sheet is edited.
      if (typeof found === 'string') return null;
      const wanted = JSON.stringify(sheetData(value));
      if (found.every((it) => JSON.stringify(it.current) === wanted)) reason = same;
      else if (found.some((it) => isFielded(units, it.path))) return null;
    }
  }
  return reason;
}

/** Whether one of the units has the model or weapon at a path of its datasheet. */
function isFielded(units: readonly ArmyUnit[], [list, name]: readonly PathStep[]): boolean {
  if (list === 'models') return units.some((it) => it.models.some((m) => m.kind === name));
  if (list === 'weapons') return units.some((it) => it.models.some((m) => m.weapons.includes(String(name))));
  return units.length > 0;
}

function editSheet(sheet: Datasheet, edits: readonly Edit[], family: KnownFamily, battle: Battle, issues: InputIssue[]): Datasheet | null {
  const before = issues.length;
  const body = structuredClone(bodyOf(sheet));
  const setBy = new Map<string, string>();
  for (const { value, part } of edits) {
    const found = findFields(sheet, { ...value, part }, family.name);
    if (typeof found === 'string') {
      issues.push(issueAt(battle, value, found));
      continue;
    }
    for (const { path } of found) {
      const place = path.join('.');
      const other = setBy.get(place);
      if (other !== undefined) issues.push(issueAt(battle, value, `is set by ${other} as well, expected one of them`));
      setBy.set(place, sheetValueText(value));
      put(body, path, sheetData(value));
    }
  }
  if (issues.length > before) return null;
  const file = asFile(body, battle, sheet.id);
  const wrong: InputIssue[] = [];
  const formats = checkingOnly(family, familiesOf(sheet));
  const checked = checkWith(formats.schemas.datasheet, file, wrong);
  if (sheet.inExample === true) {
    const byText = new Map<string, InputIssue>();
    for (const issue of wrong) {
      const key = /^found unknown key "([^"]+)"/.exec(issue.message)?.[1];
      const said = setBy.get(key === undefined ? issue.path : `${issue.path}.${key}`);
      if (said !== undefined) byText.set(issue.message, { ...issue, message: `${issue.message} (${said})` });
    }
    issues.push(...byText.values());
    return byText.size > 0 ? null : asGiven(sheet, body);
  }
  const reading = newReading({ files: filesInMemory(new Map()), folders: [] }, formats);
  const made = checked === null ? null : makeDatasheet(reading, checked, { file, path: [] });
  const told = new Set<string>();
  for (const issue of [...wrong, ...reading.issues]) {
    if (told.has(issue.message)) continue;
    told.add(issue.message);
    issues.push({ ...issue, message: `${issue.message} (${edits.map((it) => sheetValueText(it.value)).join(',')})` });
  }
  return made === null || sheet.origin === undefined ? made : { ...made, origin: sheet.origin };
}

/** Every family for which a datasheet has data. */
const familiesOf = ({ blocks, models, weapons }: Datasheet): string[] => [
  ...new Set(
    [blocks, ...models.flatMap((it) => [it.blocks, it.points]), ...weapons.map((it) => it.blocks)].flatMap((it) => Object.keys(it)),
  ),
];

/** The file from which a datasheet would be read. */
function bodyOf({ id, title, keywords, models, weapons, blocks }: Datasheet): object {
  return {
    format: 1,
    id,
    title,
    keywords,
    models: Object.fromEntries(
      models.map(({ name, least, most, base, height, weapons: carried, points, blocks: own }) => [
        name,
        { count: least === most ? least : [least, most], base, height, weapons: carried, points, ...own },
      ]),
    ),
    weapons: Object.fromEntries(weapons.map((it) => [it.name, it.blocks])),
    ...blocks,
  } satisfies { readonly [key in keyof DatasheetFile]?: unknown };
}

/** A datasheet of a worked example with the values of a file. */
function asGiven(sheet: Datasheet, body: object): Datasheet {
  const file = body as DatasheetFile;
  const families = familiesOf(sheet);
  const blocks = (from: object): Datasheet['blocks'] =>
    Object.fromEntries(Object.entries(from).filter(([key]) => families.includes(key))) as Datasheet['blocks'];
  return {
    ...sheet,
    blocks: blocks(file),
    models: sheet.models.map((it) => {
      const own = file.models[it.name] as DatasheetFile['models'][string];
      return { ...it, points: own.points, blocks: blocks(own) };
    }),
    weapons: sheet.weapons.map((it) => ({ ...it, blocks: blocks(file.weapons[it.name] ?? {}) })),
  };
}

function put(body: object, path: readonly PathStep[], value: unknown): void {
  let map = body as { [key: string]: unknown };
  for (const step of path.slice(0, -1)) map = map[step] as { [key: string]: unknown };
  const key = String(path.at(-1));
  if (value === undefined) delete map[key];
  else map[key] = value;
}

/** An edited datasheet in place of its file, so that faults are reported with line and column. */
function asFile(data: object, battle: Battle, id: string): YamlFile {
  const source = sourceOf(battle, id);
  const placeOf = (steps: readonly PathStep[]) => placeIn(source, steps);
  return {
    path: source?.path ?? `datasheet ${id}`,
    digest: source?.digest ?? '',
    data,
    issues: [],
    placeOf,
    placeOfKey: placeOf,
    positions: () => ({ ...source?.positions }),
  };
}

const sourceOf = (battle: Battle, sheet: string): Source | undefined =>
  battle.sources.find((it) => it.kind === 'datasheet' && it.id === sheet);

/** The file that a value is about: a datasheet, an army list, a scenario or an attack. */
function sourceFor(battle: Battle, value: SheetValue): Source | undefined {
  const of = (kind: Source['kind'], id?: string): Source | undefined =>
    battle.sources.find((it) => it.kind === kind && (id === undefined || it.id === id));
  const named = namedIn(battle, value);
  const [first] = named === null || typeof named === 'string' ? [] : named.units;
  const army = first !== undefined && isOfList(battle, value) ? of('army', battle.armies[first.army].id) : undefined;
  const sheet = first === undefined ? value.sheet : battle.datasheets[first.unit.datasheet]?.id;
  return army ?? of('datasheet', sheet) ?? of('scenario') ?? of('examples');
}

/** The place of the nearest ancestor of a path that is in a file; 0 where nothing is known. */
function placeIn(source: Source | undefined, steps: readonly PathStep[]): readonly [number, number] {
  for (let depth = steps.length; depth > 0; depth--) {
    const place = source?.positions[steps.slice(0, depth).join('.')];
    if (place !== undefined) return place;
  }
  return [0, 0];
}

function issueAt(battle: Battle, value: SheetValue, message: string, path: readonly PathStep[] = []): InputIssue {
  const source = sourceFor(battle, value);
  const [line, column] = placeIn(source, path);
  return { file: source?.path ?? battle.id, line, column, path: sheetValueText(value), message };
}

const withUnits = (army: Army, change: (unit: ArmyUnit) => ArmyUnit): Army => ({ ...army, units: army.units.map(change) });

/** If a unit's points are the sum over its models, they follow the models' new points. */
function repriced(unit: ArmyUnit, before: Datasheet | undefined, after: Datasheet | undefined): ArmyUnit {
  if (before === undefined || after === undefined || before === after) return unit;
  const points: { [family: string]: number } = { ...unit.points };
  for (const family of new Set([...Object.keys(points), ...after.models.flatMap((it) => Object.keys(it.points))])) {
    const cost = (sheet: Datasheet): number | undefined =>
      unit.models.reduce<number | undefined>((sum, { kind, count }) => {
        const each: number | undefined = sheet.models.find((it) => it.name === kind)?.points[family];
        return sum === undefined || each === undefined ? undefined : sum + each * count;
      }, 0);
    const now = cost(after);
    if (now !== undefined && points[family] === cost(before)) points[family] = now;
  }
  return { ...unit, points };
}

function overLimit(battle: Battle, before: Army, after: Army, family: string, values: readonly SheetValue[]): InputIssue[] {
  const [then, now] = [armyPoints(before.units)[family] ?? 0, armyPoints(after.units)[family] ?? 0];
  if (now <= before.limit || then > before.limit) return [];
  const source = battle.sources.find((it) => it.kind === 'army' && it.id === before.id);
  const set = values.filter((it) => it.field === 'points').map(sheetValueText);
  const message = `found units of ${now} ${family} points with ${oneOf(set)}, expected at most ${before.limit}; raise the limit of the army`;
  const [line, column] = placeIn(source, ['limit']);
  return [{ file: source?.path ?? battle.id, line, column, path: 'limit', message }];
}
