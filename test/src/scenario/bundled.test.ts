import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../src/compile/check-deployment.ts';
import { bundledFolder, libraryFor } from '../../../src/load/disk.ts';
import { armyPoints, makeArmy } from '../../../src/scenario/army.ts';
import { makeDatasheet } from '../../../src/scenario/datasheet.ts';
import { opposite } from '../../../src/scenario/geometry.ts';
import { newReading, readPath } from '../../../src/scenario/reading.ts';
import { type Army, type Battlefield, COMMON_KEYWORDS, type Datasheet, type Point } from '../../../src/scenario/types.ts';
import { TYPES, VEHICLE_FLAGS } from '../../../variants/classic/format/blocks.ts';
import { FORMATS, loadScenario, validateFile } from '../../files.ts';

const ROOT = bundledFolder();
const KINDS = ['', 'armies', 'datasheets', 'doctrines', 'battlefields', 'missions'];
const files = KINDS.flatMap((folder) => yamlIn(folder).map((file) => join(folder, file)));
const scenarios = yamlIn('').map((it) => it.replace('.yaml', ''));

function yamlIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).filter((it) => it.endsWith('.yaml'));
}

function datasheet(file: string): Datasheet {
  const reading = newReading(libraryFor(null, []), FORMATS);
  const checked = readPath(reading, 'datasheet', join(ROOT, 'datasheets', file));
  const sheet = checked && makeDatasheet(reading, checked.data, { file: checked.file, path: [] });
  if (!sheet) throw new Error(JSON.stringify(reading.issues));
  return sheet;
}

function army(file: string): Army {
  const reading = newReading(libraryFor(null, []), FORMATS);
  const checked = readPath(reading, 'army', join(ROOT, 'armies', file));
  const made = checked && makeArmy(reading, checked.data, { file: checked.file, path: [] }, new Map());
  if (!made) throw new Error(JSON.stringify(reading.issues));
  return made;
}

const sheets = yamlIn('datasheets').map(datasheet);
const armies = yamlIn('armies').map(army);
const modelsOf = (it: Army): number => it.units.reduce((sum, unit) => sum + unit.models.reduce((n, kind) => n + kind.count, 0), 0);

describe('bundled files', () => {
  test.each(files)('%s is valid and names its schema', (file) => {
    const kind = validateFile(join(ROOT, file));
    const up = file.includes('/') ? '../' : '';
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[0]).toBe(`# yaml-language-server: $schema=${up}schemas/${kind}.schema.json`);
  });
});

test.each(scenarios)('%s is played by a panel if it measures balance', (scenario) => {
  const { exercise, players } = loadScenario(scenario);
  expect(players).toBe(exercise ? undefined : 'panel');
});

describe('bundled datasheets', () => {
  test('at least 24, and each has the blocks of classic and modern throughout, some that of hybrid besides', () => {
    expect(sheets.length).toBeGreaterThanOrEqual(24);
    for (const sheet of sheets) {
      const families = Object.keys(sheet.blocks).sort();
      expect([sheet.id, families.filter((it) => it !== 'hybrid')]).toEqual([sheet.id, ['classic', 'modern']]);
      for (const kind of sheet.models) expect([sheet.id, Object.keys(kind.blocks).sort()]).toEqual([sheet.id, families]);
    }
  });

  test('they stand for every unit type, kind of vehicle and common keyword, save flying gargantuan creatures', () => {
    const types = new Set(sheets.map((it) => it.blocks['classic']?.['type']));
    expect(TYPES.filter((it) => !types.has(it))).toEqual([]);
    const flags = new Set(sheets.flatMap((it) => it.blocks['classic']?.['flags'] ?? []));
    expect(VEHICLE_FLAGS.filter((it) => !flags.has(it))).toEqual([]);
    const keywords = new Set(sheets.flatMap((it) => it.keywords));
    expect(COMMON_KEYWORDS.filter((it) => !keywords.has(it))).toEqual([]);
  });

  test('the stock profiles are those of the examples', () => {
    const line = sheets.find((it) => it.id === 'line-infantry');
    expect(line?.models[0]?.blocks['classic']).toEqual({ WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 });
    const tank = sheets.find((it) => it.id === 'battle-tank');
    expect(tank?.models[0]?.blocks['classic']).toEqual({ BS: 3, AV: [14, 13, 10], HP: 3 });
    const trooper = sheets.find((it) => it.id === 'veteran-infantry');
    expect(trooper?.models[0]?.blocks['modern']).toEqual({ M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 });
  });
});

