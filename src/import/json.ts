import { ImportError } from './import-error.ts';
import { DEEPEST, MOST_PARTS, TOO_DEEP, TOO_MANY } from './limits.ts';
import type { Part } from './part.ts';

/** How tools that make JSON of XML write attributes, and text. */
const ATTRIBUTES = ['', '_', '@', '$'];
const ATTRIBUTE_MAPS = ['$', '@', '_attributes', '@attributes'];
const TEXTS = ['$text', '__text', '#text', '_', '_text', '$t'];

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);
const wordsOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;

class Item implements Part {
  readonly fields: Fields;

  constructor(fields: Fields) {
    this.fields = fields;
  }

  data(): Fields {
    return this.fields;
  }

  attribute(name: string): string {
    for (const sign of ATTRIBUTES) {
      const found = wordsOf(own(this.fields, sign + name));
      if (found !== null) return found;
    }
    for (const key of ATTRIBUTE_MAPS) {
      const map = own(this.fields, key);
      const found = isFields(map) ? wordsOf(own(map, name)) : null;
      if (found !== null) return found;
    }
    return '';
  }

  list(name: string, each: string): readonly Item[] {
    return itemsOf(own(this.fields, name), each);
  }

  one(name: string): Item | null {
    const found = own(this.fields, name);
    const value = Array.isArray(found) ? found[0] : found;
    if (isFields(value)) return new Item(value);
    const words = wordsOf(value);
    return words === null ? null : new Item({ $text: words });
  }

  text(): string {
    for (const key of TEXTS) {
      const found = wordsOf(own(this.fields, key));
      if (found !== null) return found;
    }
    return '';
  }
}

/** The items of a list, which may be wrapped: `[...]`, `{ selection: [...] }`, `{ selection: {...} }`, `[{ selection: [...] }]`, or one item alone. */
function itemsOf(value: unknown, each: string): readonly Item[] {
  if (Array.isArray(value)) return value.flatMap((it: unknown) => itemsOf(it, each));
  if (!isFields(value)) return [];
  const wrapped = own(value, each);
  if (wrapped === undefined) return Object.keys(value).length === 0 ? [] : [new Item(value)];
  return (Array.isArray(wrapped) ? wrapped : [wrapped]).filter(isFields).map((it) => new Item(it));
}

/**
 * The roster in a JSON file, and the file around it.
 * @throws ImportError
 */
export function readJson(text: string): { readonly root: Part; readonly around: Part } {
  checkShape(text);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ImportError('is damaged JSON; export it again', { cause: error });
  }
  if (!isFields(data)) throw new ImportError(`is JSON of ${Array.isArray(data) ? 'a list' : 'a single value'}, expected a roster`);
  const roster = own(data, 'roster');
  const inner = Array.isArray(roster) ? (roster[0] as unknown) : roster;
  if (!isFields(inner)) {
    const keys = Object.keys(data)
      .slice(0, 5)
      .map((it) => `"${it.slice(0, 40)}"`);
    throw new ImportError(`is JSON with ${keys.length === 0 ? 'nothing in it' : keys.join(', ')}, expected "roster"`);
  }
  return { root: new Item(inner), around: new Item(data) };
}

/** Counts brackets outside of strings before anything is built of them. */
function checkShape(text: string): void {
  let deep = 0;
  let parts = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 0x5c) at++;
      else if (sign === 0x22) quoted = false;
    } else if (sign === 0x22) quoted = true;
    else if (sign === 0x7b || sign === 0x5b) {
      if (++deep > DEEPEST) throw new ImportError(TOO_DEEP);
      if (++parts > MOST_PARTS) throw new ImportError(TOO_MANY);
    } else if (sign === 0x7d || sign === 0x5d) deep--;
  }
}
