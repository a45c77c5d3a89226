import { oneOf } from './check.ts';
import { readDatasheet } from './datasheet.ts';
import { besideArmy, find, shownPath } from './library.ts';
import { didYouMean } from './nearest.ts';
import { below, complain, type Reading, readNamed, type Spot } from './reading.ts';
import type { ArmyBody } from './schema/army.ts';
import type { Army, ArmyUnit, Datasheet, ModelCount, PointsByFamily } from './types.ts';

type UnitBody = ArmyBody['units'][number];
type Sheets = Map<string, Datasheet | null>;

/** An army by name or written out; `sheets` gains the datasheets it uses. Null if it has faults, which are noted. */
export function readArmy(reading: Reading, army: string | ArmyBody, from: Spot, sheets: Sheets): Army | null {
  if (typeof army !== 'string') return makeArmy(reading, army, from, sheets);
  const checked = readNamed(reading, 'army', army, from);
  if (checked === null) return null;
  const own = find(reading.lookup, 'army', army) as string;
  return makeArmy({ ...reading, lookup: besideArmy(reading.lookup, own) }, checked.data, { file: checked.file, path: [] }, sheets);
}

export function makeArmy(reading: Reading, body: ArmyBody, spot: Spot, sheets: Sheets): Army | null {
  const before = reading.issues.length;
  const units: ArmyUnit[] = [];
  const seen = new Set<string>();
  body.units.forEach((unit, index) => {
    const at = below(spot, 'units', index);
    if (seen.has(unit.id))
      complain(reading, below(at, 'id'), `found "${unit.id}" a second time, expected every unit's id once in its army`);
    seen.add(unit.id);
    const made = makeUnit(reading, unit, at, sheets);
    if (made !== null) units.push(made);
  });
  body.units.forEach((unit, index) => {
    for (const key of ['attachedTo', 'embarkedIn', 'dedicatedTo'] as const) {
      const other = unit[key];
      if (other === undefined || (seen.has(other) && other !== unit.id)) continue;
      complain(
        reading,
        below(spot, 'units', index, key),
        `found unknown unit "${other}", expected another unit of this army${didYouMean(other, seen)}`,
      );
    }
  });
  body.units.forEach((unit, index) => {
    if (unit.joins === undefined || unit.joins === 'any') return;
    unit.joins.forEach((other, k) => {
      if (seen.has(other) && other !== unit.id) return;
      complain(
        reading,
        below(spot, 'units', index, 'joins', k),
        `found unknown unit "${other}", expected another unit of this army${didYouMean(other, seen)}`,
      );
    });
  });
  body.units.forEach((unit, index) => {
    const owner = body.units.find((it) => it.id === unit.embarkedIn)?.dedicatedTo;
    if (owner === undefined || owner === unit.id || owner === unit.attachedTo) return;
    complain(
      reading,
      below(spot, 'units', index, 'embarkedIn'),
      `found "${unit.embarkedIn}", expected no transport that is dedicated to another unit ("${owner}")`,
    );
  });
  checkDetachments(reading, body, spot, seen);
  return reading.issues.length === before ? { ...headOf(body), units } : null;
}

/** Detachments name units of the army, each unit in one of them, and kinds of model that bear Enhancements are those of the unit. */
function checkDetachments(reading: Reading, { muster }: ArmyBody, spot: Spot, known: ReadonlySet<string>): void {
  const placed = new Set<string>();
  let rest = 0;
  for (const [at, { units }] of (muster?.detachments ?? []).entries()) {
    const place = below(spot, 'muster', 'detachments', at);
    if (units === undefined && ++rest > 1)
      complain(reading, place, 'found a second detachment without units, expected one that holds the others');
    for (const [k, unit] of (units ?? []).entries()) {
      if (!known.has(unit))
        complain(reading, below(place, 'units', k), `found unknown unit "${unit}", expected a unit of this army${didYouMean(unit, known)}`);
      else if (placed.has(unit))
        complain(reading, below(place, 'units', k), `found "${unit}" a second time, expected every unit in one detachment`);
      placed.add(unit);
    }
  }
}

const headOf = ({ id, title, doctrine, limit, muster, imported }: ArmyBody): Omit<Army, 'units'> => ({
  id,
  title,
  ...(doctrine === undefined ? {} : { doctrine }),
  limit,
  ...(muster !== undefined && { muster }),
  ...(imported !== undefined && { imported }),
});

/** Points of an army in each family in which all its units have points. */
export function armyPoints(units: readonly ArmyUnit[]): PointsByFamily {
  return sumPoints(units.map((it) => [it.points, 1]));
}

/** Points of models of a datasheet, in each family in which all their kinds have points. */
export function modelPoints(sheet: Datasheet, models: readonly ModelCount[]): PointsByFamily {
  return sumPoints(models.map((it) => [kindPoints(sheet, it.kind), it.count] as const));
}

