import { didYouMean } from './nearest.ts';
import { isColour, type SheetValue } from './sheet-values.ts';
import type { ArmyColour, ArmyUnit, Battle, Datasheet } from './types.ts';

/** A unit of an army list. */
export interface NamedUnit {
  readonly army: ArmyColour;
  readonly unit: ArmyUnit;
}

/** What the name of a value stands for in a scenario. */
export interface Named {
  /** Datasheets by their key in the scenario, if it is one of theirs; in a worked example every unit has a copy of its own. */
  readonly datasheets: readonly string[];
  /** The unit, if it is the name of one; else those that play by these datasheets. */
  readonly units: readonly NamedUnit[];
  readonly isUnit: boolean;
  /** A kind of model, a weapon or a map. */
  readonly part: string | null;
}

type Name = Pick<SheetValue, 'sheet' | 'part'>;

const COLOURS = ['red', 'blue'] as const;

const unitsOf = ({ armies }: Battle): NamedUnit[] => COLOURS.flatMap((army) => armies[army].units.map((unit) => ({ army, unit })));

/** What a name stands for: a datasheet before a unit. Null if it is neither; a message if it could be either of two units. */
export function namedIn(battle: Battle, { sheet, part }: Name): Named | string | null {
  const units = unitsOf(battle);
  const keys = Object.keys(battle.datasheets).filter((it) => it === sheet || battle.datasheets[it]?.id === sheet);
  if (keys.length > 0) return { datasheets: keys, units: units.filter((it) => keys.includes(it.unit.datasheet)), isUnit: false, part };
  const [army = '', own] = sheet.split('.');
  if (own !== undefined)
    return theOne(
      units.filter((it) => isOf(battle, it, army) && it.unit.id === own),
      part,
    );
  const bare = units.filter((it) => it.unit.id === sheet);
  if (bare.length > 0) return oneOf(bare, part, sheet);
  // `duel-line.line-1.models`: the id of an army, and one of its units.
  return theOne(
    units.filter((it) => isOf(battle, it, sheet) && it.unit.id === part),
    null,
  );
}

const isOf = ({ armies }: Battle, { army }: NamedUnit, name: string): boolean =>
  isColour(name) ? army === name : armies[army].id === name;

/** A unit of an army; of both where an army meets itself. */
const theOne = (units: readonly NamedUnit[], part: string | null): Named | null =>
  units.length === 0 ? null : { datasheets: [], units, isUnit: true, part };

function oneOf(units: readonly NamedUnit[], part: string | null, name: string): Named | string | null {
  const [first, second] = units;
  if (first === undefined) return null;
  if (second === undefined) return { datasheets: [], units, isUnit: true, part };
  const own = name.split('.').at(-1);
  return `is a unit of both armies, expected one of them: red.${own} or blue.${own}`;
}

/** The datasheets that a value is about, and whose units. */
export function placesOf(battle: Battle, value: Name): readonly Place[] {
  const named = namedIn(battle, value);
  if (named === null || typeof named === 'string') return [];
  const { part, isUnit, units, datasheets } = named;
  if (isUnit) return units.map(({ unit }) => ({ sheet: battle.datasheets[unit.datasheet] as Datasheet, part, units: [unit] }));
  const all = [...units.map(({ unit }) => unit), ...battle.conjurable];
  return datasheets.map((key) => ({
    sheet: battle.datasheets[key] as Datasheet,
    part,
    units: all.filter((it) => it.datasheet === key),
  }));
}

/** A datasheet that a name stands for, and the units that play by it. */
export interface Place {
  readonly sheet: Datasheet;
  readonly part: string | null;
  readonly units: readonly ArmyUnit[];
}

/** Why a name stands for nothing in any of these scenarios, with the nearest that does. */
export function unknownName({ sheet, part }: Name, together: readonly Battle[]): string {
  const sheets = [...new Set(together.flatMap((it) => Object.values(it.datasheets).map(({ id }) => id)))].sort();
  const units = [
    ...new Set(together.flatMap((it) => unitsOf(it).map(({ army, unit }) => (isExample(it) ? unit.id : `${army}.${unit.id}`)))),
  ].sort();
  const names = [...new Set(together.flatMap((it) => unitsOf(it).map(({ unit }) => unit.id)))];
  const told =
    sheet.includes('.') || part === null
      ? sheet
      : together.some((it) => COLOURS.some((c) => it.armies[c].id === sheet))
        ? `${sheet}.${part}`
        : sheet;
  const near = didYouMean(told, [...sheets, ...names, ...units]);
  return `found unknown datasheet or unit "${told}", expected one of ${together.map(calledIn).join(', ')}: ${sheets.join(', ')}, or of the units ${units.join(', ')}${near}`;
}

const isExample = ({ sources }: Battle): boolean => sources.some((it) => it.kind === 'examples');

/** A scenario by its id, an attack by its title. */
export const calledIn = (battle: Battle): string => (isExample(battle) ? `"${battle.title}"` : battle.id);
