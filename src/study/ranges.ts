import { type Lever, leverHandle, parseLever } from '../compile/lever.ts';
import { normalValue, parseSheetField, type SheetValue } from '../scenario/sheet-values.ts';
import { power } from '../stats/portable.ts';

/** A parameter of a rule, a procedure (by how much it is changed if its name ends in "+", else what it is set to), or a field of a datasheet. */
export type Swept = { readonly kind: 'param'; readonly id: string; readonly param: string } | SweptLever | SweptField;
export type SweptLever = { readonly kind: 'lever' } & Pick<Lever, 'seam' | 'only' | 'how'>;
export type SweptField = { readonly kind: 'sheet' } & Omit<SheetValue, 'value'>;

/** Something to sweep and the values that it takes. */
export interface Range {
  /** As it was named: `CAL-MORALE-01.perWound`, `line-infantry.rifle.S`, `hitOn:vehicle+`. */
  readonly name: string;
  readonly what: Swept;
  /** At least one, without duplicates. */
  readonly values: readonly string[];
}

/** A parameter, value or range that cannot be swept. */
export class SweepError extends Error {
  override readonly name = 'UsageError';
}

const MOST_VALUES = 50;
const RULE_PARAM = /^([A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,})\.([A-Za-z][A-Za-z0-9]*)$/;
const FORM = 'RULE.param=0..3, datasheet.field=3..5, procedure=4..6, procedure+=-1..2, or values with commas';

/**
 * Reads `RULE.param=0..3`, `datasheet.field=3..5`, `datasheet.weapon.field=3..5`, `moveInches=5..8` or `hitOn:vehicle+=-1..2`. After the `=` come values and ranges separated by
 * commas; `0..12..3` goes in steps of 3, numbers may have decimals, and rolls are written `2+..5+` or `2..5`.
 * @throws SweepError for any other form
 */
export function readRange(text: string): Range {
  const is = text.indexOf('=');
  const name = is < 0 ? text : text.slice(0, is).trim();
  const what = is < 0 ? null : sweptOf(name);
  if (what === null) throw new SweepError(`--param ${text}: expected ${FORM}`);
  const parts = text
    .slice(is + 1)
    .split(',')
    .map((it) => it.trim());
  if (parts.includes('')) throw new SweepError(`--param ${text}: expected a value between the commas and after "="`);
  const values = parts.flatMap((part) => readPart(part, text)).map((value) => (what.kind === 'sheet' ? fieldValue(value, text) : value));
  const distinct = [...new Set(values)];
  if (distinct.length > MOST_VALUES)
    throw new SweepError(`--param ${text}: expected at most ${MOST_VALUES} values, found ${distinct.length}`);
  if (what.kind === 'lever' && distinct.some((it) => leverAt(what, it) === null))
    throw new SweepError(`--param ${text}: expected numbers, or on and off`);
  return { name: what.kind === 'lever' ? leverHandle(what) : name, what, values: distinct };
}

/** A procedure changed by a value; null if the value is none. */
export function leverAt(what: Pick<Lever, 'seam' | 'only' | 'how'>, value: string): Lever | null {
  const signed = what.how !== 'shift' || /^[+-]/.test(value) ? value : `+${value}`;
  return parseLever(what.how === 'shift' ? `${leverHandle(what).slice(0, -1)}${signed}` : `${leverHandle(what)}=${signed}`);
}

function sweptOf(name: string): Swept | null {
  const rule = RULE_PARAM.exec(name);
  if (rule !== null) return { kind: 'param', id: rule[1] as string, param: rule[2] as string };
  const field = parseSheetField(name);
  if (field !== null) return { kind: 'sheet', ...field };
  const lever = parseLever(name.endsWith('+') ? `${name}0` : `${name}=0`);
  return lever === null ? null : { kind: 'lever', seam: lever.seam, only: lever.only, how: lever.how };
}

function fieldValue(value: string, text: string): string {
  const normal = normalValue(value);
  if (normal === null) throw new SweepError(`--param ${text}: expected numbers, dice like D6 or words, found "${value}"`);
  return normal;
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?)\\+?';
const RANGE = new RegExp(`^${NUMBER}\\.\\.${NUMBER}(?:\\.\\.(\\d+(?:\\.\\d+)?))?$`);

/** One value, or all of a range. */
function readPart(part: string, text: string): string[] {
  const range = RANGE.exec(part);
  if (range === null) {
    if (part.includes('..')) throw new SweepError(`--param ${text}: expected ${FORM}; "${part}" is not a range`);
    return [part];
  }
  const numbers = [range[1], range[2], range[3] ?? '1'] as [string, string, string];
  // Counted in whole units of the last decimal, so that 0.1 three times is 0.3.
  const digits = Math.max(...numbers.map((it) => it.split('.')[1]?.length ?? 0));
  const [from, to, step] = numbers.map((it) => Math.round(Number(it) * power(10, digits))) as [number, number, number];
  const count = Math.floor((to - from) / step) + 1;
  if (!(step > 0) || count < 1 || count > MOST_VALUES)
    throw new SweepError(`--param ${text}: expected an ascending range of at most ${MOST_VALUES} values`);
  return Array.from({ length: count }, (_, i) => String((from + i * step) / power(10, digits)));
}