function sumPoints(parts: readonly (readonly [PointsByFamily, number])[]): PointsByFamily {
  const sums: { [family: string]: number } = {};
  // If one of them lacks a family, there is no sum in it.
  for (const family of Object.keys(parts[0]?.[0] ?? {})) {
    let sum = 0;
    let whole = true;
    for (const [points, count] of parts) {
      const each: number | undefined = points[family];
      if (each === undefined) whole = false;
      else sum += each * count;
    }
    if (whole) sums[family] = sum;
  }
  return sums;
}

/** One unit of a list; null if it has faults, which are noted. `sheets` gains its datasheet. */
export function makeUnit(reading: Reading, body: UnitBody, spot: Spot, sheets: Sheets): ArmyUnit | null {
  const at = below(spot, 'datasheet');
  const path = find(reading.lookup, 'datasheet', body.datasheet);
  const known = reading.sheets.get(body.datasheet);
  if (!sheets.has(body.datasheet)) {
    sheets.set(body.datasheet, readDatasheet(reading, body.datasheet, at));
    if (path !== null) reading.sheets.set(body.datasheet, path);
  } else if (sheets.get(body.datasheet) === null) return null;
  else if (path !== null && known !== undefined && path !== known) {
    const two = `${shownPath(reading.lookup.files, path)}, but another unit the one of ${shownPath(reading.lookup.files, known)}`;
    complain(reading, at, `found "${body.datasheet}" of ${two}; expected one datasheet of a name in a battle: rename one`);
    return null;
  }
  const sheet = sheets.get(body.datasheet) ?? null;
  if (sheet === null) return null;
  const models = countModels(reading, sheet, body, spot);
  if (models === null) return null;
  const bearers = (body.muster?.enhancements ?? []).flatMap((it) => it.bearer ?? []);
  checkNames(
    reading,
    bearers,
    sheet.models.map((it) => it.name),
    below(spot, 'muster', 'enhancements'),
    sheet,
  );
  return {
    id: body.id,
    datasheet: sheet.id,
    models,
    points: { ...modelPoints(sheet, models), ...body.points },
    roles: body.roles,
    attachedTo: body.attachedTo ?? null,
    joins: body.joins ?? null,
    embarkedIn: body.embarkedIn ?? null,
    dedicatedTo: body.dedicatedTo ?? null,
    reserve: body.reserve ?? null,
    ...(body.muster !== undefined && { muster: body.muster }),
  };
}

const kindPoints = (sheet: Datasheet, kind: string): PointsByFamily => sheet.models.find((it) => it.name === kind)?.points ?? {};

interface CountsBody {
  readonly models?: number | { readonly [kind: string]: number };
  readonly wargear?: { readonly [kind: string]: readonly string[] };
}

/** The models of a unit as its army (or an example) asks for them. Null if there are faults, which are noted. */
export function countModels(reading: Reading, sheet: Datasheet, body: CountsBody, spot: Spot, strict = true): ModelCount[] | null {
  const before = reading.issues.length;
  const kinds = sheet.models.map((it) => it.name);
  const asked = body.models;
  const at = below(spot, 'models');
  if (typeof asked === 'number' && sheet.models.length > 1 && strict) {
    complain(reading, at, `found ${asked}, expected numbers by kind: ${sheet.id} has ${oneOf(kinds)}`);
  }
  if (typeof asked === 'object') checkNames(reading, Object.keys(asked), kinds, at, sheet);
  const named = reading.issues.length === before;
  const models: ModelCount[] = [];
  for (const kind of sheet.models) {
    const count =
      typeof asked === 'number' ? (kind === sheet.models[0] ? asked : 0) : asked === undefined ? kind.least : (asked[kind.name] ?? 0);
    if (strict && named && (count < kind.least || count > kind.most)) {
      complain(reading, at, `found ${count} ${kind.name}, expected ${kind.least} to ${kind.most}`);
    }
    if (count > 0) models.push({ kind: kind.name, count, weapons: body.wargear?.[kind.name] ?? kind.weapons });
  }
  if (models.length === 0 && reading.issues.length === before) complain(reading, at, 'found no models, expected at least one');
  checkWargear(reading, sheet, body.wargear ?? {}, below(spot, 'wargear'));
  return reading.issues.length === before ? models : null;
}

function checkWargear(reading: Reading, sheet: Datasheet, wargear: { readonly [kind: string]: readonly string[] }, spot: Spot): void {
  checkNames(
    reading,
    Object.keys(wargear),
    sheet.models.map((it) => it.name),
    spot,
    sheet,
  );
  const weapons = sheet.weapons.map((it) => it.name);
  for (const [kind, names] of Object.entries(wargear)) {
    names.forEach((name, index) => {
      if (weapons.includes(name)) return;
      const message = `found unknown weapon "${name}", expected one of ${sheet.id}: ${oneOf(weapons)}${didYouMean(name, weapons)}`;
      complain(reading, below(spot, kind, index), message);
    });
  }
}

function checkNames(reading: Reading, names: readonly string[], kinds: readonly string[], spot: Spot, sheet: Datasheet): void {
  for (const name of names) {
    if (kinds.includes(name)) continue;
    complain(
      reading,
      below(spot, name),
      `found unknown kind "${name}", expected one of ${sheet.id}: ${oneOf(kinds)}${didYouMean(name, kinds)}`,
    );
  }
}
