import { expect, test } from 'vitest';
import { classicList as list } from './classic-list.ts';
import { machine, type Sel } from './made-up.ts';
import { readList, told, written } from './reading.ts';

test('creatures, with typos in their types, rules, saves and a psyker', async () => {
  const { army, sheets } = written(await readList(list));
  expect((army['units'] as object[])[0]).toMatchObject({ id: 'wizard', points: { classic: 80 }, roles: ['hq'] });
  const wizard = sheets['lead-column-wizard'];
  expect(wizard?.keywords).toEqual(['infantry', 'character', 'psyker']);
  expect(wizard?.models['wizard']?.['classic']).toEqual({ WS: 5, BS: 4, S: 4, T: 4, W: 2, I: 4, A: 2, Ld: 9, Sv: 3, inv: 4 });
  expect(wizard?.['classic']).toEqual({ type: 'infantry', rules: ['psyker 2', 'independent-character', 'feel-no-pain 6'] });
  expect(wizard?.weapons).toEqual({ wand: { classic: { S: '+1', AP: 4, type: 'melee', rules: ['concussive'] } } });
  const column = sheets['lead-column-column'];
  expect(Object.entries(column?.models ?? {}).map(([name, it]) => [name, it.count, it.weapons])).toEqual([
    ['lead-soldier', 9, ['carbine']],
    ['corporal', 1, ['mortar', 'carbine']],
  ]);
  expect(column?.models['corporal']?.['classic']).toMatchObject({ A: 2, Ld: 8, rules: ['character'] });
  expect(column?.weapons).toEqual({
    mortar: { classic: { range: 42, S: 6, AP: '-', type: 'heavy', shots: 1, rules: ['blast', 'barrage', 'minimum-range 18'] } },
    carbine: { classic: { range: 24, S: 3, AP: 5, type: 'rapid-fire' } },
  });
});

test('a machine inside a unit is one of its own, with its points, bought for it', async () => {
  const imported = await readList(list);
  const { army, sheets } = written(imported);
  expect(army['units']).toMatchObject([
    { id: 'wizard' },
    { id: 'column', points: { classic: 120 } },
    { id: 'wagon', points: { classic: 50 }, dedicatedTo: 'column' },
  ]);
  const wagon = sheets['lead-column-wagon'];
  expect(wagon?.models['wagon']).toMatchObject({ weapons: ['gun', 'gun'], classic: { BS: 3, AV: [12, 11, 10], HP: 3 } });
  expect(wagon?.['classic']).toEqual({
    type: 'vehicle',
    flags: ['tank', 'transport'],
    transport: { capacity: 12, firePoints: 2, accessPoints: ['left', 'right', 'rear'] },
  });
  expect(wagon?.weapons?.['gun']).toEqual({ classic: { range: 36, S: 5, AP: 4, type: 'salvo', shots: [2, 4], rules: ['twin-linked'] } });
  expect(imported.points).toEqual({ roster: 300, units: 250 });
});

test('what has no place is told; a unit with a value that cannot be read is left out', async () => {
  const imported = await readList(list);
  expect(told(imported, 'Wizard')).toEqual([
    'may-lead: Independent Character',
    'ability-not-simulated: Star Gazing',
    'base-assumed: Wizard',
  ]);
  expect(told(imported, 'Column')).toEqual([
    'bearer-assumed: Carbine',
    'weapon-keyword-unknown: Noisy',
    'base-assumed: Lead Soldier',
    'base-assumed: Corporal',
  ]);
  expect(imported.items.find((it) => it.unit === 'Blank')).toMatchObject({
    code: 'unit-not-read',
    detail: 'SAVE of Blank is "x"; 50 army points of the list',
  });
});

test.each([
  [{ Description: 'This vehicle can carry ten models.' }, { capacity: 10 }],
  [
    { Capacity: '6', 'Fire Points': 'None', 'Access Points': 'Rear' },
    { capacity: 6, accessPoints: ['rear'] },
  ],
  [{ Description: 'Two fire points. Transport capacity: 20' }, { capacity: 20, firePoints: 2 }],
  [{ Description: '12 models. Access points: 3, wherever its owner likes.' }, { capacity: 12 }],
  [{ Description: 'Carries a crew.' }, undefined],
])('what a transport holds, from plain words: %j', async (columns, transport) => {
  const wagon = { ...machine('Wagon', 'Vehicle (Tank)', '3 12 11 10 3') };
  const unit: Sel = { name: 'Wagon', type: 'model', points: 50, profiles: [wagon, { name: 'Transport', columns }] };
  const { sheets } = written(await readList({ name: 'L', forces: [[unit]] }));
  const block = sheets['l-wagon']?.['classic'] as { readonly [key: string]: unknown } | undefined;
  expect(block).toBeDefined();
  expect(block?.['transport']).toEqual(transport);
});
