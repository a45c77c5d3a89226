import { expect, test } from 'vitest';
import { ability, arm, blade, creature, gun, type List, line, machine, type Prof, type Sel } from './made-up.ts';
import { readList, written } from './reading.ts';

/** What is written of a list, as values by their paths. */
async function valuesOf(list: List): Promise<Map<string, unknown>> {
  const { army, sheets } = written(await readList(list));
  const found = new Map<string, unknown>();
  const note = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) found.set(path, value);
    else for (const [key, inner] of Object.entries(value)) note(inner, path === '' ? key : `${path}.${key}`);
  };
  note({ army, ...sheets }, '');
  return found;
}

async function changedIn(before: List, after: List): Promise<object> {
  const [one, other] = [await valuesOf(before), await valuesOf(after)];
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  return Object.fromEntries(paths.filter((it) => one.get(it) !== other.get(it)).map((it) => [it, other.get(it)]));
}

const listOf = (profiles: readonly Prof[], text = '4+'): List => ({
  name: 'L',
  limit: 500,
  forces: [
    [
      {
        name: 'U',
        type: 'model',
        points: 50,
        categories: ['Infantry', 'Troops'],
        profiles: [profiles[0] as Prof, ability('Invulnerable Save', text)],
        selections: profiles.slice(1).map((it): Sel => ({ name: it.name, profiles: [it] })),
      },
    ],
  ],
});

const modern = [line('U', '6" 4 3+ 2 6+ 1'), gun('Gun', '24" 2 3+ 4 -1 1', 'Heavy'), blade('Axe', '3 4+ 5 -2 D3', 'Lance')];
const classic = [
  creature('U', 'Infantry', '4 3 3 4 2 5 6 8 3+'),
  arm('Gun', '24"', '4', '5', 'Heavy 2, Rending'),
  arm('Axe', '-', '+1', '2', 'Melee'),
];
const walker = [
  machine('U', 'Vehicle (Tank)', '3 12 11 10 3'),
  arm('Gun', '24"', '4', '5', 'Heavy 2, Rending'),
  arm('Blast', '48"', '8', '3', 'Ordnance 1'),
];

type Case = readonly [list: readonly Prof[], profile: number, column: string, value: string, path: string, found: unknown];

