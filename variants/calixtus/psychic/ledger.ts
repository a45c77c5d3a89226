import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-PSY without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-PSY-08',
    title: 'Casting level',
    source: 'The Psychic Phase, second point 4',
    text: [
      'Every power has a casting level, always 11 or more; it is cast when the casting total (CAL-PSY-09) is equal to or above it.',
      'Ruling: "always above 10" means the minimum is 11. The default ladder is a harness convention and should be a setting; it also serves Force (11) and the generic powers CLS-PSY-24 to CLS-PSY-31.',
    ].join('\n'),
    simulated: 'data',
    changes: 'replaces classic base: warp charge cost of a power (CLS-PSY-07; costs in CLS-PSY-22, CLS-PSY-24 to CLS-PSY-31)',
  },
];
