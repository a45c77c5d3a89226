import { expect, test } from 'vitest';
import { filesOf } from '../../../src/import/index.ts';
import { formsOf } from './made-up.ts';
import { modernList, TEXTS } from './modern-list.ts';
import { quotedIn, read, readList, told, written } from './reading.ts';

const LINE = { M: 6, T: 3, Sv: 4, W: 1, Ld: 7, OC: 2 };

test.each(Object.entries(formsOf(modernList)))('every form of a list gives the same files: %s', async (_form, bytes) => {
  const [expected, found] = [await readList(modernList), await read(bytes)];
  const filesIn = (it: typeof found) => [...filesOf(it, '1')].filter(([path]) => path.endsWith('.yaml'));
  expect(filesIn(found)).toEqual(filesIn(expected));
  expect(found.items).toEqual(expected.items);
});

test('an army has its units, models and points', async () => {
  const { army } = written(await readList(modernList));
  expect(army).toEqual({
    format: 1,
    id: 'tin-parade',
    title: 'Tin Parade',
    imported: { notPlayed: 6 },
    limit: 1000,
    units: [
      { id: 'toy-captain', datasheet: 'tin-parade-toy-captain', models: { 'toy-captain': 1 }, points: { modern: 95 }, roles: ['warlord'] },
      {
        id: 'tin-troops',
        datasheet: 'tin-parade-tin-troops',
        models: { 'tin-troops': 8, 'tin-troops-cork-launcher-fan': 1, drummer: 1 },
        points: { modern: 90 },
      },
      { id: 'rocking-horse', datasheet: 'tin-parade-rocking-horse', models: { 'rocking-horse': 1 }, points: { modern: 150 } },
      { id: 'paper-guard', datasheet: 'tin-parade-paper-guard', models: { 'paper-guard': 5 }, points: { modern: 100 } },
      { id: 'paper-guard-2', datasheet: 'tin-parade-paper-guard', models: { 'paper-guard': 10 }, points: { modern: 180 } },
    ],
  });
});

test('a character has its line, both halves of a weapon, its save, its abilities and whom it leads', async () => {
  const sheet = written(await readList(modernList)).sheets['tin-parade-toy-captain'];
  expect(sheet?.keywords).toEqual(['character', 'infantry']);
  expect(sheet?.['modern']).toEqual({
    keywords: ['epic-hero'],
    abilities: ['feel-no-pain 5'],
    leads: ['tin-parade-tin-troops', 'tin-parade-paper-guard'],
  });
  expect(sheet?.models['toy-captain']).toMatchObject({
    weapons: ['star-staff', 'star-staff-melee'],
    modern: { M: 6, T: 4, Sv: 3, W: 5, Ld: 6, OC: 1, inv: 4 },
  });
  expect(sheet?.weapons).toEqual({
    'star-staff': { modern: { range: 18, A: 3, skill: 2, S: 5, AP: -1, D: 2, keywords: ['psychic', 'anti-epic-hero 4'] } },
    'star-staff-melee': { modern: { range: 'melee', A: 4, skill: 2, S: 6, AP: -2, D: 'D3', keywords: ['psychic'] } },
  });
});

test('models below upgrades count, those alike are one kind, and what one of eight carries makes a kind of its own', async () => {
  const sheet = written(await readList(modernList)).sheets['tin-parade-tin-troops'];
  expect(Object.entries(sheet?.models ?? {}).map(([name, it]) => [name, it.count, it.weapons, it['modern']])).toEqual([
    ['tin-troops', 8, ['brass-rifle', 'sabre'], LINE],
    ['tin-troops-cork-launcher-fan', 1, ['cork-launcher-fan', 'cork-launcher-lone', 'sabre'], LINE],
    ['drummer', 1, undefined, { ...LINE, abilities: ['stealth'] }],
  ]);
  expect(sheet?.weapons?.['brass-rifle']).toEqual({
    modern: { range: 24, A: 2, skill: 3, S: 4, AP: 0, D: 1, keywords: ['assault', 'rapid-fire 1'] },
  });
  expect(sheet?.weapons?.['cork-launcher-lone']?.['modern']).toMatchObject({
    range: 24,
    A: 1,
    skill: 4,
    S: 9,
    AP: -2,
    D: 'D3+1',
    'mode-of': 'cork-launcher-fan',
  });
});

test('copies by number and by name, dice in any letters, a damaged profile, a hold', async () => {
  const sheet = written(await readList(modernList)).sheets['tin-parade-rocking-horse'];
  expect(sheet?.models['rocking-horse']).toMatchObject({
    weapons: ['pop-gun', 'pop-gun', 'steam-lance', 'steam-lance', 'hooves'],
    modern: { M: 10, T: 9, Sv: 2, W: 14, Ld: 6, OC: 4, inv: 5 },
  });
  expect(sheet?.weapons?.['pop-gun']).toEqual({
    modern: { range: 36, A: 3, skill: 3, S: 8, AP: -3, D: 2, keywords: ['twin-linked', 'sustained-hits 1'] },
  });
  expect(sheet?.weapons?.['steam-lance']).toEqual({
    modern: { range: 12, A: 'D6', S: 5, AP: -1, D: 1, keywords: ['ignores-cover', 'torrent'] },
  });
  expect(sheet?.['modern']).toEqual({
    keywords: ['smoke'],
    abilities: ['deadly-demise D3', 'scouts 8'],
    transport: { capacity: 12 },
    damaged: { at: 5, hit: -1, oc: -2 },
  });
});

test('everything without a place is told by name, once for each unit, and nothing else', async () => {
  const imported = await readList(modernList);
  expect(told(imported)).toEqual(['army-rule-not-simulated: March of the Toys', 'detachment-not-simulated: Lanterns Out']);
  expect(told(imported, 'Toy Captain')).toEqual([
    'keyword-without-place: Faction: Tin Folk',
    'ability-not-simulated: Parade Song',
    'enhancement-not-simulated: Marching Tune',
    'base-assumed: Toy Captain',
    'may-lead: Tin Troops',
    'may-lead: Paper Guard',
  ]);
  expect(told(imported, 'Tin Troops')).toEqual([
    'stat-line-assumed: Sabre',
    'weapon-without-profile: Whistle',
    'keyword-without-place: Wind-up',
    'ability-not-simulated: Clockwork',
    'base-assumed: Tin Troops',
    'base-assumed: Drummer',
  ]);
  expect(told(imported, 'Rocking Horse')).toEqual([
    'invulnerable-conditional: Invulnerable Save',
    'transport-restrictions: Transport',
    'may-embark: Transport',
    'weapon-keyword-unknown: Chilly',
    'value-corrected: AP',
    'weapon-value-unknown: Odd gun',
    'base-assumed: Rocking Horse',
  ]);
  expect(told(imported, 'Cupboard')).toEqual(['unit-without-stat-line: Cupboard']);
  expect(imported.points).toEqual({ roster: 655, units: 615 });
  expect(imported.missing).toBe(40);
});

test('no six words of a text stand in anything that is written', async () => {
  const all = [...filesOf(await readList(modernList), '1').values()].join('\n');
  expect(quotedIn('x one two three four five six')('one two three four five six')).toHaveLength(1);
  const quoted = quotedIn(all);
  for (const text of TEXTS) expect(quoted(text)).toEqual([]);
});
