import type { Selection } from '../compile/select.ts';
import type { Example, ExampleFile, ExampleUnit } from '../scenario/types.ts';
import { exampleBattle } from '../scene/stage.ts';

/** Whether a unit of an example costs army points: those of its datasheet, or points of its own. */
export const isPriced = (unit: ExampleUnit | undefined): boolean =>
  unit !== undefined &&
  (unit.datasheet !== undefined || unit.points !== undefined || Object.values(unit.kinds ?? {}).some((it) => it.points !== undefined));

/** What a unit of an example costs under a ruleset, in army points; null if it has no price. */
export function priceOf(name: string, example: Example, file: ExampleFile, selection: Selection): number | null {
  if (!isPriced(example.given.units[name])) return null;
  const { edition } = selection.variant;
  const { red, blue } = selection.edit(exampleBattle(example, file, edition).battle).armies;
  return [...red.units, ...blue.units].find(({ id }) => id === name)?.points[edition.family] ?? null;
}
