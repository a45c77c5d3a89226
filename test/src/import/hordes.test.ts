import { expect, test } from 'vitest';
import { classicHorde, modernHorde } from './more-lists.ts';
import { readList, type SheetData, written } from './reading.ts';

/** Of each kind of model: its count, what it carries and its line. */
const kindsOf = (sheet: SheetData | undefined, family: string) =>
  Object.entries(sheet?.models ?? {}).map(([name, it]) => [name, it.count, it.weapons ?? [], it[family]]);
/** Units of an army: id, datasheet, models, points and roles. */
const unitsOf = (army: Record<string, unknown>) =>
  (army['units'] as Record<string, unknown>[]).map(({ id, datasheet, models, points, roles }) => [id, datasheet, models, points, roles]);

test('a modern horde: units, models, points, kinds, lines, weapons and copies', async () => {
  const imported = await readList(modernHorde);
  const { army, sheets } = written(imported);
  expect([imported.points, army['limit']]).toEqual([{ roster: 560, units: 560 }, 1000]);
  expect(unitsOf(army)).toEqual([
    ['rag-queen', 'rag-army-rag-queen', { 'rag-queen': 1 }, { modern: 70 }, ['warlord']],
    ['tin-troops', 'rag-army-tin-troops', { 'tin-troop': 20 }, { modern: 120 }, undefined],
    ['tin-troops-2', 'rag-army-tin-troops', { 'tin-troop': 20 }, { modern: 120 }, undefined],
    ['paper-kite', 'rag-army-paper-kite', { 'paper-kite': 1 }, { modern: 130 }, undefined],
    ['hobby-riders', 'rag-army-hobby-riders', { 'hobby-rider': 3 }, { modern: 120 }, undefined],
  ]);
  const kinds = (name: string) => kindsOf(sheets[`rag-army-${name}`], 'modern');
  expect(kinds('rag-queen')).toEqual([['rag-queen', 1, ['cutlass'], { M: 6, T: 3, Sv: 4, W: 4, Ld: 6, OC: 1 }]]);
  expect(kinds('tin-troops')).toEqual([['tin-troop', 20, ['musket', 'cutlass'], { M: 6, T: 3, Sv: 5, W: 1, Ld: 8, OC: 2 }]]);
  expect(kinds('paper-kite')).toEqual([
    ['paper-kite', 1, ['kite-gun', 'kite-gun'], { M: 12, T: 8, Sv: 3, W: 9, Ld: 7, OC: 2, stem: true }],
  ]);
  expect(kinds('hobby-riders')).toEqual([['hobby-rider', 3, ['broom'], { M: 12, T: 5, Sv: 3, W: 3, Ld: 7, OC: 2 }]]);
  expect(Object.fromEntries(Object.entries(sheets).map(([id, it]) => [id, it.weapons]))).toEqual({
    'rag-army-rag-queen': { cutlass: { modern: { range: 'melee', A: 5, skill: 2, S: 5, AP: -1, D: 2, keywords: ['precision'] } } },
    'rag-army-tin-troops': {
      musket: { modern: { range: 30, A: 1, skill: 4, S: 4, AP: 0, D: 1, keywords: ['heavy'] } },
      cutlass: { modern: { range: 'melee', A: 2, skill: 4, S: 3, AP: 0, D: 1 } },
    },
    'rag-army-paper-kite': {
      'kite-gun': { modern: { range: 24, A: 3, skill: 3, S: 6, AP: -1, D: 'D3', keywords: ['anti-fly 4'] } },
    },
    'rag-army-hobby-riders': { broom: { modern: { range: 'melee', A: 4, skill: 3, S: 5, AP: -1, D: 1, keywords: ['lance'] } } },
  });
  expect(sheets['rag-army-rag-queen']?.['modern']).toEqual({ leads: ['rag-army-tin-troops'] });
  expect(sheets['rag-army-paper-kite']?.['modern']).toEqual({ keywords: ['fly'], abilities: ['deep-strike'] });
});

test('a classic horde: the same, and a machine whose gun has two modes', async () => {
  const imported = await readList(classicHorde);
  const { army, sheets } = written(imported);
  expect([imported.points, army['limit']]).toEqual([{ roster: 440, units: 440 }, 500]);
  expect(unitsOf(army)).toEqual([
    ['duchess', 'rag-column-duchess', { duchess: 1 }, { classic: 60 }, ['hq', 'warlord']],
    ['column', 'rag-column-column', { 'rag-soldier': 20 }, { classic: 100 }, ['troops']],
    ['column-2', 'rag-column-column', { 'rag-soldier': 15 }, { classic: 100 }, ['troops']],
    ['outriders', 'rag-column-outriders', { outrider: 5 }, { classic: 90 }, ['fast-attack']],
    ['kettle-walker', 'rag-column-kettle-walker', { 'kettle-walker': 1 }, { classic: 90 }, ['heavy-support']],
  ]);
  const kinds = (name: string) => kindsOf(sheets[`rag-column-${name}`], 'classic');
  expect(kinds('duchess')).toEqual([['duchess', 1, ['fan'], { WS: 5, BS: 4, S: 3, T: 3, W: 3, I: 4, A: 3, Ld: 9, Sv: 4 }]]);
  expect(kinds('column')).toEqual([['rag-soldier', [15, 20], ['musket'], { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 6 }]]);
  expect(kinds('outriders')).toEqual([['outrider', 5, ['pistol'], { WS: 4, BS: 3, S: 3, T: 3, W: 1, I: 4, A: 2, Ld: 8, Sv: 5 }]]);
  expect(kinds('kettle-walker')).toEqual([
    [
      'kettle-walker',
      1,
      ['steam-cannon', 'kettle-launcher-pebbles', 'kettle-launcher-stone'],
      { WS: 4, BS: 3, S: 6, I: 3, A: 2, AV: [12, 12, 10], HP: 3 },
    ],
  ]);
  expect(Object.fromEntries(Object.entries(sheets).map(([id, it]) => [id, it.weapons]))).toEqual({
    'rag-column-duchess': { fan: { classic: { S: 'user', AP: 3, type: 'melee', rules: ['rending'] } } },
    'rag-column-column': { musket: { classic: { range: 24, S: 3, AP: '-', type: 'rapid-fire' } } },
    'rag-column-outriders': { pistol: { classic: { range: 12, S: 3, AP: 5, type: 'pistol' } } },
    'rag-column-kettle-walker': {
      'steam-cannon': { classic: { range: 36, S: 7, AP: 4, type: 'heavy', shots: 2, rules: ['twin-linked'] } },
      'kettle-launcher-pebbles': { classic: { range: 24, S: 4, AP: 6, type: 'heavy', shots: 2 } },
      'kettle-launcher-stone': { classic: { range: 36, S: 8, AP: 3, type: 'heavy', shots: 1, 'mode-of': 'kettle-launcher-pebbles' } },
    },
  });
  expect(imported.items.filter((it) => it.code === 'mode-not-carried')).toEqual([]);
});
