import { readArmy } from './army.ts';
import { readBattlefield } from './battlefield.ts';
import { readConjurable } from './conjurable.ts';
import { makePlacements } from './deployment.ts';
import { readDoctrine } from './doctrine.ts';
import { dataFolderOf, libraryFor, stem } from './library.ts';
import { type LookupOptions, locate } from './locate.ts';
import { readMission } from './mission.ts';
import { checkOrders } from './orders.ts';
import { below, type Checked, finish, newReading, type Reading, readPath, type Spot } from './reading.ts';
import type { ArmyColour, Battle, Datasheet } from './types.ts';

export { locate };

export interface LoadOptions extends LookupOptions {
  /** Doctrines instead of those the scenario names. */
  readonly doctrines?: { readonly [army in ArmyColour]?: string };
}

/**
 * Reads a scenario by path or id, with all that it names.
 * @throws {InputError} with everything that is wrong with any of the files
 */
export function loadScenario(pathOrId: string, options: LoadOptions = {}): Battle {
  const path = locate('scenario', pathOrId, options);
  const reading = newReading(libraryFor(dataFolderOf(path), options.dataDirs ?? []));
  const checked = readPath(reading, 'scenario', path);
  const battle = checked === null ? null : makeBattle(reading, checked, stem(path, 'scenario'), options);
  finish(reading);
  if (battle === null) throw new Error(`scenario ${path} could not be read, for no known reason`);
  return battle;
}

function makeBattle(reading: Reading, { file, data }: Checked<'scenario'>, stemName: string, options: LoadOptions): Battle | null {
  const spot: Spot = { file, path: [] };
  const sheets = new Map<string, Datasheet | null>();
  const battlefield = readBattlefield(reading, data.battlefield, below(spot, 'battlefield'));
  const red = readArmy(reading, data.armies.red, below(spot, 'armies', 'red'), sheets);
  const blue = readArmy(reading, data.armies.blue, below(spot, 'armies', 'blue'), sheets);
  const redDoctrine = readDoctrine(reading, options.doctrines?.red ?? data.doctrines.red, below(spot, 'doctrines', 'red'));
  const blueDoctrine = readDoctrine(reading, options.doctrines?.blue ?? data.doctrines.blue, below(spot, 'doctrines', 'blue'));
  const mission = readMission(reading, data.mission, below(spot, 'mission'));
  if (!battlefield || !red || !blue || !redDoctrine || !blueDoctrine || !mission) return null;
  const conjurable = readConjurable(reading, data.conjurable, sheets, below(spot, 'conjurable'));
  const places = data.deployment === 'auto' ? { red: 'auto' as const, blue: 'auto' as const } : data.deployment;
  const at = below(spot, 'deployment');
  const datasheets: { [id: string]: Datasheet } = {};
  for (const sheet of sheets.values()) if (sheet !== null) datasheets[sheet.id] = sheet;
  return {
    id: data.id ?? stemName,
    title: data.title,
    battlefield,
    armies: { red, blue },
    datasheets,
    doctrines: { red: redDoctrine, blue: blueDoctrine },
    deployment: {
      red: makePlacements(reading, places.red, red, sheets, battlefield, 0, below(at, 'red')),
      blue: makePlacements(reading, places.blue, blue, sheets, battlefield, 1, below(at, 'blue')),
    },
    orders: checkOrders(reading, data.orders, { red, blue }, battlefield, below(spot, 'orders')),
    mission,
    conjurable,
    waived: data.waive,
    sources: reading.sources,
  };
}