const CASES: readonly Case[] = [
  [modern, 0, 'M', '7"', 'l-u.models.u.modern.M', 7],
  [modern, 0, 'T', '5', 'l-u.models.u.modern.T', 5],
  [modern, 0, 'SV', '5+', 'l-u.models.u.modern.Sv', 5],
  [modern, 0, 'W', '1', 'l-u.models.u.modern.W', 1],
  [modern, 0, 'LD', '7+', 'l-u.models.u.modern.Ld', 7],
  [modern, 0, 'OC', '0', 'l-u.models.u.modern.OC', 0],
  [modern, 1, 'Range', '30"', 'l-u.weapons.gun.modern.range', 30],
  [modern, 1, 'A', 'd6', 'l-u.weapons.gun.modern.A', 'D6'],
  [modern, 1, 'BS', '2+', 'l-u.weapons.gun.modern.skill', 2],
  [modern, 1, 'S', '9', 'l-u.weapons.gun.modern.S', 9],
  [modern, 1, 'AP', '-3', 'l-u.weapons.gun.modern.AP', -3],
  [modern, 1, 'D', '2D3+1', 'l-u.weapons.gun.modern.D', '2D3+1'],
  [modern, 1, 'Keywords', 'Blast', 'l-u.weapons.gun.modern.keywords.0', 'blast'],
  [modern, 2, 'A', '4', 'l-u.weapons.axe.modern.A', 4],
  [modern, 2, 'WS', '2+', 'l-u.weapons.axe.modern.skill', 2],
  [modern, 2, 'S', '6', 'l-u.weapons.axe.modern.S', 6],
  [modern, 2, 'AP', '0', 'l-u.weapons.axe.modern.AP', 0],
  [modern, 2, 'D', '3', 'l-u.weapons.axe.modern.D', 3],
  [modern, 2, 'Keywords', 'Precision', 'l-u.weapons.axe.modern.keywords.0', 'precision'],
  [classic, 0, 'WS', '5', 'l-u.models.u.classic.WS', 5],
  [classic, 0, 'BS', '4', 'l-u.models.u.classic.BS', 4],
  [classic, 0, 'S', '4', 'l-u.models.u.classic.S', 4],
  [classic, 0, 'T', '5', 'l-u.models.u.classic.T', 5],
  [classic, 0, 'W', '3', 'l-u.models.u.classic.W', 3],
  [classic, 0, 'I', '4', 'l-u.models.u.classic.I', 4],
  [classic, 0, 'A', '1', 'l-u.models.u.classic.A', 1],
  [classic, 0, 'LD', '9', 'l-u.models.u.classic.Ld', 9],
  [classic, 0, 'Save', '5+', 'l-u.models.u.classic.Sv', 5],
  [classic, 1, 'Range', '36', 'l-u.weapons.gun.classic.range', 36],
  [classic, 1, 'Strength', '7', 'l-u.weapons.gun.classic.S', 7],
  [classic, 1, 'AP', '3', 'l-u.weapons.gun.classic.AP', 3],
  [classic, 1, 'Type', 'Heavy 3, Rending', 'l-u.weapons.gun.classic.shots', 3],
  [classic, 1, 'Type', 'Assault 2, Rending', 'l-u.weapons.gun.classic.type', 'assault'],
  [classic, 1, 'Type', 'Heavy 2, Shred', 'l-u.weapons.gun.classic.rules.0', 'shred'],
  [classic, 2, 'Strength', 'X2', 'l-u.weapons.axe.classic.S', 'x2'],
  [classic, 2, 'AP', '-', 'l-u.weapons.axe.classic.AP', '-'],
  [walker, 0, 'BS', '4', 'l-u.models.u.classic.BS', 4],
  [walker, 0, 'Front', '13', 'l-u.models.u.classic.AV.0', 13],
  [walker, 0, 'Side', '10', 'l-u.models.u.classic.AV.1', 10],
  [walker, 0, 'Rear', '11', 'l-u.models.u.classic.AV.2', 11],
  [walker, 0, 'HP', '4', 'l-u.models.u.classic.HP', 4],
  [walker, 2, 'AP', '1', 'l-u.weapons.blast.classic.AP', 1],
];

test.each(CASES)('a value that changes in a list changes that value alone: %#', async (profiles, at, column, value, path, expected) => {
  const changed = profiles.map((it, k) => (k === at ? { ...it, columns: { ...it.columns, [column]: value } } : it));
  expect(changed[at]?.columns).not.toEqual(profiles[at]?.columns);
  expect(await changedIn(listOf(profiles), listOf(changed))).toEqual({ [path]: expected });
});

test('a save that is written beside the line changes alone, too', async () => {
  expect(await changedIn(listOf(modern), listOf(modern, '5+'))).toEqual({ 'l-u.models.u.modern.inv': 5 });
  expect(await changedIn(listOf(classic), listOf(classic, '5+'))).toEqual({ 'l-u.models.u.classic.inv': 5 });
});

test('every characteristic of a line and of a weapon is among them', () => {
  const changed = (profiles: readonly Prof[]): Set<string> =>
    new Set(CASES.filter(([of]) => of === profiles).map(([, at, column]) => `${at} ${column}`));
  const columnsIn = (profiles: readonly Prof[]): string[] =>
    profiles.flatMap(({ columns }, at) => Object.keys(columns).map((column) => `${at} ${column}`));
  // A melee weapon has no other range, and what kind of thing a unit or a classic blade is decides on more than one value.
  expect(columnsIn(modern).filter((it) => !changed(modern).has(it))).toEqual(['2 Range']);
  expect(columnsIn(classic).filter((it) => !changed(classic).has(it))).toEqual(['0 Unit Type', '2 Range', '2 Type']);
  expect(columnsIn(walker).filter((it) => !changed(walker).has(it) && it.startsWith('0'))).toEqual(['0 Unit Type']);
});
