import { ability, arm, creature, type List, machine } from './made-up.ts';

const line = '4 4 3 3 1 3 1 7 5+';
const carbine = arm('Carbine', '24"', '3', '5', 'Rapid Fire');

/** One list with the traps of the classic form. */
export const classicList: List = {
  name: 'Lead Column',
  points: 300,
  forces: [
    [
      {
        name: 'Wizard',
        type: 'model',
        points: 80,
        categories: ['HQ'],
        profiles: [
          creature('Wizard', 'Infantry (Character)', '5 4 4 4 2 4 2 9 3+'),
          ability('Stars', 'The bearer has a 4+ invulnerable save.'),
        ],
        rules: [
          ['Psyker (Mastery Level 2)', ''],
          ['Independent Character', ''],
          ['Feel No Pain (6+)', ''],
          ['Star Gazing', ''],
        ],
        selections: [{ name: 'Wand', profiles: [arm('Wand', '-', '+1', '4', '-')], rules: [['Concussive', '']] }],
      },
      {
        name: 'Column',
        type: 'unit',
        points: 120,
        categories: ['Troops'],
        rules: [['Stubborn', '']],
        selections: [
          { name: 'Lead Soldier', type: 'model', number: 9, profiles: [creature('Lead Soldier', 'Infanty', line)] },
          {
            name: 'Corporal',
            type: 'model',
            profiles: [creature('Corporal', 'Infantry (Character)', '4 4 3 3 1 3 2 8 5+')],
            selections: [{ name: 'Mortar', profiles: [arm('Mortar', '18" - 42"', '6', '-', 'Heavy 1, Blast (3"), Barrage, Noisy')] }],
          },
          { name: 'Carbine', profiles: [carbine] },
          {
            name: 'Dedicated Transport',
            selections: [
              {
                name: 'Wagon',
                points: 50,
                profiles: [
                  machine('Wagon', 'Vehicle (Tank, Transport)', '3 12 11 10 3'),
                  {
                    name: 'Transport',
                    columns: { Capacity: 'Twelve models', 'Fire Points': 'Two', 'Access Points': 'One on each side and one at the rear' },
                  },
                ],
                selections: [
                  { name: 'Twin gun', number: 2, profiles: [arm('Gun', '36', '5', '4', 'Salvo 2/4')], rules: [['Twin-Linked', '']] },
                ],
              },
            ],
          },
        ],
      },
      { name: 'Blank', type: 'model', points: 50, profiles: [creature('Blank', 'Infantry', '3 3 3 - 1 3 1 7 x')] },
    ],
  ],
};
