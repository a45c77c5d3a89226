import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-SAVE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
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
    seams: ['coverOn'],
  },
];
