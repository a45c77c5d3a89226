import type { Converts, FamilyFormat } from '../rules/index.ts';
import type { ArmyUnit, Battle, Block, BlocksByFamily, Datasheet, PointsByFamily } from './types.ts';

/** How an edition reads datasheets without a block of its own family: from another family's, under a name that every report shows. */
export interface Conversion extends Converts {
  readonly to: string;
}

/** What an edition declares about the blocks that it reads. */
export interface BlockReader {
  readonly family: string;
  readonly format?: FamilyFormat;
  readonly converts?: Converts;
}

/** The conversion of an edition, or null if it reads only its own family. */
export function conversionOf(edition: BlockReader): Conversion | null {
  const { family, converts } = edition;
  return converts === undefined ? null : { ...converts, to: family };
}

/** A datasheet with blocks, lines and points of the family: its own, or if it has none those of the other, marked by `origin`. */
export function convertSheet(sheet: Datasheet, conversion: Conversion | null): Datasheet {
  if (conversion === null) return sheet;
  const { from, to, name, sheet: ofSheet = copy, model: ofModel = copy, weapon: ofWeapon = copy } = conversion;
  if (sheet.blocks[to] !== undefined || sheet.blocks[from] === undefined) return sheet;
  const moved = (blocks: BlocksByFamily, convert: (block: Block) => Block): BlocksByFamily =>
    blocks[from] === undefined ? blocks : { ...blocks, [to]: blocks[to] ?? convert(blocks[from]) };
  return {
    ...sheet,
    blocks: moved(sheet.blocks, ofSheet),
    models: sheet.models.map((kind) => ({ ...kind, blocks: moved(kind.blocks, ofModel), points: withPoints(kind.points, from, to) })),
    weapons: sheet.weapons.map((weapon) => ({ ...weapon, blocks: moved(weapon.blocks, ofWeapon) })),
    origin: name,
  };
}

/** A copy, so that setting a value in one family does not set it in the other. */
const copy = (block: Block): Block => ({ ...block });

/** A scenario with datasheets and points converted where necessary; the same object if nothing is. */
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

/** Points in one family that are those of another, unless it has its own. */
export function withPoints(points: PointsByFamily, from: string, to: string): PointsByFamily {
  const cost: number | undefined = points[to] ?? points[from];
  return cost === undefined ? points : { ...points, [to]: cost };
}
