import { describe, expect, test } from 'vitest';
import { ability, blade, gun, type List, line, type Sel } from './made-up.ts';
import { readList, told, written } from './reading.ts';

const LINE = line('Toy', '6" 4 3+ 2 6+ 1');
const RIFLE = gun('Rifle', '24" 1 3+ 4 0 1');
const CANNON = gun('Cannon', '48" 1 4+ 9 -2 D6');
const rifle = (number = 1): Sel => ({ name: 'Rifle', number, profiles: [RIFLE] });
const listOf = (...units: Sel[]): List => ({ name: 'Toys', forces: [units] });
const unitOf = (...selections: Sel[]): Sel => ({ name: 'Toys', type: 'unit', points: 100, profiles: [LINE], selections });

async function sheetOf(...units: Sel[]) {
  const imported = await readList(listOf(...units));
  const { sheets, army } = written(imported);
  const [sheet] = Object.values(sheets);
  const kinds = Object.entries(sheet?.models ?? {}).map(([name, it]) => [name, it.count, it.weapons ?? []]);
  return {
    imported,
    sheets,
    army,
    sheet,
    kinds,
    block: sheet?.['modern'] as Record<string, unknown>,
    told: told(imported, units[0]?.name),
  };
}

describe('models', () => {
  test('a place that only holds another model is none', async () => {
    const inner: Sel = { name: 'Toy', type: 'model', number: 3, selections: [rifle(3)] };
    expect((await sheetOf(unitOf({ name: 'Place', type: 'model', selections: [inner] }))).kinds).toEqual([['toy', 3, ['rifle']]]);
  });

  test('models below a model are further ones', async () => {
    const rider: Sel = {
      name: 'Rider',
      type: 'model',
      profiles: [LINE],
      selections: [{ name: 'Hound', type: 'model', number: 2, profiles: [line('Hound', '10" 3 6+ 1 8+ 0')] }],
    };
    expect((await sheetOf(rider)).kinds).toEqual([
      ['rider', 1, []],
      ['hound', 2, []],
    ]);
  });

  test('an upgrade with a stat line below a unit is models, and a unit without any is one', async () => {
    expect(
      (
        await sheetOf(
          unitOf({ name: 'Gunner', number: 2, profiles: [line('Gunner', '5" 4 3+ 3 6+ 1')] }, { name: 'Toy', type: 'model', number: 4 }),
        )
      ).kinds,
    ).toEqual([
      ['gunner', 2, []],
      ['toy', 4, []],
    ]);
    expect((await sheetOf(unitOf(rifle()))).kinds).toEqual([['toys', 1, ['rifle']]]);
  });

  test('a line may hang on an upgrade of the model; of several on the unit the nearest in name is taken, and told', async () => {
    const armoured: Sel = {
      name: 'Toy',
      type: 'model',
      number: 2,
      selections: [{ name: 'Tin suit', profiles: [line('Suit', '5" 5 2+ 3 6+ 1')] }],
    };
    const suit = await sheetOf({ ...unitOf(armoured), profiles: [] });
    expect(suit.sheet?.models['toy']?.['modern']).toMatchObject({ M: 5, T: 5, Sv: 2, W: 3 });
    expect(suit.told.filter((it) => it.startsWith('stat-line'))).toEqual([]);
    const two = { ...unitOf({ name: 'Young Wolf', type: 'model' }), profiles: [LINE, line('Wolves', '10" 3 6+ 1 8+ 0')] };
    const wolf = await sheetOf(two);
    expect(wolf.sheet?.models['young-wolf']?.['modern']).toMatchObject({ M: 10, Ld: 8, OC: 0 });
    expect(wolf.told).toContain('stat-line-assumed: Wolves');
  });
});

