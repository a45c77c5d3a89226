import type { ExampleWords } from '../../rules/index.ts';
import type { ArmyColour, Example } from '../../scenario/types.ts';

/** The names that the words of a worked example are made of. */
export interface Setting {
  readonly armies: ReadonlyMap<string, ArmyColour>;
  /** Units by slot, as options of decisions count them. */
  readonly slots: readonly string[];
  readonly pieces: readonly string[];
  readonly objectives: readonly string[];
  /** What the options of decisions that are numbers mean. */
  readonly options: ExampleOptions;
}

type ExampleOptions = NonNullable<ExampleWords['options']>;

export function settingOf({ given }: Example, options: ExampleOptions = {}): Setting {
  const units = Object.entries(given.units);
  const armies = new Map(units.map(([name, unit], i): [string, ArmyColour] => [name, unit.army ?? (i === 0 ? 'red' : 'blue')]));
  const alone = units.filter(([, unit]) => unit.attachedTo === undefined).map(([name]) => name);
  return {
    armies,
    slots: [...alone.filter((name) => armies.get(name) === 'red'), ...alone.filter((name) => armies.get(name) === 'blue')],
    pieces: (given.terrain ?? []).map((it) => it.id),
    objectives: (given.objectives ?? []).map((it) => it.id),
    options,
  };
}

/** The army of a unit; one that came into play has that of the unit that brought it (`A/1`). Null for what is no unit. */
export function armyOf(name: string, { armies }: Setting): ArmyColour | null {
  return armies.get(name) ?? armies.get(name.replace(/\/\d+$/, '')) ?? null;
}
