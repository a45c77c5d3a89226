import { readArmy } from './army.ts';
import { readBattlefield } from './battlefield.ts';
import { readConjurable } from './conjurable.ts';
import { DEFAULT_DOCTRINE } from './default-doctrine.ts';
import { makePlacements, outward } from './deployment.ts';
import { readDoctrine } from './doctrine.ts';
import type { Formats } from './formats.ts';
import { dataFolderOf, libraryFor, stem } from './library.ts';
import { type LookupOptions, locate } from './locate.ts';
import { readMission } from './mission.ts';
import { checkOrders } from './orders.ts';
import { below, type Checked, finish, newReading, type Reading, readPath, type Spot } from './reading.ts';
import type { ArmyColour, Battle, Datasheet } from './types.ts';

export interface LoadOptions extends LookupOptions {
  /** What files may contain. */
  readonly formats: Formats;
  /** Doctrines that replace the scenario's. */
  readonly doctrines?: { readonly [army in ArmyColour]?: string };
  /** Armies that replace the scenario's. */
  readonly guests?: Guests;
}

/** Two armies by name or path. They are deployed automatically and use their own doctrines unless others are given; the scenario's orders are dropped. */
export interface Guests {
  readonly red: string;
  readonly blue: string;
  /** Id of the battle: part of dice addresses. */
  readonly id: string;
}

/** `meeting.assault.gunline`: two armies, by name, on the field of a scenario. */
const MEETING = /^([a-z][a-z0-9-]*)\.([a-z][a-z0-9-]*)\.([a-z][a-z0-9-]*)$/;

/** The id of a meeting of two armies on the field of a scenario. */
export const meetingId = (field: string, red: string, blue: string): string => `${field}.${red}.${blue}`;

/**
 * Reads a scenario by path or id, with everything it names; or a meeting of two armies, by its id.
 * @throws {InputError} with every fault found in any of the files
 */
export function loadScenario(pathOrId: string, options: LoadOptions): Battle {
  const [id, field, red, blue] = MEETING.exec(pathOrId) ?? [];
  if (field !== undefined && red !== undefined && blue !== undefined && !/\.ya?ml$/.test(pathOrId) && options.guests === undefined)
    return loadScenario(field, { ...options, guests: { id: id as string, red, blue } });
  const path = locate('scenario', pathOrId, options);
  const reading = newReading(libraryFor(options.files, dataFolderOf(options.files, path), options.dataDirs ?? []), options.formats);
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
  const { guests } = options;
  const red = readArmy(reading, guests?.red ?? data.armies.red, below(spot, 'armies', 'red'), sheets);
  const blue = readArmy(reading, guests?.blue ?? data.armies.blue, below(spot, 'armies', 'blue'), sheets);
  const named = guests === undefined ? data.doctrines : {};
  const redDoctrine = readDoctrine(
    reading,
    options.doctrines?.red ?? named.red ?? red?.doctrine ?? DEFAULT_DOCTRINE,
    below(spot, 'doctrines', 'red'),
  );
  const blueDoctrine = readDoctrine(
    reading,
    options.doctrines?.blue ?? named.blue ?? blue?.doctrine ?? DEFAULT_DOCTRINE,
    below(spot, 'doctrines', 'blue'),
  );
  if (Array.isArray(data.players)) for (const [i, name] of data.players.entries()) readDoctrine(reading, name, below(spot, 'players', i));
  const mission = readMission(reading, data.mission, below(spot, 'mission'));
  if (!battlefield || !red || !blue || !redDoctrine || !blueDoctrine || !mission) return null;
  const conjurable = readConjurable(reading, data.conjurable, sheets, below(spot, 'conjurable'));
  const places = guests !== undefined || data.deployment === 'auto' ? { red: 'auto' as const, blue: 'auto' as const } : data.deployment;
  const at = below(spot, 'deployment');
  const datasheets: { [id: string]: Datasheet } = {};
  for (const sheet of sheets.values()) if (sheet !== null) datasheets[sheet.id] = sheet;
  return {
    id: guests?.id ?? data.id ?? stemName,
    title: guests === undefined ? data.title : `${red.title} against ${blue.title}`,
    exercise: data.purpose === 'exercise',
    evenUnder: data['even-under'],
    battlefield,
    armies: { red, blue },
    datasheets,
    doctrines: { red: redDoctrine, blue: blueDoctrine },
    ...(data.players === undefined ? {} : { players: data.players }),
    deployment: {
      red: makePlacements(reading, places.red, red, sheets, outward(battlefield, 0), below(at, 'red')),
      blue: makePlacements(reading, places.blue, blue, sheets, outward(battlefield, 1), below(at, 'blue')),
    },
    orders: checkOrders(reading, guests === undefined ? data.orders : [], { red, blue }, battlefield, below(spot, 'orders')),
    mission,
    conjurable,
    waived: data.waive,
    terrainKinds: reading.formats.terrain,
    sources: reading.sources,
  };
}
