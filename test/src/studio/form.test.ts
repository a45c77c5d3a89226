import { describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../../src/scenario/schema/json.ts';
import { blank, chosen, type Data, typed, valueAt, withValue } from '../../../src/studio/form-data.ts';
import { type Shape, shapeOf } from '../../../src/studio/form-shape.ts';
import { wordsOf } from '../../../src/studio/form-words.ts';
import { FORMATS } from '../../files.ts';

const KINDS = ['datasheet', 'army'] as const;
const shape = (kind: (typeof KINDS)[number]): Shape => shapeOf(jsonSchemaOf(kind, FORMATS.schemas));

/** Every key that a schema names, by the way to it. */
function keysIn(schema: unknown, way = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((it) => keysIn(it, way));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, additionalProperties, items, anyOf } = schema as { readonly [key: string]: unknown };
  return [
    ...Object.entries(properties as object).flatMap(([key, it]) => [`${way}/${key}`, ...keysIn(it, `${way}/${key}`)]),
    ...keysIn(additionalProperties, `${way}/*`),
    ...keysIn(items, `${way}[]`),
    ...keysIn(anyOf, way),
  ];
}

/** Every key that a form asks for. */
function asked(it: Shape, way = ''): string[] {
  if (it.kind === 'map') return it.fields.flatMap(({ name, shape: of }) => [`${way}/${name}`, ...asked(of, `${way}/${name}`)]);
  if (it.kind === 'named') return asked(it.of, `${way}/*`);
  if (it.kind === 'list') return asked(it.of, `${way}[]`);
  if (it.kind === 'row') return it.of.flatMap((of) => asked(of, `${way}[]`));
  if (it.kind === 'choice') return it.of.flatMap((of) => asked(of, way));
  return [];
}

describe('a form', () => {
  test.each(KINDS)('of a %s asks for every key of its schema, and for no other', (kind) => {
    const keys = keysIn(jsonSchemaOf(kind, FORMATS.schemas));
    expect(asked(shape(kind)).sort()).toEqual(keys.sort());
    expect(keys.length).toBeGreaterThan(kind === 'army' ? 30 : 150);
  });

  test('refuses a schema that is put together otherwise: it would leave something out', () => {
    for (const odd of [{ $ref: '#/x' }, { allOf: [] }, { type: 'null' }, { const: true }, 'text', {}])
      expect(() => shapeOf(odd)).toThrow(TypeError);
  });

  test('has one field for what may be a number, dice or a word, and a choice where it may be a list', () => {
    expect(shapeOf({ anyOf: [{ type: 'integer' }, { anyOf: [{ type: 'string' }, { type: 'string', const: '-' }] }] })).toEqual({
      kind: 'plain',
      number: true,
      text: true,
      words: ['-'],
    });
    const either = shapeOf({ anyOf: [{ type: 'number' }, { type: 'array', items: [{ type: 'number' }, { type: 'number' }] }] });
    expect(either).toMatchObject({ kind: 'choice', of: [{ kind: 'plain' }, { kind: 'row', of: [{ number: true }, { number: true }] }] });
  });
});

describe('values of a form', () => {
  const data: Data = { models: { soldier: { count: [5, 10], weapons: ['rifle', 'knife'] } } };

  test('are put in their place, taken away, and lead to what was missing; the rest stays the same', () => {
    expect(withValue(data, ['models', 'soldier', 'count', 1], 20)).toEqual({
      models: { soldier: { count: [5, 20], weapons: ['rifle', 'knife'] } },
    });
    expect(withValue(data, ['models', 'soldier', 'weapons', 0], undefined)).toEqual({
      models: { soldier: { count: [5, 10], weapons: ['knife'] } },
    });
    expect(withValue(data, ['models', 'soldier', 'weapons', 2], 'gun')).toEqual({
      models: { soldier: { count: [5, 10], weapons: ['rifle', 'knife', 'gun'] } },
    });
    expect(withValue(data, ['models', 'soldier', 'weapons'], undefined)).toEqual({ models: { soldier: { count: [5, 10] } } });
    expect(withValue(data, ['weapons', 'rifle', 'modern', 'A'], 'D6')).toEqual({ ...data, weapons: { rifle: { modern: { A: 'D6' } } } });
    expect(valueAt(data, ['models', 'soldier', 'count', 0])).toBe(5);
    expect(valueAt(data, ['models', 'constructor'])).toBeUndefined();
  });

  test.each([
    ['4', true, 4],
    ['-1', true, -1],
    ['2.5', true, 2.5],
    ['D6', true, 'D6'],
    ['+1', true, '+1'],
    ['20+', true, '20+'],
    ['1e3', true, '1e3'],
    [' 4 ', false, '4'],
    ['  ', true, undefined],
  ] as const)('%s is read', (text, number, value) => {
    expect(typed(text, { number })).toBe(value);
  });

  test('that are added are empty, and a choice begins with the first of its kinds', () => {
    const sheet = shape('datasheet');
    expect(blank(sheet)).toEqual({ format: 1, models: {} });
    const base = sheet.kind === 'map' ? sheet.fields.find(({ name }) => name === 'models')?.shape : undefined;
    const kind = base?.kind === 'named' ? base.of : undefined;
    expect(kind && blank(kind)).toEqual({ base: {}, points: {} });
    const bases = kind?.kind === 'map' ? kind.fields.find(({ name }) => name === 'base')?.shape : undefined;
    const shapes = bases?.kind === 'choice' ? bases.of : [];
    expect([{ round: 32 }, { oval: [60, 35] }, { hull: [4, 2] }, {}, undefined].map((it) => chosen(shapes, it))).toEqual([0, 1, 3, 0, 0]);
  });
});

test('words that are offered are those that files have, and all that editions know where they have such words', () => {
  const files: Data[] = [
    {
      models: { trooper: { modern: { abilities: ['feel-no-pain 5'] }, weapons: ['rifle'] } },
      modern: { abilities: ['stealth'], leads: ['guards'] },
    },
  ];
  const known = new Map([
    ['modern', new Set(['feel-no-pain', 'stealth', 'scouts'])],
    ['classic', new Set(['stealth', 'fearless'])],
  ]);
  expect(wordsOf(shape('datasheet'), files, known)).toEqual({
    'models.*.modern.abilities[]': ['feel-no-pain', 'feel-no-pain 5', 'scouts', 'stealth'],
    'models.*.weapons[]': ['rifle'],
    'modern.abilities[]': ['feel-no-pain', 'scouts', 'stealth'],
    'modern.leads[]': ['guards'],
  });
});
