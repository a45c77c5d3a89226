import { makeObjectives, makeTerrain } from './battlefield.ts';
import { checkFile } from './check.ts';
import { readDatasheet } from './datasheet.ts';
import type { Formats } from './formats.ts';
import { dataFolderOf, libraryFor } from './library.ts';
import type { LookupOptions } from './locate.ts';
import { below, type Checked, finish, newReading, type Reading, readPath, type Spot } from './reading.ts';
import type { ExampleBody } from './schema/example.ts';
import type { Datasheet, Example, ExampleFile } from './types.ts';
import { readYaml } from './yaml-file.ts';

export interface ExampleOptions extends LookupOptions {
  /** What files may contain. */
  readonly formats: Formats;
}

const BOARD = { width: 72, height: 48 };

/**
 * Reads a file of worked examples with the datasheets they name.
 * Throws an InputError that lists everything wrong with it.
 */
export function loadExamples(path: string, { files, formats, dataDirs = [] }: ExampleOptions): ExampleFile {
  const reading = newReading(libraryFor(files, dataFolderOf(files, path), dataDirs), formats);
  return examplesOf(reading, readPath(reading, 'examples', path));
}

/** The same of a text that is in no file; `name` stands for its path in messages. What it names is found from the folder `beside`, if that is given. */
export function readExamples(text: string, name: string, { files, formats }: ExampleOptions, beside?: string): ExampleFile {
  const reading = newReading(beside === undefined ? { files, folders: [] } : libraryFor(files, beside, []), formats);
  const file = readYaml(name, text);
  const data = checkFile('examples', file, reading.issues, formats);
  return examplesOf(reading, data === null ? null : { file, data });
}

function examplesOf(reading: Reading, checked: Checked<'examples'> | null): ExampleFile {
  const datasheets: { [id: string]: Datasheet } = {};
  const examples: Example[] = [];
  if (checked !== null) {
    const listed = Array.isArray(checked.data);
    const bodies = (listed ? checked.data : (checked.data as { examples: ExampleBody[] }).examples) as ExampleBody[];
    const root: Spot = { file: checked.file, path: listed ? [] : ['examples'] };
    bodies.forEach((body, index) => {
      examples.push(makeExample(reading, body, below(root, index), datasheets));
    });
  }
  finish(reading);
  return { examples, datasheets, sources: reading.sources };
}

function makeExample(reading: Reading, body: ExampleBody, spot: Spot, datasheets: { [id: string]: Datasheet }): Example {
  const board = body.given.battlefield ?? BOARD;
  const place = below(spot, 'given');
  for (const key of ['units', 'conjurable'] as const) {
    for (const [name, unit] of Object.entries(body.given[key] ?? {})) {
      if (unit.datasheet === undefined || Object.hasOwn(datasheets, unit.datasheet)) continue;
      const sheet = readDatasheet(reading, unit.datasheet, below(place, key, name, 'datasheet'));
      if (sheet !== null) datasheets[unit.datasheet] = sheet;
    }
  }
  const terrain = makeTerrain(reading, body.given.terrain ?? [], board, below(place, 'terrain'));
  const objectives = makeObjectives(reading, body.given.objectives ?? [], board, below(place, 'objectives'));
  return { ...body, given: { ...body.given, terrain, objectives }, line: spot.file.placeOf(spot.path)[0] } as unknown as Example;
}
