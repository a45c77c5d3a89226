import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-USR without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-USR-05',
    title: 'Hostile Environment Shielding: which armour',
    source: 'Universal Special Rules',
    text: [
      'It belongs to every kind of alien armour and to Power, Artificer and heavy-suit armour. Other armour lacks it unless its datasheet says so.',
      'Ruling: A datasheet without the flag and without one of these armours lacks it.',
    ].join('\n'),
    simulated: 'data',
    changes: 'new',
  },
];
