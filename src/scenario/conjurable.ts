import { makeUnit } from './army.ts';
import { below, type Reading, type Spot } from './reading.ts';
import type { ScenarioFile } from './schema/scenario.ts';
import type { ArmyUnit, Datasheet } from './types.ts';

/** What a scenario that says nothing lets its psykers bring into play. */
const USUAL = { id: 'horde', datasheet: 'horde-infantry', models: { fighter: 10 }, roles: [] };

/**
 * The units that can be brought into play, in the order of the list; `sheets` gains their datasheets. Without a list it is
 * a horde squad of ten, where a datasheet says what powers its models have.
 */
export function readConjurable(
  reading: Reading,
  list: ScenarioFile['conjurable'],
  sheets: Map<string, Datasheet | null>,
  spot: Spot,
): ArmyUnit[] {
  const wanted = list ?? ([...sheets.values()].some((sheet) => sheet !== null && hasPowers(sheet)) ? [USUAL] : []);
  return wanted.flatMap((body, index) => makeUnit(reading, body, below(spot, index), sheets) ?? []);
}

const hasPowers = (sheet: Datasheet): boolean =>
  (['classic', 'hybrid'] as const).some(
    (family) => sheet.blocks[family]?.psychic !== undefined || sheet.models.some((kind) => kind.blocks[family]?.psychic !== undefined),
  );
