/** A scenario, and who fights in place of its armies; null: as in the scenario. */
export interface Fielded {
  readonly field: string;
  readonly red: string | null;
  readonly blue: string | null;
}

/** Armies of a scenario by the names of their files. */
export interface ArmyNames {
  readonly red: string;
  readonly blue: string;
}

/** `patrol.mine.assault` as the field and who is on it. */
export function readFielded(scenario: string): Fielded {
  const [field = scenario, red = null, blue = null] = scenario.split('.');
  return { field, red, blue };
}

/** The scenario as the command line names it: as it is, or two armies that meet on its field. */
export function writeFielded({ field, red, blue }: Fielded, armies: ArmyNames): string {
  if (red === null && blue === null) return field;
  return `${field}.${red ?? armies.red}.${blue ?? armies.blue}`;
}
