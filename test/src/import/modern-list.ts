import { ability, blade, gun, type List, line } from './made-up.ts';

/** A text of a rule; no six words of it may appear in anything that is written. */
export const TEXTS = [
  'When the moon stands over the hill this model sings until everybody has gone home.',
  'Each time a model in this unit makes tea, add one spoon of sugar to the cup that it holds.',
  'At the start of any turn your opponent may look out of the window and count the birds.',
];

const rifle = gun('Brass rifle', '24" 2 3+ 4 0 1', 'Assault, rapid fire 1');
const sabre = blade('Sabre', '3 3+ 4 -1 1');

/** One list with the traps of the modern form. */
export const modernList: List = {
  name: 'Tin Parade',
  points: 655,
  limit: 1000,
  rules: [['March of the Toys', TEXTS[2] as string]],
  forces: [
    [
      {
        name: 'Battle Size',
        selections: [{ name: 'Parlour (1000 Point limit)' }],
      },
      {
        name: 'Detachment',
        selections: [{ name: 'Night Watch', rules: [['Lanterns Out', TEXTS[0] as string]] }],
      },
      {
        name: 'Toy Captain',
        type: 'model',
        points: 80,
        categories: ['Character', 'Infantry', 'Epic Hero', 'Faction: Tin Folk', 'Warlord'],
        profiles: [
          line('Toy Captain', '6" 4 3+ 5 6+ 1'),
          ability('Leader', 'This model can be attached to the following units:\n■ Tin Troops\n■ Paper Guard'),
          ability('Invulnerable Save', '4+'),
          ability('Parade Song', TEXTS[0] as string),
        ],
        selections: [
          {
            name: 'Star staff',
            profiles: [gun('Star staff', '18" 3 2+ 5 -1 2', 'Psychic, Anti-EPIC hero 4+'), blade('Star staff', '4 2+ 6 -2 D3', 'psychic')],
          },
          { name: 'Marching Tune', group: 'Enhancements', points: 15, profiles: [ability('Marching Tune', TEXTS[1] as string)] },
        ],
        rules: [
          ['Feel No Pain 5+', TEXTS[1] as string],
          ['Deadly Demise', TEXTS[0] as string],
        ],
      },
      {
        name: 'Tin Troops',
        type: 'unit',
        points: 90,
        categories: ['Battleline', 'Infantry', 'Grenades', 'Wind-up'],
        profiles: [line('Tin Troop', '6" 3 4+ 1 7+ 2'), ability('Clockwork', TEXTS[2] as string)],
        rules: [['Rapid Fire', TEXTS[1] as string]],
        selections: [
          {
            name: 'Tin Sergeant',
            type: 'model',
            selections: [
              { name: 'Brass rifle', profiles: [rifle] },
              { name: 'Sabre', profiles: [sabre] },
            ],
          },
          {
            name: '1 Drummer and 8 Troops',
            selections: [
              {
                name: 'Tin Troops',
                type: 'model',
                number: 8,
                selections: [
                  { name: 'Brass rifle', number: 7, profiles: [rifle] },
                  {
                    name: 'Cork launcher',
                    profiles: [
                      gun('➤ Cork launcher - fan', '12" D6 4+ 4 0 1', 'blast'),
                      gun('➤ Cork launcher - lone', '24" 1 4+ 9 -2 D3+1'),
                    ],
                  },
                  { name: 'Sabre', number: 8 },
                ],
              },
              {
                name: 'Drummer',
                type: 'model',
                profiles: [ability('Stealth (Drummer model only)', ''), { ...ability('Ghost', TEXTS[0] as string), hidden: true }],
                selections: [{ name: 'Whistle', group: 'Weapons' }],
              },
            ],
          },
        ],
      },
      {
        name: 'Rocking Horse',
        type: 'unit',
        categories: ['Vehicle', 'Walker', 'Smoke'],
        points: 150,
        profiles: [
          line('Rocking Horse', '10" 9 2+ 14 6+ 4', { InSv: '5+*' }),
          ability(
            'Damaged: 1-5 Wounds Remaining',
            'While this model has 1-5 wounds remaining, subtract 2 from this model’s Objective Control, and each time it makes an attack, subtract 1 from the Hit roll.',
          ),
          ability('Transport', 'This model has a transport capacity of 12 Infantry models.'),
          ability('Deadly Demise D3', TEXTS[0] as string),
          ability('Scouts 8"', TEXTS[0] as string),
        ],
        selections: [
          { name: '2 Pop guns', profiles: [gun('Pop gun', '36" 3 3+ 8 3 2', '[TWIN LINKED], Sustained hits 1, Chilly')] },
          { name: 'Steam lance', number: 2, profiles: [gun('Steam lance', '12" D6 N/A 5 -1 1', 'Ignores Cover, Torrent')] },
          { name: 'Hooves', profiles: [blade('Hooves', '4 3+ 8 -2 3')] },
          { name: 'Odd gun', profiles: [gun('Odd gun', '* 3 3+ 8 -1 2')] },
        ],
      },
      { name: 'Cupboard', type: 'unit', points: 40, selections: [{ name: 'Drawer' }] },
    ],
    [
      {
        name: 'Paper Guard',
        type: 'unit',
        points: 100,
        categories: ['Infantry'],
        selections: [
          {
            name: 'Paper Guard',
            type: 'model',
            number: 5,
            profiles: [line('Paper Guard', '7" 4 3+ 2 6+ 1')],
            selections: [{ name: 'Halberd', number: 5, profiles: [blade('Halberd', '2 3+ 5 -1 1')] }],
          },
        ],
      },
      {
        name: 'Paper Guard',
        type: 'unit',
        points: 180,
        categories: ['Infantry'],
        selections: [
          {
            name: 'Paper Guard',
            type: 'model',
            number: 10,
            profiles: [line('Paper Guard', '7" 4 3+ 2 6+ 1')],
            selections: [{ name: 'Halberd', number: 10, profiles: [blade('Halberd', '2 3+ 5 -1 1')] }],
          },
        ],
      },
    ],
  ],
};
