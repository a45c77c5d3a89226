import type { PathStep } from '../scenario/path.ts';
import type { Shape } from './form-shape.ts';

/** Data of a file, as it is edited: it may have any fault. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };
type DataMap = { readonly [key: string]: Data };

export const isMap = (value: Data | undefined): value is DataMap => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Data | undefined): value is readonly Data[] => Array.isArray(value);

export function valueAt(data: Data | undefined, path: readonly PathStep[]): Data | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return data;
  if (typeof step === 'number') return isList(data) ? valueAt(data[step], rest) : undefined;
  return isMap(data) && Object.hasOwn(data, step) ? valueAt(data[step], rest) : undefined;
}

/** The data with another value at a place, or without what stands there. What leads to the place is made where it is missing. */
export function withValue(data: Data | undefined, path: readonly PathStep[], value: Data | undefined): Data {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  const within = (old: Data | undefined): Data | undefined => (rest.length === 0 ? value : withValue(old, rest, value));
  if (typeof step === 'number') {
    const list = isList(data) ? [...data] : [];
    const next = within(list[step]);
    if (next === undefined) list.splice(step, 1);
    else list[step] = next;
    return list;
  }
  const map = isMap(data) ? data : {};
  const next = within(Object.hasOwn(map, step) ? map[step] : undefined);
  if (next !== undefined) return { ...map, [step]: next };
  const { [step]: _gone, ...others } = map;
  return others;
}

/** What somebody typed, as the value that it is to be: a number where it is one and may be one. Undefined for nothing. */
export function typed(text: string, { number }: { readonly number: boolean }): Data | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return number && /^[-+]?\d+(?:\.\d+)?$/.test(plain) && !plain.startsWith('+') ? Number(plain) : plain;
}

/** What stands in a field before anybody types: what has to be there, with nothing in it. */
export function blank(shape: Shape): Data {
  switch (shape.kind) {
    case 'map':
      return Object.fromEntries(
        shape.fields
          .filter((it) => it.needed && it.shape.kind !== 'plain' && it.shape.kind !== 'switch')
          .map((it) => [it.name, blank(it.shape)]),
      );
    case 'named':
      return {};
    case 'list':
      return [];
    case 'row':
      return shape.of.map(() => null);
    case 'choice':
      return shape.of[0] === undefined ? null : blank(shape.of[0]);
    case 'switch':
      return true;
    case 'fixed':
      return shape.value;
    case 'plain':
      return null;
  }
}

/** Which of several shapes a value has; the first where none fits. */
export function chosen(shapes: readonly Shape[], value: Data | undefined): number {
  const at = shapes.findIndex((it) => {
    if (it.kind === 'row' || it.kind === 'list') return isList(value);
    if (it.kind === 'map') return isMap(value) && it.fields.some(({ name }) => Object.hasOwn(value, name));
    if (it.kind === 'named') return isMap(value);
    return value !== undefined && !isList(value) && !isMap(value);
  });
  return Math.max(0, at);
}
