import type { LedgerEntry } from 'sandtable/rules';

export const unit: readonly LedgerEntry[] = [
  {
    id: 'WAF-UNIT-01',
    title: 'Bikes: one weapon per rider',
    source: 'Unit Types, Bikes and Jetbikes, Shooting',
    text: ['A Bike or Jetbike model fires one weapon per rider.', 'Ruling: Number of riders is a datasheet value, default 1.'].join('\n'),
    simulated: 'full',
    changes: 'classic base: Selecting weapons, one weapon per model (CLS-SHOOT-05, CLS-UNIT-02, CLS-UNIT-03)',
  },
  {
    id: 'WAF-UNIT-02',
    title: 'Bikes: blast and template hits multiply',
    source: 'Unit Types, Bikes and Jetbikes, Shooting',
    text: 'A bike struck by a Template or Blast weapon takes its hits times its number of riders.',
    simulated: 'full',
    changes: 'classic base: one hit per model under a marker or template (CLS-WPN-10, CLS-WPN-12)',
  },
  {
    id: 'WAF-UNIT-03',
    title: 'Bikes: assault bonuses multiply',
    source: 'Unit Types, Bikes and Jetbikes, Assault',
    text: [
      'The bonus Attacks for two close combat weapons and for charging are each multiplied by the number of riders.',
      'Ruling: Only these two bonuses; Rage and other bonuses are not multiplied. A bike has two close combat weapons only if its datasheet says so (a pistol counts as one).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Charge bonus, Two close combat weapons (CLS-ASSAULT-19, CLS-WPN-51)',
  },
  {
    id: 'WAF-UNIT-04',
    title: 'Bikes: automatic hits and grenades multiply',
    source: 'Unit Types, Bikes and Jetbikes, Assault',
    text: 'Hits from a Sweeping Advance, hits on a fleeing unit that has not regrouped, and grenade attacks are multiplied by the number of riders.',
    simulated: 'full',
    changes:
      'classic base: Grenades against vehicles and monsters, one attack per model (CLS-WPN-55); the hits multiply those of WAF-ASSAULT-18',
  },
  {
    id: 'WAF-UNIT-05',
    title: 'Bikes: conferred special rules',
    source: 'Unit Types, Bikes and Jetbikes, Special Rules',
    text: 'Bikes and Jetbikes have Hammer of Wrath, Jink, Relentless and Very Bulky; a bike with more than one rider also has Eternal Warrior.',
    simulated: 'full',
    changes: 'classic base: Bike, Jetbike (Eternal Warrior is added) (CLS-UNIT-02, CLS-UNIT-03, CLS-USR-08)',
  },
  {
    id: 'WAF-UNIT-06',
    title: 'Monstrous Creatures: D3 automatic hits',
    source: 'Unit Types, Monstrous Creatures, Assault',
    text: [
      'Where other models inflict one automatic hit (Sweeping Advance, or reaching a fleeing unit whose Regroup test failed) a Monstrous Creature inflicts D3.',
      'Ruling: Also for units caught after choosing to fall back (WAF-ASSAULT-09). Roll D3 per model.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'WAF-UNIT-07',
    title: 'Gargantuan Creatures: D6 automatic hits',
    source: 'Unit Types, Gargantuan Creatures, Assault',
    text: 'As WAF-UNIT-06 with D6 hits.',
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'WAF-UNIT-08',
    title: 'Gargantuan Creatures: conferred special rules',
    source: 'Unit Types, Gargantuan Creatures, Special Rules',
    text: [
      'Conferred on all: Fearless, Terror, Relentless, Smash, Strikedown, Hammer of Wrath, Feel No Pain, Move Through Cover. Flying ones add Vector Strike.',
      'Ruling: Feel No Pain is 5+. Only Fear is exchanged: Stomp, the resistances of CLS-UNIT-14 and the ban on Overwatch stay, since the document neither repeats nor removes them. Return Fire is allowed.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Gargantuan Creature, Flying Gargantuan Creature (Terror in place of Fear) (CLS-UNIT-13, CLS-UNIT-15)',
  },
];
