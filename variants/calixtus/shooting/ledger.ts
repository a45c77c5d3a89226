import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-SHOOT without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-SHOOT-01',
    title: 'One target per unit',
    source: 'The Shooting Phase, point 1',
    text: [
      'A unit picks one enemy unit; every model of the unit that shoots this phase must shoot at it.',
      'Ruling: base exceptions stay: Split Fire, Power of the Machine Spirit, Gargantuans and super-heavies (CLS-SHOOT-03), and no shots into combat (CLS-SHOOT-22, but CAL-WPN-05).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: choosing a target (CLS-SHOOT-03)',
    seams: ['openFire'],
  },
  {
    id: 'CAL-SHOOT-02',
    title: 'Weapon by weapon',
    source: 'The Shooting Phase, point 2',
    text: 'The controller picks one weapon name at a time; all models of the unit using that weapon shoot it together and the group is resolved fully (cover to removal) before the next weapon is picked.',
    simulated: 'full',
    changes: 'restates classic base: shooting sequence and selecting weapons (CLS-SHOOT-01, CLS-SHOOT-05, CLS-SHOOT-21)',
    seams: ['volley'],
  },
  {
    id: 'CAL-SHOOT-03',
    title: 'One weapon per model',
    source: 'The Shooting Phase, point 3',
    text: [
      'A model that is neither a Vehicle nor a Monstrous Creature may shoot only one weapon per Shooting phase unless its datasheet says otherwise.',
      'Ruling: a permission in the rules of a weapon counts as stated: two pistols may both be shot (CLS-WPN-07) and one model per unit may throw a grenade instead (CLS-WPN-08).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: number of weapons (CLS-SHOOT-05, CLS-UNIT-11, CLS-VEH-06)',
    seams: ['weaponsPerModel'],
  },
  {
    id: 'CAL-SHOOT-07',
    title: 'Jink declared before the shots',
    source: 'The Shooting Phase, point 7',
    text: [
      'When a unit of Skimmers, Bikes or Jetbikes is named as a target, its owner must say before any shot is worked out whether it Jinks; he cannot decide after seeing hits or wounds. The Jink save is a cover save taken as in CAL-SAVE-01.',
      'Ruling: the source gives no Jink value, so the base 4+ stands (CLS-USR-19: until the start of its next own turn; Snap Shots until the end of it) and is not lowered to soft or hard cover values. It is a cover save, so bonuses add to it (CAL-SAVE-03). Every unit with Jink in the base may use it, Flyers and flying monsters included; never when immobilised, stunned or locked.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: Jink (CLS-USR-19, CLS-UNIT-02, CLS-UNIT-03, CLS-VEH-37); new is only that the save is rolled before to-hit (CAL-SAVE-01)',
    seams: ['targeted'],
  },
  {
    id: 'CAL-SHOOT-08',
    title: 'To-hit, then to-wound',
    source: 'The Shooting Phase, point 8',
    text: [
      'Each shot left after cover dice rolls to hit; each hit rolls to wound against the Toughness of the target unit on the chart of CAL-ASSAULT-06; each wound goes to pools and allocation.',
      'Ruling: the to-wound chart stands under Assault but is worded for wound rolls in general, so it is used for shooting too. Majority Toughness as in CLS-SHOOT-11, for vehicles CAL-VEH-10 and CAL-VEH-11.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: shooting sequence and majority Toughness (CLS-SHOOT-01, CLS-SHOOT-11), with cover in front (CAL-SAVE-01) and the chart of CAL-ASSAULT-06 in place of CLS-SHOOT-10',
    seams: ['rollHits'],
  },
  {
    id: 'CAL-SHOOT-09',
    title: 'To-hit by BS',
    source: 'The Shooting Phase, point 9',
    text: [
      'Required to-hit roll is 7 minus BS, never better than 2+: BS 1 = 6+, 2 = 5+, 3 = 4+, 4 = 3+, 5 or more = 2+. A natural 1 always misses (before rerolls).',
      'Ruling: Snap Shots count as BS 1, and what may not be fired that way stays as in the base (CLS-SHOOT-08, CLS-SHOOT-09). BS 0 cannot shoot (CLS-DEF-09).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: to-hit with BS (CLS-SHOOT-06, CLS-SHOOT-08)',
    seams: ['hitOn'],
  },
  {
    id: 'CAL-SHOOT-10',
    title: 'Twin-linked',
    source: 'The Shooting Phase, point 10',
    text: [
      'A twin-linked shot that misses may reroll its to-hit die once.',
      'Ruling: no die is rerolled twice. With BS 6 or more the shooter uses the twin-linked reroll (needs 2+) in place of that of CAL-SHOOT-17, not in addition: one reroll at the better value, as in CLS-SHOOT-07. In a Snap Shot the reroll needs 6. Twin-linked templates keep CLS-WPN-21, twin-linked blasts that are not Guess Range keep CLS-WPN-15.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Twin-linked (CLS-WPN-21) and its meeting with BS 6+ (CLS-SHOOT-07)',
    seams: ['rerollHitOn'],
  },
  {
    id: 'CAL-SHOOT-12',
    title: 'Wound pools',
    source: 'The Shooting Phase, point 12',
    text: [
      'Wounds that differ in Strength, AP or special rules (for example Rending wounds) go into separate pools. One pool is allocated completely before the next is begun.',
      'Ruling: the shooting player chooses the order of the pools.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: wound pools (CLS-SHOOT-12)',
    seams: ['nextPool'],
  },
  {
    id: 'CAL-SHOOT-15',
    title: 'Run in place of shooting',
    source: 'The Shooting Phase, point 15',
    text: 'In the Shooting phase a unit may either shoot or Run, not both.',
    simulated: 'full',
    changes: 'restates classic base: Run in place of shooting (CLS-MOVE-11, CLS-SHOOT-02)',
    seams: ['shootingAction'],
  },
  {
    id: 'CAL-SHOOT-17',
    title: 'Reroll for BS above 5',
    source: 'The Shooting Phase, point 9',
    text: [
      'With BS 6-10 the roll is 2+ and each missed shot is rerolled once, needing 12 minus BS: BS 6 = 6+, 7 = 5+, 8 = 4+, 9 = 3+, 10 = 2+. BS above 10 counts as 10.',
      'Ruling: BS is taken after modifiers; a Snap Shot has BS 1 and no reroll.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: BS 6 or more (CLS-SHOOT-07)',
    seams: ['rerollHitOn'],
  },
  {
    id: 'CAL-SHOOT-24',
    title: 'Look Out, Sir',
    source: 'The Shooting Phase, point 13',
    text: [
      'When a wound is allocated to a Character the base Look Out, Sir roll may be made before its save: on success the wound moves to the closest other model of the unit.',
      'Ruling: everything else as in CLS-SHOOT-18: 4+ for a Character, 2+ for an Independent Character, the wound goes to the closest other model within 6", one attempt per wound, also in close combat but not in a challenge.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Look Out Sir (CLS-SHOOT-18, CLS-UNIT-16)',
    seams: ['redirect'],
  },
];