describe('weapons', () => {
  const toys = (number: number, ...selections: Sel[]): Sel => unitOf({ name: 'Toy', type: 'model', number, selections });

  test('five of five is one each, one of five one bearer, ten of five two each, seven of five some with two', async () => {
    expect((await sheetOf(toys(5, rifle(5)))).kinds).toEqual([['toy', 5, ['rifle']]]);
    expect((await sheetOf(toys(5, rifle(4), { name: 'Cannon', profiles: [CANNON] }))).kinds).toEqual([
      ['toy', 4, ['rifle']],
      ['toy-cannon', 1, ['cannon']],
    ]);
    expect((await sheetOf(toys(5, rifle(10)))).kinds).toEqual([['toy', 5, ['rifle', 'rifle']]]);
    expect((await sheetOf(toys(5, rifle(7)))).kinds).toEqual([
      ['toy', 2, ['rifle', 'rifle']],
      ['toy-2', 3, ['rifle']],
    ]);
  });

  test('what was chosen as one is carried by one', async () => {
    const both: Sel = { name: 'Rifle and cannon', selections: [rifle(), { name: 'Cannon', profiles: [CANNON] }] };
    expect((await sheetOf(toys(3, both))).kinds).toEqual([
      ['toy-rifle', 1, ['rifle', 'cannon']],
      ['toy', 2, []],
    ]);
  });

  test('beside the models: by as many as the list says that have none, and told; lines on the unit itself are carried by nobody', async () => {
    const shared = await sheetOf({
      ...unitOf({ name: 'Toy', type: 'model', number: 4, selections: [rifle(4)] }, { name: 'Cannon', number: 2, profiles: [CANNON] }),
      profiles: [LINE, blade('Fork', '1 4+ 3 0 1')],
    });
    expect(shared.kinds).toEqual([
      ['toy', 2, ['rifle', 'cannon']],
      ['toy-2', 2, ['rifle']],
    ]);
    expect(shared.told).toContain('bearer-assumed: Cannon');
    expect(Object.keys(shared.sheet?.weapons ?? {})).toEqual(['rifle', 'cannon']);
  });

  test('two lines of one name are two weapons', async () => {
    const other = gun('Rifle', '24" 1 2+ 4 0 1');
    const { sheet } = await sheetOf(
      unitOf(
        { name: 'Toy', type: 'model', selections: [rifle()] },
        { name: 'Ace', type: 'model', selections: [{ name: 'Rifle', profiles: [other] }] },
      ),
    );
    expect(sheet?.weapons).toEqual({
      rifle: { modern: { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 } },
      'rifle-2': { modern: { range: 24, A: 1, skill: 2, S: 4, AP: 0, D: 1 } },
    });
  });

  test('ways of fighting are weapons of their own', async () => {
    const flail = [blade('➤ Flail - sweep', '8 3+ 4 0 1'), blade('➤ Flail - smash', '3 3+ 8 -2 2')];
    const { kinds, told: items } = await sheetOf(toys(1, { name: 'Flail', profiles: flail }));
    expect(kinds).toEqual([['toy', 1, ['flail-sweep', 'flail-smash']]]);
    expect(items.filter((it) => it.startsWith('mode'))).toEqual([]);
  });

  test.each([
    ['Anti-FLY 4+', 'anti-fly 4'],
    ['anti fly 4', 'anti-fly 4'],
    ['twin linked', 'twin-linked'],
    ['Sustained Hits D3', 'sustained-hits D3'],
    ['Rapid Fire D6+3', 'rapid-fire D6+3'],
    ['[DEVASTATING WOUNDS]', 'devastating-wounds'],
    ['Melta 2', 'melta 2'],
  ])('%s is %s', async (text, word) => {
    const { sheet } = await sheetOf(toys(1, { name: 'Gun', profiles: [gun('Gun', '12" 1 3+ 4 0 1', text)] }));
    expect(sheet?.weapons?.['gun']?.['modern']?.['keywords']).toEqual([word]);
  });
});