describe('bundled armies', () => {
  test('those of one size are equal in points within 2 per cent, in each family', () => {
    const sizes = new Set(armies.map((it) => it.limit));
    expect(sizes.size).toBeGreaterThan(3);
    for (const size of sizes) {
      const points = armies.filter((it) => it.limit === size).flatMap((it) => Object.values(armyPoints(it.units)));
      expect(Math.min(...points) / Math.max(...points)).toBeGreaterThanOrEqual(0.98);
    }
  });

  test('each of 500 points and more has a warlord', () => {
    for (const it of armies.filter((one) => one.limit >= 500)) {
      expect([it.id, it.units.filter((unit) => unit.roles.includes('warlord')).length]).toEqual([it.id, 1]);
    }
  });

  test('the meeting has about ten units and sixty models a side', () => {
    const { red, blue } = loadScenario('meeting').armies;
    for (const side of [red, blue]) {
      expect(side.units).toHaveLength(10);
      expect(Math.abs(modelsOf(side) - 60)).toBeLessThanOrEqual(2);
    }
  });
});

describe('bundled scenarios', () => {
  test('the promised ones are there', () => {
    expect(scenarios).toEqual(expect.arrayContaining(['armour', 'assault', 'duel', 'meeting', 'night', 'patrol']));
  });

  test.each(scenarios)('%s deploys legally in both seatings', (id) => {
    expect(checkDeployment(loadScenario(id))).toEqual([]);
  });

  test.each(scenarios)('%s is the same seen from either seat', (id) => {
    const { battlefield } = loadScenario(id);
    const here = shapesOf(battlefield, (it) => it);
    const there = shapesOf(battlefield, (it) => opposite(it, battlefield.width, battlefield.height));
    expect(there).toEqual(here);
    expect(turn(battlefield.zones[0], battlefield)).toEqual(setOf(battlefield.zones[1]));
    expect(battlefield.homeward[1]).toEqual([0, 1]);
    expect(battlefield.homeward[0]).toEqual([0, -1]);
  });

  test.each(scenarios)('%s survives a message to a worker', (id) => {
    const battle = loadScenario(id);
    expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
  });

  test('the meeting has twelve pieces of six kinds and five markers', () => {
    const { battlefield } = loadScenario('meeting');
    expect(battlefield.terrain).toHaveLength(12);
    expect(new Set(battlefield.terrain.map((it) => it.kind)).size).toBe(6);
    expect(battlefield.objectives).toHaveLength(5);
  });
});

type Turn = (point: Point) => Point;
const key = ([x, y]: Point): string => `${x},${y}`;
const setOf = (points: readonly Point[]): string[] => points.map(key).sort();
const turn = (points: readonly Point[], { width, height }: Battlefield): string[] => setOf(points.map((it) => opposite(it, width, height)));

function shapesOf(field: Battlefield, at: Turn): string[] {
  const pieces = field.terrain.map(({ kind, height, floors, cover, polygon, walls }) => {
    const sides = walls.map(([x0, y0, x1, y1]) => [key(at([x0, y0])), key(at([x1, y1]))].sort().join(' - ')).sort();
    return JSON.stringify({ kind, height, floors, cover, corners: setOf(polygon.map(at)), sides });
  });
  const markers = field.objectives.map(({ x, y, radius }) => `${key(at([x, y]))} ${radius}`);
  return [...pieces, ...markers].sort();
}
