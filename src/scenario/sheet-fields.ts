import { oneOf } from './check.ts';
import { didYouMean } from './nearest.ts';
import { type SheetValue, sheetField, shownValue } from './sheet-values.ts';
import type { Datasheet, ModelKind, Weapon } from './types.ts';

/** A field of a datasheet's file: its place and its value (undefined for an optional one that is left out). */
export interface SheetField {
  readonly path: readonly string[];
  readonly current: unknown;
}

type Fields = { readonly [field: string]: unknown };

/**
 * The fields of a family that a name refers to: one, or the same field of all kinds of model. If it refers to none, a message
 * that says why.
 */
export function findFields(sheet: Datasheet, name: Omit<SheetValue, 'value'>, family: string): readonly SheetField[] | string {
  if (sheet.blocks[family] === undefined) return `found no ${family} block in ${sheet.id}, expected one: the edition plays by it`;
  return name.part === null ? ofUnit(sheet, name, family) : ofPart(sheet, name.part, name.field, family);
}

function ofUnit(sheet: Datasheet, name: Omit<SheetValue, 'value'>, family: string): readonly SheetField[] | string {
  const block = sheet.blocks[family] as unknown as Fields;
  const own = block[name.field];
  if (own !== undefined && typeof own !== 'object') return [{ path: [family, name.field], current: own }];
  const fields = sheet.models.map((kind) => ofKind(kind, name.field, family));
  const values = fields.map((it) => shownValue(it.current));
  if (new Set(values).size <= 1) return fields;
  const each = sheet.models.map((kind, i) => `${kind.name} ${values[i]}`);
  return `found kinds of model that differ in it (${each.join(', ')}), expected one by name: ${sheetField({ ...name, part: sheet.models[0]?.name ?? '' })}`;
}

const ofKind = (kind: ModelKind, field: string, family: string): SheetField =>
  field === 'points'
    ? { path: ['models', kind.name, 'points', family], current: kind.points[family] }
    : { path: ['models', kind.name, family, field], current: (kind.blocks[family] as Fields | undefined)?.[field] };

const ofWeapon = ({ name, blocks }: Weapon, field: string, family: string): SheetField => ({
  path: ['weapons', name, family, field],
  current: (blocks[family] as Fields | undefined)?.[field],
});

function ofPart(sheet: Datasheet, part: string, field: string, family: string): readonly SheetField[] | string {
  const kind = sheet.models.find((it) => it.name === part);
  const weapon = sheet.weapons.find((it) => it.name === part);
  const map = (sheet.blocks[family] as unknown as Fields)[part];
  if (kind !== undefined && weapon !== undefined) {
    // A gun with its own profile name: a field that only one of the two has is meant for that one.
    const both = [ofKind(kind, field, family), ofWeapon(weapon, field, family)];
    const has = both.filter((it) => it.current !== undefined);
    return has.length === 1 ? has : `found a kind of model and a weapon "${part}" that could both have ${field}, expected two names`;
  }
  if (kind !== undefined) return [ofKind(kind, field, family)];
  if (weapon !== undefined) {
    if (weapon.blocks[family] === undefined) return `found no ${family} line of ${part}, expected a weapon that has one`;
    return [ofWeapon(weapon, field, family)];
  }
  if (typeof map === 'object' && map !== null && !Array.isArray(map))
    return [{ path: [family, part, field], current: (map as Fields)[field] }];
  const known = [...sheet.models, ...sheet.weapons].map((it) => it.name);
  return `found unknown "${part}", expected a kind of model or a weapon of ${sheet.id}: ${oneOf(known)}${didYouMean(part, known)}`;
}