describe('abilities', () => {
  const of = (...profiles: ReturnType<typeof ability>[]): Sel => ({
    ...unitOf({ name: 'Toy', type: 'model', number: 2 }),
    profiles: [LINE, ...profiles],
  });

  test.each([
    ['Invulnerable Save', '4+', 4],
    ['Invulnerable Save (5+)', '', 5],
    ['Invulnerable Save (2+*)', 'Against ranged attacks only.', 2],
    ['Tin Shield', 'The bearer has a 4+ invulnerable save.', 4],
  ])('%s, %s', async (name, text, inv) => {
    expect((await sheetOf(of(ability(name, text)))).sheet?.models['toy']?.['modern']).toMatchObject({ inv });
  });

  test('a save on a condition is told and not set', async () => {
    const { sheet, told: items } = await sheetOf(of(ability('Tin Cloud', 'This unit has a 4+ invulnerable save against ranged attacks.')));
    expect(sheet?.models['toy']?.['modern']).not.toHaveProperty('inv');
    expect(items).toContain('invulnerable-conditional: Tin Cloud');
  });

  test('a name without its number is nothing, and told by nobody', async () => {
    const { block, told: items } = await sheetOf(of(ability('Feel No Pain', 'x'), ability('Scouts', 'x'), ability('Firing Deck 6', 'x')));
    expect(block['abilities']).toEqual(['firing-deck 6']);
    expect(items).toEqual(['base-assumed: Toy']);
  });
});

describe('names', () => {
  test('those that begin with a digit or hold nothing get a word, clashes numbers, and stock names are those of the file', async () => {
    const unit = (name: string): Sel => ({ ...unitOf(), name, points: 1 });
    const list = {
      name: 'New Roster',
      forces: [
        [unit('3rd Toys'), unit('»«'), { ...unit('Töys'), points: 2 }, { ...unit('Toys'), profiles: [line('Toy', '7" 4 3+ 2 6+ 1')] }],
      ],
    };
    const { army, sheets } = written(await readList(list, { file: 'Red List.rosz' }));
    expect(army['id']).toBe('red-list');
    expect((army['units'] as { id: string }[]).map((it) => it.id)).toEqual(['unit-3rd-toys', 'unit', 'toys', 'toys-2']);
    expect(Object.keys(sheets)).toEqual(['red-list-unit-3rd-toys', 'red-list-unit', 'red-list-toys', 'red-list-toys-2']);
  });

  test('units of one name with other lines have sheets of their own', async () => {
    const other = { ...unitOf({ name: 'Toy', type: 'model' }), profiles: [line('Toy', '6" 4 3+ 2 6+ 2')] };
    const { sheets } = await sheetOf(unitOf({ name: 'Toy', type: 'model' }), other, unitOf({ name: 'Toy', type: 'model', number: 3 }));
    expect(Object.entries(sheets).map(([id, it]) => [id, it.models['toy']?.count])).toEqual([
      ['toys-toys', [1, 3]],
      ['toys-toys-2', 1],
    ]);
  });
});

test('more than files may have is left out, or refused', async () => {
  const crowd = await readList(
    listOf(unitOf({ name: 'Toy', type: 'model', number: 201 }), unitOf({ name: 'Toy', type: 'model', number: 200 })),
  );
  expect(crowd.units.map((it) => it.unit.kinds[0]?.count)).toEqual([200]);
  expect(crowd.items.find((it) => it.code === 'unit-not-read')?.detail).toBe(
    'it has 201 models of a kind, more than 200; 100 army points of the list',
  );
  const many = listOf(...Array.from({ length: 101 }, () => unitOf()));
  await expect(readList(many)).rejects.toThrow('has 101 units, more than the 100 of an army');
});

test('each value of a line changes exactly its own', async () => {
  const values = ['6"', '4', '3+', '2', '6+', '1'];
  const keys = ['M', 'T', 'Sv', 'W', 'Ld', 'OC'];
  const lineOf = async (changed: readonly string[]): Promise<Record<string, unknown>> =>
    (await sheetOf({ ...unitOf({ name: 'Toy', type: 'model' }), profiles: [line('Toy', changed.join(' '))] })).sheet?.models['toy']?.[
      'modern'
    ] as Record<string, unknown>;
  const plain = await lineOf(values);
  for (const [at, key] of keys.entries()) {
    const changed = await lineOf(values.map((it, k) => (k === at ? it.replace(/\d+/, '5') : it)));
    expect(changed).toEqual({ ...plain, [key]: 5 });
  }
});

test('what cannot be seen in a name is left out of it, so that what is written can be read', async () => {
  const { army, sheet } = await sheetOf({ ...unitOf({ name: 'Toy', type: 'model' }), name: 'To\u0007y\u202e <b>\ud800s\u0085' });
  expect(sheet?.title).toBe('Toy <b>s');
  expect((army['units'] as { id: string }[])[0]?.id).toBe('toy-b-s');
});
