import { snap } from './angle.ts';
import { oneOf } from './check.ts';
import { formUp } from './formation.ts';
import { namedIn } from './named-in.ts';
import { didYouMean } from './nearest.ts';
import { LIST_FIELDS, type SheetValue } from './sheet-values.ts';
import type { Army, ArmyColour, ArmyUnit, Battle, Datasheet, ModelCount, ModelKind, Placement, Point, PointsByFamily } from './types.ts';

/** A unit whose entry in an army list is being changed. */
export interface Listed {
  readonly sheet: Datasheet;
  readonly unit: ArmyUnit;
}

/**
 * Sets how many models a unit has, their weapons, or the points of the unit: what its army list says of it. Values that name a kind of model
 * come before those for the whole unit.
 *
 * @param report is told why a value cannot be set
 */
export function editLists(
  battle: Battle,
  values: readonly SheetValue[],
  family: string,
  report: (value: SheetValue, problem: string) => void,
): Battle {
  const sorted = [...values].sort((a, b) => rankOf(a) - rankOf(b));
  let now = battle;
  for (const value of sorted) {
    const named = namedIn(now, value);
    if (named === null || typeof named === 'string') continue;
    for (const { army, unit } of named.units) {
      const sheet = now.datasheets[unit.datasheet] as Datasheet;
      const changed = listed({ sheet, unit }, { ...value, part: named.part }, family);
      const fault = typeof changed === 'string' ? changed : withoutPlaces(now.deployment[army], changed);
      if (fault !== null) report(value, fault);
      else if (typeof changed !== 'string') now = withUnit(now, army, unit, changed);
    }
    if (!named.isUnit) now = { ...now, conjurable: now.conjurable.map((it) => conjured(now, it, named.datasheets, value, family)) };
  }
  return now;
}

const rankOf = ({ part, field }: SheetValue): number => (field === 'points' ? 2 : part === null ? 1 : 0);

/** What can be conjured follows its datasheet where it can. */
function conjured(battle: Battle, unit: ArmyUnit, sheets: readonly string[], value: SheetValue, family: string): ArmyUnit {
  if (!sheets.includes(unit.datasheet)) return unit;
  const changed = listed({ sheet: battle.datasheets[unit.datasheet] as Datasheet, unit }, value, family);
  return typeof changed === 'string' ? unit : changed;
}

/** Whether a value changes a unit's entry, or why it cannot be set. */
export function listedIdle(it: Listed, value: SheetValue, family: string): boolean {
  const changed = listed(it, value, family);
  return typeof changed !== 'string' && JSON.stringify(changed) === JSON.stringify(it.unit);
}

/** What a field of a unit's entry is; null if kinds of model differ in it. */
export function listedValue({ unit, sheet }: Listed, part: string | null, field: string, family: string): string | null {
  const of = unit.models.filter((it) => part === null || it.kind === part);
  if (field === 'points') return unit.points[family] === undefined ? null : String(unit.points[family]);
  if (field === 'models') return String(sizeOf(of));
  const hasLine = (name: string): boolean => sheet.weapons.some((it) => it.name === name && it.blocks[family] !== undefined);
  const each = new Set(of.map(({ weapons }) => (field === 'weapon' ? weapons.find(hasLine) : weapons.join('/'))));
  return each.size === 1 ? ([...each][0] ?? null) : null;
}

/** A unit's entry with one value set, or why it cannot be. */
function listed(it: Listed, value: SheetValue, family: string): ArmyUnit | string {
  const kinds = it.sheet.models.map(({ name }) => name);
  if (value.part !== null && !kinds.includes(value.part))
    return `found unknown kind of model "${value.part}", expected one of ${it.sheet.id}: ${oneOf(kinds)}${didYouMean(value.part, kinds)}`;
  switch (value.field) {
    case 'models':
      return withModels(it, value);
    case 'weapon':
    case 'weapons':
      return withWeapons(it, value, family);
    default:
      return withPoints(it.unit, value, family);
  }
}

function withPoints(unit: ArmyUnit, { value, part }: SheetValue, family: string): ArmyUnit | string {
  const points = Number(value);
  if (part !== null)
    return `found points of a kind of model, expected those of the whole unit (${unit.id}.points), or those of its datasheet`;
  if (!(points >= 0)) return `found ${value}, expected a number of points`;
  return { ...unit, points: { ...unit.points, [family]: points } };
}

function withModels({ sheet, unit }: Listed, { value, part }: SheetValue): ArmyUnit | string {
  const wanted = Number(value);
  if (!/^\d{1,3}$/.test(value)) return `found ${value}, expected a whole number of models`;
  const kind = part ?? mostOf(unit);
  const others = unit.models.reduce((sum, it) => sum + (it.kind === kind ? 0 : it.count), 0);
  const count = part === null ? wanted - others : wanted;
  const { least, most } = sheet.models.find((it) => it.name === kind) as ModelKind;
  if (count < least || count > most || count + others < 1) {
    const beside = part === null && others > 0 ? ` beside ${others} other${others === 1 ? '' : 's'}` : '';
    return `found ${wanted}, expected ${count + others < 1 ? 'at least one model' : `${least} to ${most} ${kind}${beside}: ${sheet.id} says so`}`;
  }
  const models = sheet.models.flatMap((it): ModelCount[] => {
    const own = unit.models.find((m) => m.kind === it.name);
    const n = it.name === kind ? count : (own?.count ?? 0);
    return n === 0 ? [] : [{ kind: it.name, count: n, weapons: own?.weapons ?? it.weapons }];
  });
  return { ...unit, models, points: pointsAfter(unit, models, sheet) };
}

