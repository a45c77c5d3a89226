import type { LedgerEntry } from 'sandtable/rules';

export const save: readonly LedgerEntry[] = [
  {
    id: 'CAL-SAVE-01',
    title: 'Cover save before to-hit',
    source: 'The Shooting Phase, point 7',
    text: [
      'If the target has a cover save, the defender rolls one die per shot before to-hit dice are rolled. Each success discards that shot; only the others roll to hit.',
      'Ruling: the cover die is not the saving throw of the model, so an armour or invulnerable save may follow; AP never affects it. Cover of a weapon group is that of the model first in line for allocation (CAL-SHOOT-13), fixed for the group; whether that model is in cover is judged by CLS-SAVE-05 (25% hidden, or area terrain). For vehicles cover needs 25% of the facing hidden (CLS-VEH-27, CLS-VEH-13) and the die is rolled per shot all the same, not per glancing or penetrating hit. Weapons that make no to-hit roll (Blast, beams, automatic hits) take one cover die per hit, after hits are counted and before to-wound. Weapons that ignore cover skip the step, Template weapons among them; for Barrage, cover is judged from the centre of the marker (CLS-SAVE-11). A natural 1 always fails (CLS-SAVE-09). Not used in close combat.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: cover save taken after wounding in place of armour (CLS-SAVE-04, CLS-SAVE-08, CLS-SHOOT-01, CLS-VEH-27) and cover checked model by model (CLS-SAVE-05)',
  },
  {
    id: 'CAL-SAVE-02',
    title: 'Soft and hard cover values',
    source: 'The Shooting Phase, point 7',
    text: [
      'Soft cover gives a 6+ cover save, hard cover 5+.',
      'Ruling: soft = what hides but does not stop shots: razorwire, high grass, hedges, woods, smoke, intervening units (base 6+ and 5+ there). Hard = what stops shots: craters, hill crests, walls, ruins, barricades, wrecks, trenches, tank traps, statuary, battlements and fortified positions (base 5+, 4+ and 3+ there). Terrain data carries the class, this list is the default; when several apply the best counts. A base rule that improves cover by 1 adds one level (CLS-VEH-13, CLS-TERRAIN-18).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: cover values (CLS-SAVE-06, CLS-SAVE-07, CLS-VEH-28 and the values repeated in CLS-TERRAIN-02 to CLS-TERRAIN-14)',
  },
  {
    id: 'CAL-SAVE-03',
    title: 'Cover Save level',
    source: 'Miscellaneous Rules',
    text: [
      'A cover save of 6+ is level 1, 5+ is 2, 4+ is 3, 3+ is 4, 2+ is 5. The level is the degree of cover.',
      'Ruling: no cover is level 0 (the 7+ of CLS-SAVE-09). First take the best single source: terrain, Jink (level 3), Prone (level 1), smoke; sources do not add to each other. Then add the bonuses, which do add together, as in the base: going to ground +1, Stealth +1 (night, or defensive grenades within 8"; twice Stealth counts once), Shrouded +2 (CLS-USR-30), Skilled Rider +1 to a Jink (CLS-USR-31). Maximum 5 (2+).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: bonuses to cover add up (CLS-SAVE-09, CLS-SAVE-12, CLS-USR-35, CLS-USR-30, CLS-USR-31), on a scale of levels that is new',
  },
  {
    id: 'CAL-SAVE-04',
    title: '1+ armour save',
    source: 'Miscellaneous Rules',
    text: [
      'A 1+ armour save is rolled as 2+ (1 always fails) but only AP1 cancels it.',
      'Ruling: for modifiers (Hefty) it counts as 2+. AP2 does not cancel it.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; an exception to CLS-SAVE-02 and to the limit of CLS-SAVE-09',
  },
  {
    id: 'CAL-SAVE-05',
    title: 'Power weapons ignore armour',
    source: 'Miscellaneous Rules',
    text: [
      'Power weapons cancel all armour saves, 1+ included.',
      'Ruling: the base grades power weapons by AP, the source says that they cancel any armour "as usual" (older convention); the source\'s words win. Concerns the power sword, axe, maul and lance of CLS-WPN-52 in close combat; power gauntlets, lightning claws and thunder hammers keep their AP. Invulnerable saves are allowed.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: AP of power weapons (CLS-WPN-52, CLS-DEF-16)',
  },
];
