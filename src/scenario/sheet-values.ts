/**
 * A value of a datasheet or of an army list as a specification writes it: `line-infantry.T=4` sets it for all kinds of model,
 * `line-infantry.rifle.S=5` for one weapon or one kind, `red.line-1.models=8` for one unit.
 */
export interface SheetValue {
  /** Id of the datasheet, or of a unit: by itself (`line-1`, or `A` of an attack), or with its army (`red.line-1`, `duel-line.line-1`). */
  readonly sheet: string;
  /** A kind of model, a weapon, or a map of the unit's block (`transport`, `damaged`); null for all kinds of model. */
  readonly part: string | null;
  /** As the datasheet names it: `T`, `S`, `skill`, `points`; or `models`, `weapon`, `weapons` of an army list. */
  readonly field: string;
  /** In its normal form; see `normalValue`. */
  readonly value: string;
}

/** The name of a value, without the value: `line-infantry.rifle.S`. */
export const sheetField = ({ sheet, part, field }: Omit<SheetValue, 'value'>): string =>
  part === null ? `${sheet}.${field}` : `${sheet}.${part}.${field}`;

export const sheetValueText = (value: SheetValue): string => `${sheetField(value)}=${value.value}`;

const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
/** Units of attacks are mostly called A and B; in upper case and with hyphens a name would look like the ID of a rule. */
const OF_ATTACK = '[A-Z][A-Za-z0-9]*';
const FIELD = new RegExp(`^(${NAME}|${OF_ATTACK})((?:\\.${NAME}){0,2})\\.([A-Za-z][A-Za-z0-9]*)$`);

/** Fields of army lists: how many models, the first of each model's weapons, all of them. */
export const LIST_FIELDS: ReadonlySet<string> = new Set(['models', 'weapon', 'weapons']);

/** The army colours stand for the armies, whatever these are called. */
export const isColour = (name: string): name is 'red' | 'blue' => name === 'red' || name === 'blue';

/** Reads `line-infantry.T`, `line-infantry.rifle.S` or `red.line-1.soldier.models`; null for anything else. */
export function parseSheetField(text: string): Omit<SheetValue, 'value'> | null {
  const found = FIELD.exec(text);
  if (found === null) return null;
  const [, first = '', more = '', field = ''] = found;
  const names = [first, ...more.split('.').slice(1)];
  const whole = names.length === 3 || (names.length === 2 && isColour(first)) ? 2 : 1;
  // `count` is what a datasheet calls the range of a number of models.
  return { sheet: names.slice(0, whole).join('.'), part: names[whole] ?? null, field: field === 'count' ? 'models' : field };
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
