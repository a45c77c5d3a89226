import type { ArmyUnit, Battle, Datasheet, FamilyName, PointsByFamily } from './types.ts';

/** How an edition reads datasheets without a block of its own family: by those of another, under a name that every report shows. */
export interface Conversion {
  readonly from: FamilyName;
  readonly to: FamilyName;
  readonly name: string;
}

/** What an edition says of the blocks that it reads. */
export interface BlockReader {
  readonly family: string;
  readonly converts?: { readonly from: string; readonly name: string };
}

/** The conversion of an edition, or null if it reads only its own family. */
export function conversionOf(edition: BlockReader): Conversion | null {
  const { family, converts } = edition;
  return converts === undefined ? null : { from: converts.from as FamilyName, to: family as FamilyName, name: converts.name };
}

/** A datasheet with blocks, lines and points of the family: its own, or where it has none those of the other, marked by `origin`. */
export function convertSheet(sheet: Datasheet, conversion: Conversion | null): Datasheet {
  if (conversion === null) return sheet;
  const { from, to, name } = conversion;
  if (sheet.blocks[to] !== undefined || sheet.blocks[from] === undefined) return sheet;
  // Copies: a value that is set on one family is not set on the other.
  const moved = <B extends Datasheet['blocks'] | Datasheet['models'][number]['blocks'] | Datasheet['weapons'][number]['blocks']>(
    blocks: B,
  ): B => (blocks[from] === undefined ? blocks : { ...blocks, [to]: blocks[to] ?? { ...blocks[from] } });
  return {
    ...sheet,
    blocks: moved(sheet.blocks),
    models: sheet.models.map((kind) => ({ ...kind, blocks: moved(kind.blocks), points: withPoints(kind.points, from, to) })),
    weapons: sheet.weapons.map((weapon) => ({ ...weapon, blocks: moved(weapon.blocks) })),
    origin: name,
  };
}

/** A scenario whose datasheets, and what its units cost, are converted where they have to be; the same one where none has to be. */
export function convertBattle(battle: Battle, conversion: Conversion | null): Battle {
  if (conversion === null) return battle;
  const entries = Object.entries(battle.datasheets).map(([id, sheet]) => [id, convertSheet(sheet, conversion)] as const);
  if (entries.every(([id, sheet]) => sheet === battle.datasheets[id])) return battle;
  const datasheets = Object.fromEntries(entries);
  const priced = (unit: ArmyUnit): ArmyUnit =>
    datasheets[unit.datasheet]?.origin === undefined ? unit : { ...unit, points: withPoints(unit.points, conversion.from, conversion.to) };
  const { red, blue } = battle.armies;
  return {
    ...battle,
    datasheets,
    armies: { red: { ...red, units: red.units.map(priced) }, blue: { ...blue, units: blue.units.map(priced) } },
    conjurable: battle.conjurable.map(priced),
  };
}

function withPoints(points: PointsByFamily, from: FamilyName, to: FamilyName): PointsByFamily {
  const cost = points[to] ?? points[from];
  return cost === undefined ? points : { ...points, [to]: cost };
}