/** The kind of model of which a unit has most, the first of equals: it makes up the number. */
const mostOf = ({ models }: ArmyUnit): string => models.reduce((a, b) => (b.count > a.count ? b : a)).kind;

/** A unit's points with other models: by those of its kinds, or in proportion to the number where these have none. */
function pointsAfter({ points, models: before }: ArmyUnit, after: readonly ModelCount[], sheet: Datasheet): PointsByFamily {
  return Object.fromEntries(
    Object.entries(points).map(([family, cost]) => {
      const worth = (list: readonly ModelCount[]): number | null => {
        const each = list.map(({ kind, count }) => [sheet.models.find((it) => it.name === kind)?.points[family], count] as const);
        return each.reduce<number | null>((sum, [one, n]) => (sum === null || one === undefined ? null : sum + one * n), 0);
      };
      const [then, now] = [worth(before), worth(after)];
      if (then !== null && now !== null) return [family, cost + now - then];
      return [family, Math.round((100 * cost * sizeOf(after)) / sizeOf(before)) / 100];
    }),
  );
}

function withWeapons({ sheet, unit }: Listed, { value, part, field }: SheetValue, family: string): ArmyUnit | string {
  const known = sheet.weapons.filter((it) => it.blocks[family] !== undefined).map((it) => it.name);
  const wanted = value.split('/');
  const strange = wanted.find((it) => !known.includes(it));
  if (strange !== undefined)
    return `found unknown weapon "${strange}", expected one of ${sheet.id}: ${oneOf(known)}${didYouMean(strange, known)}`;
  if (field === 'weapon' && wanted.length > 1) return `found ${wanted.length} weapons, expected one; ${unit.id}.weapons=${value} sets all`;
  const armed = unit.models.filter((it) => part === null || it.kind === part);
  if (armed.length === 0) return `found no ${part} in ${unit.id}, expected one of ${oneOf(unit.models.map((it) => it.kind))}`;
  // A weapon without a line of the family is not carried in it.
  const shown = (own: readonly string[]): string =>
    field === 'weapons' ? own.join('/') : (own.find((it) => known.includes(it)) ?? 'none');
  if (new Set(armed.map(({ weapons }) => shown(weapons))).size > 1) {
    const each = armed.map(({ kind, weapons }) => `${kind} ${shown(weapons)}`);
    return `found kinds of model that differ in it (${each.join(', ')}), expected one by name: ${unit.id}.${armed[0]?.kind}.${field}`;
  }
  const weapons = (own: readonly string[]): readonly string[] => {
    const main = shown(own);
    if (field === 'weapons') return wanted;
    return main === value ? own : [value, ...own.filter((it) => it !== main && it !== value)];
  };
  return { ...unit, models: unit.models.map((it) => (armed.includes(it) ? { ...it, weapons: weapons(it.weapons) } : it)) };
}

function withUnit(battle: Battle, colour: ArmyColour, before: ArmyUnit, after: ArmyUnit): Battle {
  const army: Army = battle.armies[colour];
  const units = army.units.map((it) => (it === before ? after : it));
  const sheet = battle.datasheets[after.datasheet] as Datasheet;
  const places = battle.deployment[colour].map((it) => (it.unit === after.id ? placed(it, after, sheet) : it));
  return {
    ...battle,
    armies: { ...battle.armies, [colour]: { ...army, units } },
    deployment: { ...battle.deployment, [colour]: places },
  };
}

/** A formation is drawn up again with other models; of places written model by model the last are left free. */
function placed(it: Placement, { models }: ArmyUnit, sheet: Datasheet): Placement {
  const { ranks, positions } = it;
  const count = sizeOf(models);
  if (ranks === undefined) return { ...it, positions: positions.slice(0, count) };
  if ('files' in ranks) return { ...it, positions: formUp(sheet, models, ranks.at, it.facing, ranks.files, ranks.gap) };
  const [x, y] = positions[0] as Point;
  return { ...it, positions: Array.from({ length: count }, (_, i): Point => [x, snap(y + i * ranks.spacing)]) };
}

const sizeOf = (list: readonly ModelCount[]): number => list.reduce((sum, it) => sum + it.count, 0);

/** Why a unit of so many models could not be placed; null if it can. */
function withoutPlaces(placements: readonly Placement[], { id, models }: ArmyUnit): string | null {
  const own = placements.find((it) => it.unit === id);
  if (own === undefined || own.ranks !== undefined || own.positions.length >= sizeOf(models)) return null;
  return `found ${sizeOf(models)} models, expected at most ${own.positions.length}: the places of ${id} are written model by model`;
}

/** Whether a value is one of an army list: a number of models, weapons, or the points of a whole unit. */
export function isOfList(battle: Battle, value: Omit<SheetValue, 'value'>): boolean {
  if (LIST_FIELDS.has(value.field)) return true;
  const named = value.field === 'points' ? namedIn(battle, value) : null;
  return named !== null && typeof named !== 'string' && named.isUnit && named.part === null;
}
