import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-MORALE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-MORALE-02',
    title: 'Morale Check after close combat',
    source: 'Morale Check',
    text: [
      'The side that lost more unsaved wounds in a combat takes a Morale Check with each of its units there, -1 Leadership for each wound of difference.',
      'Ruling: wounds inflicted means unsaved wounds by both sides in that combat in that phase, with Hull Points lost (CAL-VEH-05 included) and Hammer of Wrath, without Overwatch (CLS-ASSAULT-27) and without thrown grenades (CAL-WPN-09); a draw needs no check (CLS-ASSAULT-28).',
    ].join('\n'),
    simulated: 'full',
    changes:
      "restates classic base: combat result and losers' Morale check (CLS-ASSAULT-27, CLS-ASSAULT-28, CLS-ASSAULT-29, CLS-ASSAULT-36); Sweeping Advance, pile in and Fall Back stay",
    seams: ['combatResult'],
  },
];
