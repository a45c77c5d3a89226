import { isOfList, listedValue } from './edit-lists.ts';
import { placesOf } from './named-in.ts';
import { findFields } from './sheet-fields.ts';
import { type SheetValue, shownValue } from './sheet-values.ts';
import type { Battle } from './types.ts';

/** What a scenario has in a field, once for each place; null for what is no single value, or not there. */
export function currentValues(battle: Battle, field: Omit<SheetValue, 'value'>, family: string): (string | null)[] {
  return placesOf(battle, field).flatMap(({ sheet, part, units }): (string | null)[] => {
    if (isOfList(battle, field)) return units.map((unit) => listedValue({ sheet, unit }, part, field.field, family));
    const found = findFields(sheet, { ...field, part }, family);
    return typeof found === 'string' ? [null] : found.map(({ current }) => shownValue(current));
  });
}
