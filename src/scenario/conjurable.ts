import { makeUnit } from './army.ts';
import { below, type Reading, type Spot } from './reading.ts';
import type { ScenarioFile } from './schema/scenario.ts';
import type { ArmyUnit, Datasheet } from './types.ts';

/** The units that psykers may bring into play if a scenario names none. */
const USUAL = { id: 'horde', datasheet: 'horde-infantry', models: { fighter: 10 }, roles: [] };

/**
 * The units that can be brought into play, in the order of the list; `sheets` gains their datasheets. The default is
 * a horde squad of ten, if a datasheet lists its models' powers.
 */
export function readConjurable(
  reading: Reading,
  list: ScenarioFile['conjurable'],
  sheets: Map<string, Datasheet | null>,
  spot: Spot,
): ArmyUnit[] {
  const wanted = list ?? ([...sheets.values()].some((sheet) => sheet !== null && conjures(sheet, reading)) ? [USUAL] : []);
  return wanted.flatMap((body, index) => makeUnit(reading, body, below(spot, index), sheets) ?? []);
}

const conjures = (sheet: Datasheet, { formats }: Reading): boolean =>
  formats.families.some(({ name, conjures }) =>
    [sheet.blocks[name], ...sheet.models.map((kind) => kind.blocks[name])].some(
      (block) => block !== undefined && conjures?.(block) === true,
    ),
  );
