import { DEFAULT_FILES, DEFAULT_GAP, formUp } from './formation.ts';
import { didYouMean } from './nearest.ts';
import { below, complain, type Reading, type Spot } from './reading.ts';
import type { PlacementBody } from './schema/scenario.ts';
import type { Army, ArmyUnit, Battlefield, Datasheet, Placement } from './types.ts';

/** Sheets by id. */
type Sheets = ReadonlyMap<string, Datasheet | null>;
type Places = 'auto' | { readonly [unit: string]: PlacementBody };

/** Places of an army's units; empty for `auto`. `facing`: in degrees, of units for which none is given. */
export function makePlacements(
  reading: Reading,
  places: Places,
  army: Army,
  sheets: Sheets,
  facing: number,
  spot: Spot,
): readonly Placement[] {
  if (places === 'auto') return [];
  const ids = army.units.map((it) => it.id);
  for (const id of Object.keys(places)) {
    if (!ids.includes(id))
      complain(reading, below(spot, id), `found unknown unit "${id}", expected one of army ${army.id}${didYouMean(id, ids)}`);
  }
  const made: Placement[] = [];
  for (const unit of army.units) {
    const body = places[unit.id];
    const waits = unit.embarkedIn !== null || unit.reserve !== null;
    if (body === undefined) {
      if (!waits) complain(reading, spot, `found no place for unit "${unit.id}", expected one for every unit that starts on the table`);
      continue;
    }
    if (waits) complain(reading, below(spot, unit.id), `found a place for "${unit.id}", but it starts off the table`);
    const sheet = sheets.get(unit.datasheet);
    if (sheet) made.push(...makePlacement(reading, body, unit, sheet, facing, below(spot, unit.id)));
  }
  return made;
}

function makePlacement(reading: Reading, body: PlacementBody, unit: ArmyUnit, sheet: Datasheet, outward: number, spot: Spot): Placement[] {
  const facing = body.facing ?? outward;
  if (body.models !== undefined) {
    const count = unit.models.reduce((sum, it) => sum + it.count, 0);
    if (body.at !== undefined) complain(reading, below(spot, 'models'), 'found both models and at, expected one of them');
    if (body.models.length === count) return [{ unit: unit.id, positions: body.models, facing, level: body.level }];
    complain(reading, below(spot, 'models'), `found ${body.models.length} points, expected ${count}: one for each model`);
    return [];
  }
  if (body.at === undefined) {
    complain(reading, spot, 'found neither at nor models, expected a centre or the places of all models');
    return [];
  }
  const ranks = { at: body.at, files: body.files ?? DEFAULT_FILES, gap: body.gap ?? DEFAULT_GAP };
  const positions = formUp(sheet, unit.models, ranks.at, facing, ranks.files, ranks.gap);
  return [{ unit: unit.id, positions, facing, level: body.level, ranks }];
}

/** The direction away from the seat's own edge, in degrees. */
export function outward(battlefield: Battlefield, seat: 0 | 1): number {
  const [x, y] = battlefield.homeward[seat];
  if (y !== 0) return y < 0 ? 90 : 270;
  return x < 0 ? 0 : 180;
}
