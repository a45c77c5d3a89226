/**
 * A value of a datasheet as a specification writes it: `line-infantry.T=4` sets it for all kinds of model,
 * `line-infantry.rifle.S=5` for one weapon or one kind.
 */
export interface SheetValue {
  /** Id of the datasheet. */
  readonly sheet: string;
  /** A kind of model, a weapon, or a map of the unit's block (`transport`, `damaged`); null for all kinds of model. */
  readonly part: string | null;
  /** As the datasheet names it: `T`, `S`, `skill`, `points`. */
  readonly field: string;
  /** In its normal form; see `normalValue`. */
  readonly value: string;
}

/** The name of a value, without the value: `line-infantry.rifle.S`. */
export const sheetField = ({ sheet, part, field }: Omit<SheetValue, 'value'>): string =>
  part === null ? `${sheet}.${field}` : `${sheet}.${part}.${field}`;

export const sheetValueText = (value: SheetValue): string => `${sheetField(value)}=${value.value}`;

const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const FIELD = new RegExp(`^(${NAME})\\.(?:(${NAME})\\.)?([A-Za-z][A-Za-z0-9]*)$`);

/** Reads `line-infantry.T` or `line-infantry.rifle.S`; null for anything else. */
export function parseSheetField(text: string): Omit<SheetValue, 'value'> | null {
  const found = FIELD.exec(text);
  return found === null ? null : { sheet: found[1] as string, part: found[2] ?? null, field: found[3] as string };
}

const NUMBER = /^-?\d{1,9}(?:\.\d{1,9})?$/;
/** Words, dice and values separated by slashes: `user`, `2D3+1`, `D/10/5`, `-`. */
const WORD = /^[A-Za-z0-9+\-./]+$/;

/**
 * The normal form of a value, so that `3+`, `03` and `3` are one ruleset; null for text that no field accepts.
 * Rolls are written as in datasheets, by the number alone; above 19 a plus belongs to a Move without an upper limit.
 */
export function normalValue(text: string): string | null {
  const plain = /^1?\d\+$/.test(text) ? text.slice(0, -1) : text.replace(/^1D/, 'D');
  if (NUMBER.test(plain)) return String(Number(plain) + 0);
  return WORD.test(plain) ? plain : null;
}

/** Fields that hold several numbers; a specification separates them by slashes: `battle-tank.AV=14/13/10`. */
const LISTS: ReadonlySet<string> = new Set(['AV', 'shots']);
/** Removes an optional value: `champion.inv=none`. */
export const NONE = 'none';

/** A value in its normal form as the file would have it; undefined for one that is removed. */
export function sheetData({ field, value }: SheetValue): number | string | readonly number[] | undefined {
  if (value === NONE) return undefined;
  if (NUMBER.test(value)) return Number(value);
  if (LISTS.has(field) && /^\d+(\/\d+)+$/.test(value)) return value.split('/').map(Number);
  return value;
}

/** A value of a file as a specification writes it; null for lists of words and for maps. */
export function shownValue(data: unknown): string | null {
  if (data === undefined) return NONE;
  if (typeof data === 'number') return String(data);
  if (typeof data === 'string') return normalValue(data);
  return Array.isArray(data) && data.every((it) => typeof it === 'number') ? data.join('/') : null;
}
