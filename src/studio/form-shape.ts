/*
 * What a form asks for, taken from the JSON Schema of a kind of file: every key that the file may have is in it, and none beside. What is wrong with a
 * value the loader says, not the form.
 */

/** What a value may be. */
export type Shape =
  /** A map of known keys. */
  | { readonly kind: 'map'; readonly fields: readonly Field[] }
  /** A map by names of the author's choice. */
  | { readonly kind: 'named'; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape }
  /** A list of so many values, each of its own. */
  | { readonly kind: 'row'; readonly of: readonly Shape[] }
  | { readonly kind: 'choice'; readonly of: readonly Shape[] }
  /** A number, text, or either; `words` are those that it has to be, or may be besides. */
  | { readonly kind: 'plain'; readonly number: boolean; readonly text: boolean; readonly words: readonly string[] }
  | { readonly kind: 'switch' }
  /** A value that is always the same. */
  | { readonly kind: 'fixed'; readonly value: string | number };

export interface Field {
  readonly name: string;
  readonly needed: boolean;
  /** What the schema says of it; empty for nothing. */
  readonly told: string;
  readonly shape: Shape;
}

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws TypeError for a schema of a form that no file of the project has */
export function shapeOf(schema: unknown): Shape {
  if (!isFields(schema)) throw new TypeError('a schema is no map');
  if ('$ref' in schema || 'allOf' in schema || 'oneOf' in schema) throw new TypeError('a schema is put together in an unknown way');
  const { anyOf, type } = schema;
  if (Array.isArray(anyOf)) return choice(anyOf.map(shapeOf));
  if ('const' in schema) return fixed(schema['const']);
  switch (type) {
    case 'object':
      return mapOf(schema);
    case 'array': {
      const { items } = schema;
      return Array.isArray(items) ? { kind: 'row', of: items.map(shapeOf) } : { kind: 'list', of: shapeOf(items) };
    }
    case 'number':
    case 'integer':
      return { kind: 'plain', number: true, text: false, words: [] };
    case 'string':
      return Array.isArray(schema['enum'])
        ? { kind: 'plain', number: false, text: false, words: schema['enum'].map(String) }
        : { kind: 'plain', number: false, text: true, words: [] };
    case 'boolean':
      return { kind: 'switch' };
    default:
      throw new TypeError(`a schema has the unknown type ${String(type)}`);
  }
}

function fixed(value: unknown): Shape {
  if (typeof value === 'string') return { kind: 'plain', number: false, text: false, words: [value] };
  if (typeof value === 'number') return { kind: 'fixed', value };
  throw new TypeError('a schema asks for a value that is neither text nor a number');
}

function mapOf(schema: Fields): Shape {
  const { properties, additionalProperties: others, required } = schema;
  if (isFields(properties)) {
    const needed: readonly unknown[] = Array.isArray(required) ? required : [];
    const fields = Object.entries(properties).map(([name, of]): Field => {
      const told = isFields(of) && typeof of['description'] === 'string' ? of['description'] : '';
      return { name, needed: needed.includes(name), told, shape: shapeOf(of) };
    });
    return { kind: 'map', fields };
  }
  return { kind: 'named', of: shapeOf(others) };
}

/** Plain values are typed into one field, whatever they may be. */
function choice(of: readonly Shape[]): Shape {
  const plain = of.filter((it) => it.kind === 'plain');
  const others = of.filter((it) => it.kind !== 'plain').flatMap((it) => (it.kind === 'choice' ? it.of : [it]));
  const [first] = plain;
  if (first === undefined) return { kind: 'choice', of: others };
  const one: Shape = {
    kind: 'plain',
    number: plain.some((it) => it.number),
    text: plain.some((it) => it.text),
    words: [...new Set(plain.flatMap((it) => it.words))],
  };
  return others.length === 0 ? one : { kind: 'choice', of: [one, ...others] };
}
