import { armyPoints } from './army.ts';
import { checkWith, oneOf } from './check.ts';
import { makeDatasheet } from './datasheet.ts';
import { checkingOnly, type KnownFamily } from './formats.ts';
import { InputError, type InputIssue } from './input-error.ts';
import { didYouMean } from './nearest.ts';
import { newReading } from './reading.ts';
import type { DatasheetFile } from './schema/datasheet.ts';
import { findFields } from './sheet-fields.ts';
import { type SheetValue, sheetData, sheetValueText } from './sheet-values.ts';
import type { Army, ArmyUnit, Battle, Datasheet, Source } from './types.ts';
import type { PathStep, YamlFile } from './yaml-file.ts';

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
export function editSheets(battle: Battle, { values, family: checked }: SheetEdits, together: readonly Battle[] = [battle]): Battle {
  const family = checked.name;
  const issues: InputIssue[] = values.flatMap((value) => {
    const problem = idle(value, family, together);
    return problem === null ? [] : [issueAt(battle, value, problem, pathOf(battle, value, family))];
  });
  const datasheets: { [id: string]: Datasheet } = { ...battle.datasheets };
  for (const id of new Set(values.map((it) => it.sheet))) {
    const sheet = battle.datasheets[id];
    if (sheet === undefined) continue;
    const own = values.filter((it) => it.sheet === id);
    const edited = editSheet(sheet, own, checked, battle, issues);
    if (edited !== null) datasheets[id] = edited;
  }
  if (issues.length > 0) throw new InputError(issues);
  const priced = (unit: ArmyUnit): ArmyUnit => repriced(unit, battle.datasheets[unit.datasheet], datasheets[unit.datasheet]);
  const armies = { red: withUnits(battle.armies.red, priced), blue: withUnits(battle.armies.blue, priced) };
  for (const [before, after] of [
    [battle.armies.red, armies.red],
    [battle.armies.blue, armies.blue],
  ] as const)
    issues.push(...overLimit(battle, before, after, family, values));
  if (issues.length > 0) throw new InputError(issues);
  return { ...battle, datasheets, armies, conjurable: battle.conjurable.map(priced) };
}

/** Where the first field that a value applies to is in its file. */
function pathOf(battle: Battle, value: SheetValue, family: string): readonly PathStep[] {
  const sheet = battle.datasheets[value.sheet];
  const found = sheet === undefined ? '' : findFields(sheet, value, family);
  return typeof found === 'string' ? [] : (found[0]?.path ?? []);
}

/** Why a value changes nothing in any of the scenarios; null if it does. */
function idle(value: SheetValue, family: string, together: readonly Battle[]): string | null {
  const with_ = together.filter((it) => it.datasheets[value.sheet] !== undefined);
  const where = together.map((it) => it.id).join(', ');
  if (with_.length === 0) {
    const known = [...new Set(together.flatMap((it) => Object.keys(it.datasheets)))].sort();
    return `found unknown datasheet "${value.sheet}", expected one of ${where}: ${known.join(', ')}${didYouMean(value.sheet, known)}`;
  }
  let reason: string | null = null;
  for (const battle of with_) {
    const sheet = battle.datasheets[value.sheet] as Datasheet;
    const found = findFields(sheet, value, family);
    // A field that cannot be found is reported with its place when the sheet is edited.
    if (typeof found === 'string') return null;
    const wanted = JSON.stringify(sheetData(value));
    if (found.every((it) => JSON.stringify(it.current) === wanted)) reason = `changes nothing: it is already ${value.value}`;
    else if (!found.some((it) => isFielded(battle, sheet, it.path))) reason = `changes nothing: no unit of ${where} has it`;
    else return null;
  }
  return reason;
}

/** Whether a unit of a scenario has the model or weapon at a path of its datasheet. */
function isFielded(battle: Battle, sheet: Datasheet, [list, name]: readonly PathStep[]): boolean {
  const units = [...battle.armies.red.units, ...battle.armies.blue.units, ...battle.conjurable].filter((it) => it.datasheet === sheet.id);
  if (list === 'models') return units.some((it) => it.models.some((m) => m.kind === name));
  if (list === 'weapons') return units.some((it) => it.models.some((m) => m.weapons.includes(String(name))));
  return units.length > 0;
}

function editSheet(
  sheet: Datasheet,
  values: readonly SheetValue[],
  family: KnownFamily,
  battle: Battle,
  issues: InputIssue[],
): Datasheet | null {
  const before = issues.length;
  const body = structuredClone(bodyOf(sheet));
  const setBy = new Map<string, string>();
  for (const value of values) {
    const found = findFields(sheet, value, family.name);
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
  const reading = newReading({ folders: [] }, formats);
  const made = checked === null ? null : makeDatasheet(reading, checked, { file, path: [] });
  const told = new Set<string>();
  for (const issue of [...wrong, ...reading.issues]) {
    if (told.has(issue.message)) continue;
    told.add(issue.message);
    issues.push({ ...issue, message: `${issue.message} (${values.map(sheetValueText).join(',')})` });
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

/** The place of the nearest ancestor of a path that is in a file; 0 where nothing is known. */
function placeIn(source: Source | undefined, steps: readonly PathStep[]): readonly [number, number] {
  for (let depth = steps.length; depth > 0; depth--) {
    const place = source?.positions[steps.slice(0, depth).join('.')];
    if (place !== undefined) return place;
  }
  return [0, 0];
}

function issueAt(battle: Battle, value: SheetValue, message: string, path: readonly PathStep[] = []): InputIssue {
  const source = sourceOf(battle, value.sheet) ?? battle.sources.find((it) => it.kind === 'scenario');
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
