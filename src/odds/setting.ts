import type { Selection } from '../compile/select.ts';
import { AddressedDice } from '../engine/dice/addressed.ts';
import { gap } from '../kit/index.ts';
import type { Models, Unit } from '../rules/index.ts';
import type { Datasheet, Example, ExampleFile, ExampleUnit, Point } from '../scenario/types.ts';
import { sceneWith } from '../scene/stage.ts';
import { attackerAndTarget } from './own-attack.ts';

/** An attack of a file: an example and what it is read with. */
export interface Setting {
  readonly example: Example;
  readonly file: ExampleFile;
}

/** What is asked of an attack does not fit it; the message says what would. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Models of a rank; those beyond stand behind them. */
const RANK = 10;
/** Inches between the bases of models side by side. */
const BESIDE = 0.5;
/** How near a distance is to be, inches, and how often the target is moved to get there. */
const NEAR_ENOUGH = 0.01;
const MOVES = 8;

const partiesOf = (example: Example): { readonly attacker: string; readonly target: string } => {
  const found = attackerAndTarget(example);
  if (found === null) throw new SettingError('no step says who attacks whom (shoot: A, at: B)');
  return found;
};

const withUnit = ({ example, file }: Setting, name: string, unit: ExampleUnit): Setting => ({
  file,
  example: { ...example, given: { ...example.given, units: { ...example.given.units, [name]: unit } } },
});

const unitOf = ({ given }: Example, name: string): ExampleUnit => given.units[name] as ExampleUnit;

/** The attack with so many models of the attacker, in ranks of ten from where its first stands. */
export function withModels(setting: Setting, models: number, selection: Selection): Setting {
  const { attacker } = partiesOf(setting.example);
  const unit = unitOf(setting.example, attacker);
  const first = unit.at ?? unit.places?.[0];
  if (unit.kinds !== undefined || typeof unit.models === 'object' || first === undefined)
    throw new SettingError(`${attacker} has several kinds of models or no place: its number is that of the file`);
  const { places: _, ...rest } = unit;
  if (models <= RANK) return withUnit(setting, attacker, { ...rest, at: [first[0], first[1]], models });
  const { models: columns, from, to } = onTable(setting, selection);
  const step = unit.spacing ?? 2 * (columns.radius[from.first] ?? 0) + BESIDE;
  const back = (columns.x[from.first] ?? 0) < (columns.x[to.first] ?? 0) ? -1 : 1;
  const places = Array.from(
    { length: models },
    (_, i): Point => [first[0] + back * step * Math.floor(i / RANK), first[1] + step * (i % RANK)],
  );
  // Who is as near stands beside another in the list as well: fewer courses of play differ in who of unlike ones has hit.
  const away = ([x, y]: Point): number => Math.hypot(x - (columns.x[to.first] ?? 0), y - (columns.y[to.first] ?? 0));
  places.sort((one, other) => away(one) - away(other));
  const { at: __, ...placed } = rest;
  return withUnit(setting, attacker, { ...placed, places, models });
}

/** The attack with so many inches between the nearest models of the two units: the target is moved straight away or nearer. */
export function atRange(setting: Setting, inches: number, selection: Selection): Setting {
  const { attacker, target } = partiesOf(setting.example);
  let moved = setting;
  for (let k = 0; k < MOVES; k++) {
    const { models, from: a, to: b } = onTable(moved, selection);
    let nearest = Infinity;
    for (let i = a.first; i < a.first + a.size; i++)
      for (let j = b.first; j < b.first + b.size; j++) nearest = Math.min(nearest, gap(models, i, j));
    const short = inches - nearest;
    if (Math.abs(short) < NEAR_ENOUGH) return moved;
    const away = (models.x[b.first] ?? 0) >= (models.x[a.first] ?? 0) ? 1 : -1;
    const unit = unitOf(moved.example, target);
    moved = withUnit(moved, target, {
      ...unit,
      ...(unit.at !== undefined && { at: [unit.at[0] + away * short, unit.at[1]] as const }),
      ...(unit.places !== undefined && { places: unit.places.map(([x, y, level = 0]) => [x + away * short, y, level] as const) }),
    });
  }
  throw new SettingError(`${target} cannot be set up ${inches} inches from ${attacker}`);
}

/** The attack at another target: so many models of a datasheet (without a number its fewest), where the target of the file stands. */
export function against(setting: Setting, sheet: Datasheet, models: number | null): Setting {
  const { target } = partiesOf(setting.example);
  const { army, at, places, facing } = unitOf(setting.example, target);
  const first = at ?? places?.[0];
  if (first === undefined) throw new SettingError(`${target} has no place where another target could stand`);
  const unit: ExampleUnit = {
    datasheet: sheet.id,
    at: [first[0], first[1]],
    ...(army !== undefined && { army }),
    ...(facing !== undefined && { facing }),
    ...(models !== null && { models }),
  };
  const { file, ...rest } = withUnit(setting, target, unit);
  return { ...rest, file: { ...file, datasheets: { ...file.datasheets, [sheet.id]: sheet } } };
}

/** Attacker and target as they are set up. */
function onTable({ example, file }: Setting, selection: Selection): { readonly models: Models; readonly from: Unit; readonly to: Unit } {
  const { attacker, target } = partiesOf(example);
  const scene = sceneWith(example, file, selection, (rollers, nobody) => new AddressedDice(rollers, nobody));
  return { models: scene.arena.models, from: scene.unit(attacker), to: scene.unit(target) };
}
