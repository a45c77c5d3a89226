import { oneOf } from './check.ts';
import { blocksIn, type Formats } from './formats.ts';
import { dataFolderOf, libraryFor } from './library.ts';
import { type LookupOptions, locate } from './locate.ts';
import { didYouMean } from './nearest.ts';
import { below, complain, finish, newReading, type Reading, readNamed, readPath, type Spot } from './reading.ts';
import type { DatasheetFile } from './schema/datasheet.ts';
import type { Datasheet, ModelKind, Source } from './types.ts';

/** The datasheet with a name; null if it has faults, which are noted. */
export function readDatasheet(reading: Reading, name: string, from: Spot): Datasheet | null {
  const checked = readNamed(reading, 'datasheet', name, from);
  return checked === null ? null : makeDatasheet(reading, checked.data, { file: checked.file, path: [] });
}

/**
 * Reads a datasheet by path or name, for a unit that is in no list.
 * @throws {InputError} with every fault found in it
 */
export function loadDatasheet(
  pathOrId: string,
  options: LookupOptions & { readonly formats: Formats },
): { readonly sheet: Datasheet; readonly sources: readonly Source[] } {
  const path = locate('datasheet', pathOrId, options);
  const reading = newReading(libraryFor(options.files, dataFolderOf(options.files, path), options.dataDirs ?? []), options.formats);
  const checked = readPath(reading, 'datasheet', path);
  const sheet = checked === null ? null : makeDatasheet(reading, checked.data, { file: checked.file, path: [] });
  finish(reading);
  if (sheet === null) throw new Error(`datasheet ${path} could not be read, for no known reason`);
  return { sheet, sources: reading.sources };
}

export function makeDatasheet(reading: Reading, body: DatasheetFile, spot: Spot): Datasheet | null {
  const before = reading.issues.length;
  const models = Object.entries(body.models).map(([name, kind]): ModelKind => {
    const [least, most] = typeof kind.count === 'number' ? [kind.count, kind.count] : kind.count;
    const { base, height, weapons, points } = kind;
    return {
      name,
      least,
      most,
      base,
      height,
      weapons,
      points,
      blocks: blocksIn(kind, reading.formats),
    };
  });
  const weapons = Object.entries(body.weapons).map(([name, blocks]) => ({ name, blocks }));
  const sheet: Datasheet = {
    id: body.id,
    title: body.title,
    keywords: body.keywords,
    models,
    weapons,
    blocks: blocksIn(body, reading.formats),
  };
  if (models.length === 0) complain(reading, below(spot, 'models'), 'found no kind of model, expected at least one');
  for (const kind of models) checkKind(reading, sheet, kind, below(spot, 'models', kind.name));
  checkWeapons(reading, sheet, below(spot, 'weapons'));
  return reading.issues.length === before ? sheet : null;
}

function checkKind(reading: Reading, sheet: Datasheet, kind: ModelKind, spot: Spot): void {
  if (kind.least > kind.most)
    complain(reading, below(spot, 'count'), `found ${kind.least} to ${kind.most}, expected the least before the most`);
  const names = sheet.weapons.map((it) => it.name);
  kind.weapons.forEach((name, index) => {
    if (names.includes(name)) return;
    const known = names.length === 0 ? 'but the datasheet has no weapons' : `expected ${oneOf(names)}`;
    complain(reading, below(spot, 'weapons', index), `found unknown weapon "${name}", ${known}${didYouMean(name, names)}`);
  });
  for (const { name: family, faultsOfModel } of reading.formats.families) {
    checkBlock(reading, sheet, kind, family, spot);
    const [block, unit] = [kind.blocks[family], sheet.blocks[family]];
    if (block === undefined || unit === undefined) continue;
    for (const fault of faultsOfModel?.(block, unit) ?? []) complain(reading, below(spot, family), fault);
  }
}

/** A family's block is complete or absent: the unit, all its kinds and their points. A weapon without one isn't carried in that family. */
function checkBlock(reading: Reading, sheet: Datasheet, kind: ModelKind, family: string, spot: Spot): void {
  const wanted = sheet.blocks[family] !== undefined;
  const has = kind.blocks[family] !== undefined;
  if (has !== wanted) {
    const message = wanted
      ? `found no ${family} block, expected one as the datasheet has it`
      : `found a ${family} block, but the datasheet has none`;
    complain(reading, wanted ? spot : below(spot, family), message);
  }
  if (!wanted) return;
  if (kind.points[family] === undefined) complain(reading, below(spot, 'points'), `found no points for ${family}, expected a number`);
}

function checkWeapons(reading: Reading, sheet: Datasheet, spot: Spot): void {
  for (const weapon of sheet.weapons) {
    if (Object.keys(weapon.blocks).length === 0)
      complain(reading, below(spot, weapon.name), 'found no line of any family, expected at least one');
    for (const { name: family, faultsOfWeapon } of reading.formats.families) {
      const line = weapon.blocks[family];
      if (line === undefined) continue;
      for (const fault of faultsOfWeapon?.(line) ?? []) complain(reading, below(spot, weapon.name, family), fault);
    }
  }
  for (const { name: family, faultsOfWeapons } of reading.formats.families) {
    const lines = Object.fromEntries(
      sheet.weapons.flatMap(({ name, blocks }) => (blocks[family] === undefined ? [] : [[name, blocks[family]] as const])),
    );
    for (const { weapon, fault } of faultsOfWeapons?.(lines) ?? []) complain(reading, below(spot, weapon, family), fault);
  }
}
