import { classicList } from './classic-list.ts';
import { ability, arm, blade, creature, gun, type List, line, type Sel } from './made-up.ts';
import { modernList } from './modern-list.ts';

/** A text of a rule, of which no six words may be written. */
export const RUMOUR = 'If the kettle is boiling when this unit is chosen both players must hum until the next cup has been poured.';

const [musket, cutlass] = [gun('Musket', '30" 1 4+ 4 0 1', 'Heavy'), blade('Cutlass', '2 4+ 3 0 1')];

/** A horde: its troops are called like those of another list and carry something else. */
export const modernHorde: List = {
  name: 'Rag Army',
  points: 560,
  limit: 1000,
  rules: [['Kettle Drums', RUMOUR]],
  forces: [
    [
      {
        name: 'Rag Queen',
        type: 'model',
        points: 70,
        categories: ['Character', 'Infantry', 'Warlord'],
        profiles: [line('Rag Queen', '6" 3 4+ 4 6+ 1'), ability('Leader', 'This model can be attached to: Tin Troops')],
        selections: [{ name: 'Cutlass', profiles: [blade('Cutlass', '5 2+ 5 -1 2', 'Precision')] }],
      },
      ...[20, 20].map(
        (number): Sel => ({
          name: 'Tin Troops',
          type: 'unit',
          points: 120,
          categories: ['Battleline', 'Infantry'],
          profiles: [ability('Rumour', RUMOUR)],
          selections: [
            {
              name: 'Tin Troop',
              type: 'model',
              number,
              profiles: [line('Tin Troop', '6" 3 5+ 1 8+ 2')],
              selections: [
                { name: 'Musket', number, profiles: [musket] },
                { name: 'Cutlass', number, profiles: [cutlass] },
              ],
            },
          ],
        }),
      ),
      {
        name: 'Paper Kite',
        type: 'model',
        points: 130,
        categories: ['Vehicle', 'Fly'],
        profiles: [line('Paper Kite', '12" 8 3+ 9 7+ 2'), ability('Deep Strike', '')],
        selections: [{ name: 'Kite gun', number: 2, profiles: [gun('Kite gun', '24" 3 3+ 6 -1 D3', 'Anti-FLY 4+')] }],
      },
      {
        name: 'Hobby Riders',
        type: 'unit',
        points: 120,
        categories: ['Mounted'],
        selections: [
          {
            name: 'Hobby Rider',
            type: 'model',
            number: 3,
            profiles: [line('Hobby Rider', '12" 5 3+ 3 7+ 2')],
            selections: [{ name: 'Broom', number: 3, profiles: [blade('Broom', '4 3+ 5 -1 1', 'Lance')] }],
          },
        ],
      },
    ],
  ],
};

const rank = '3 3 3 3 1 3 1 7 6+';

/** Its column is called like that of another list and carries something else. */
export const classicHorde: List = {
  name: 'Rag Column',
  points: 440,
  limit: 500,
  forces: [
    [
      {
        name: 'Duchess',
        type: 'model',
        points: 60,
        categories: ['HQ', 'Warlord'],
        profiles: [creature('Duchess', 'Infantry (Character)', '5 4 3 3 3 4 3 9 4+')],
        rules: [
          ['Independent Character', ''],
          ['Kettle Song', RUMOUR],
        ],
        selections: [{ name: 'Fan', profiles: [arm('Fan', '-', 'User', '3', 'Melee, Rending')] }],
      },
      ...[20, 15].map(
        (number): Sel => ({
          name: 'Column',
          type: 'unit',
          points: 100,
          categories: ['Troops'],
          selections: [
            {
              name: 'Rag Soldier',
              type: 'model',
              number,
              profiles: [creature('Rag Soldier', 'Infantry', rank)],
              selections: [{ name: 'Musket', number, profiles: [arm('Musket', '24"', '3', '-', 'Rapid Fire')] }],
            },
          ],
        }),
      ),
      {
        name: 'Outriders',
        type: 'unit',
        points: 90,
        categories: ['Fast Attack'],
        selections: [
          {
            name: 'Outrider',
            type: 'model',
            number: 5,
            profiles: [creature('Outrider', 'Cavalry', '4 3 3 3 1 4 2 8 5+')],
            selections: [{ name: 'Pistol', number: 5, profiles: [arm('Pistol', '12"', '3', '5', 'Pistol')] }],
          },
        ],
      },
      {
        name: 'Kettle Walker',
        type: 'model',
        points: 90,
        categories: ['Heavy Support'],
        profiles: [
          {
            name: 'Kettle Walker',
            columns: {
              'Unit Type': 'Vehicle (Walker)',
              WS: '4',
              BS: '3',
              S: '6',
              Front: '12',
              Side: '12',
              Rear: '10',
              I: '3',
              A: '2',
              HP: '3',
            },
          },
        ],
        selections: [
          { name: 'Steam cannon', profiles: [arm('Steam cannon', '36"', '7', '4', 'Heavy 2, Twin-linked')] },
          {
            name: 'Kettle launcher',
            profiles: [
              arm('➤ Kettle launcher - pebbles', '24"', '4', '6', 'Heavy 2'),
              arm('➤ Kettle launcher - stone', '36"', '8', '3', 'Heavy 1'),
            ],
          },
        ],
      },
    ],
  ],
};

/** Every list, by its family. */
export const LISTS: { readonly [family: string]: { readonly [name: string]: List } } = {
  modern: { parade: modernList, horde: modernHorde },
  classic: { column: classicList, horde: classicHorde },
};

/** A list of 2,000 points as large as they come: twenty units with rules texts of their own. */
export function largeList(family: 'modern' | 'classic'): List {
  const texts = Array.from({ length: 6 }, (_, k): [string, string] => [`Tale ${k}`, `${RUMOUR} `.repeat(5)]);
  const model: { readonly [family: string]: readonly Sel[] } = {
    modern: [
      {
        name: 'Sergeant',
        type: 'model',
        profiles: [line('Sergeant', '6" 4 3+ 2 6+ 2')],
        selections: [{ name: 'Musket', profiles: [musket] }],
      },
      {
        name: 'Soldier',
        type: 'model',
        number: 9,
        profiles: [line('Soldier', '6" 4 3+ 2 6+ 2')],
        selections: [
          { name: 'Musket', number: 9, profiles: [musket] },
          { name: 'Cutlass', number: 9, profiles: [cutlass] },
        ],
      },
    ],
    classic: [
      {
        name: 'Soldier',
        type: 'model',
        number: 10,
        profiles: [creature('Soldier', 'Infantry', rank)],
        selections: [{ name: 'Musket', number: 10, profiles: [arm('Musket', '24"', '3', '-', 'Rapid Fire')] }],
      },
    ],
  };
  const unit = (k: number): Sel => ({
    name: `Company ${k}`,
    type: 'unit',
    points: 100,
    categories: family === 'modern' ? ['Battleline', 'Infantry'] : ['Troops'],
    rules: texts,
    selections: model[family] as readonly Sel[],
  });
  return { name: 'Grand Army', points: 2000, limit: 2000, forces: [Array.from({ length: 20 }, (_, k) => unit(k + 1))] };
}
