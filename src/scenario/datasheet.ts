import { oneOf } from './check.ts';
import { didYouMean } from './nearest.ts';
import { below, complain, type Reading, readNamed, type Spot } from './reading.ts';
import type { DatasheetFile } from './schema/datasheet.ts';
import { type Datasheet, FAMILIES, type FamilyName, type ModelKind } from './types.ts';

/** The datasheet of a name, or null after its faults were noted. */
export function readDatasheet(reading: Reading, name: string, from: Spot): Datasheet | null {
  const checked = readNamed(reading, 'datasheet', name, from);
  return checked === null ? null : makeDatasheet(reading, checked.data, { file: checked.file, path: [] });
}

export function makeDatasheet(reading: Reading, body: DatasheetFile, spot: Spot): Datasheet | null {
  const before = reading.issues.length;
  const models = Object.entries(body.models).map(([name, kind]): ModelKind => {
    const [least, most] = typeof kind.count === 'number' ? [kind.count, kind.count] : kind.count;
    const { base, height, weapons, points, classic, modern, hybrid } = kind;
    return {
      name,
      least,
      most,
      base,
      height,
      weapons,
      points,
      blocks: { ...(classic && { classic }), ...(modern && { modern }), ...(hybrid && { hybrid }) },
    };
  });
  const weapons = Object.entries(body.weapons).map(([name, blocks]) => ({ name, blocks }));
  const { classic, modern, hybrid } = body;
  const sheet: Datasheet = {
    id: body.id,
    title: body.title,
    keywords: body.keywords,
    models,
    weapons,
    blocks: { ...(classic && { classic }), ...(modern && { modern }), ...(hybrid && { hybrid }) },
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
  for (const family of FAMILIES) checkBlock(reading, sheet, kind, family, spot);
  for (const family of ['classic', 'hybrid'] as const) {
    const block = kind.blocks[family];
    const unit = sheet.blocks[family];
    if (block === undefined || unit === undefined) continue;
    const type = block.type ?? unit.type;
    const needed = type === 'vehicle' ? VEHICLE : type === 'gun' ? GUN : CREATURE;
    for (const stat of needed) {
      if (block[stat] === undefined) complain(reading, below(spot, family), `found no ${stat}, expected one of a ${what(needed)}`);
    }
  }
}

const CREATURE = ['WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld', 'Sv'] as const;
const GUN = ['T', 'W', 'Sv'] as const;
const VEHICLE = ['BS', 'AV', 'HP'] as const;
const what = (needed: readonly string[]): string => (needed === VEHICLE ? 'vehicle' : needed === GUN ? 'gun' : 'creature');

/** A family's block is whole or absent: the unit, all its kinds and their points. A weapon without one isn't carried in that family. */
function checkBlock(reading: Reading, sheet: Datasheet, kind: ModelKind, family: FamilyName, spot: Spot): void {
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
    for (const family of ['classic', 'hybrid'] as const) {
      const line = weapon.blocks[family];
      if (line !== undefined && (line.range === undefined) !== (line.type === 'melee')) {
        const message =
          line.type === 'melee' ? 'found a range, but a melee weapon has none' : 'found no range, expected one of a weapon that shoots';
        complain(reading, below(spot, weapon.name, family), message);
      }
      if (line !== undefined && Array.isArray(line.shots) !== (line.type === 'salvo')) {
        complain(reading, below(spot, weapon.name, family), 'expected two numbers of shots for salvo, and for salvo only');
      }
    }
    const { classic, modern, hybrid } = weapon.blocks;
    if (hybrid !== undefined && hybrid.AP === undefined && hybrid.modernAP === undefined)
      complain(reading, below(spot, weapon.name, 'hybrid'), 'found neither AP nor modernAP, expected one of them');
    if (!classic && !modern && !hybrid) complain(reading, below(spot, weapon.name), 'found no line of any family, expected at least one');
    if (modern !== undefined && modern.skill === undefined && !(modern.keywords ?? []).includes('torrent')) {
      complain(reading, below(spot, weapon.name, 'modern'), 'found no skill, expected one of a weapon without torrent');
    }
  }
}
