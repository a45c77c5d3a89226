import type { ExampleWords, FamilyFormat } from '../../rules/index.ts';
import type { ArmyColour, Example } from '../../scenario/types.ts';

/** The names used in the words of a worked example. */
export interface Setting {
  readonly armies: ReadonlyMap<string, ArmyColour>;
  /** Units by slot, as numbered in options of decisions. */
  readonly slots: readonly string[];
  readonly pieces: readonly string[];
  readonly objectives: readonly string[];
  /** Meaning of numeric options of decisions. */
  readonly options: ExampleOptions;
  /** Wording of profiles by family, and the default family of an example. */
  readonly families: readonly FamilyFormat[];
  readonly family: string;
}

/** The vocabulary of an edition's examples. */
export interface Language {
  readonly options?: ExampleOptions | undefined;
  readonly families: readonly FamilyFormat[];
  readonly family: string;
}

type ExampleOptions = NonNullable<ExampleWords['options']>;

export function settingOf({ given }: Example, { options = {}, families, family }: Language): Setting {
  const units = Object.entries(given.units);
  const armies = armiesOf({ given });
  const alone = units.filter(([, unit]) => unit.attachedTo === undefined).map(([name]) => name);
  return {
    armies,
    slots: [...alone.filter((name) => armies.get(name) === 'red'), ...alone.filter((name) => armies.get(name) === 'blue')],
    pieces: (given.terrain ?? []).map((it) => it.id),
    objectives: (given.objectives ?? []).map((it) => it.id),
    options,
    families,
    family,
  };
}

/** Armies by unit. */
export const armiesOf = ({ given }: Pick<Example, 'given'>): Setting['armies'] =>
  new Map(Object.entries(given.units).map(([name, unit], i): [string, ArmyColour] => [name, unit.army ?? (i === 0 ? 'red' : 'blue')]));

/** The army of a unit; one that came into play has the army of the unit that brought it (`A/1`). Null if it is not a unit. */
export function armyOf(name: string, { armies }: Setting): ArmyColour | null {
  return armies.get(name) ?? armies.get(name.replace(/\/\d+$/, '')) ?? null;
}
