import type { Draw } from './draw.ts';

/** The parts of a JSON Schema that the blocks of families use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly required?: readonly string[];
}

/** Above this a number only makes an attack longer. */
const MOST = 10;
/** Texts in which files write amounts and the like. */
const TEXTS = ['D3', '-', 'D6', 'user', '+1', 'x2', 'D', '2+', 'D3+1'];
/** Forms of words that a pattern lists. */
const FORMS = ['', ' 1', ' 2', ' 4', ' 5'];

/** A value that a schema allows, as far as the schema says; undefined where no text is known that fits. Lists of words are drawn from `words`. */
export function anyValue(schema: JsonSchema, draw: Draw, words: readonly string[]): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return draw.of(schema.enum);
  if (schema.anyOf !== undefined) return anyValue(draw.of(schema.anyOf), draw, words);
  if (schema.type === 'boolean') return draw.chance(0.5);
  if (schema.type === 'integer' || schema.type === 'number') return anyNumber(schema, draw);
  if (schema.type === 'string') return anyText(schema.pattern, draw, words);
  if (schema.type === 'array') return anyList(schema, draw, words);
  return schema.type === 'object' ? anyRecord(schema, draw, words) : undefined;
}

/** Small ones above all: the greater ones are more of the same. */
function anyNumber({ minimum = 0, maximum = MOST }: JsonSchema, draw: Draw): number {
  const least = Math.ceil(minimum);
  const most = Math.max(least, Math.min(Math.floor(maximum), least + MOST));
  return least + draw.below(draw.chance(0.5) ? Math.min(4, most - least + 1) : most - least + 1);
}

function anyText(pattern: string | undefined, draw: Draw, words: readonly string[]): string | undefined {
  if (pattern === undefined) return draw.of(words);
  const allowed = new RegExp(pattern);
  const listed = (pattern.match(/[a-z]+(?:-[a-z]+)+/g) ?? []).flatMap((word) => FORMS.map((form) => word + form));
  const fits = [...words, ...TEXTS, ...listed].filter((it) => allowed.test(it));
  return fits.length === 0 ? undefined : draw.of(fits);
}

function anyList({ items, prefixItems, minItems = 0 }: JsonSchema, draw: Draw, words: readonly string[]): unknown[] {
  if (prefixItems !== undefined) return prefixItems.map((it) => anyValue(it, draw, words));
  if (items === undefined || items === false) return [];
  return Array.from({ length: Math.max(minItems, 1 + draw.below(2)) }, () => anyValue(items, draw, words)).filter((it) => it !== undefined);
}

function anyRecord({ properties = {}, required = [] }: JsonSchema, draw: Draw, words: readonly string[]): object {
  const keys = Object.keys(properties).filter((key) => required.includes(key) || draw.chance(0.3));
  return Object.fromEntries(
    keys.map((key) => [key, anyValue(properties[key] as JsonSchema, draw, words)] as const).filter(([, value]) => value !== undefined),
  );
}
