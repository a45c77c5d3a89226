import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-MOVE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-MOVE-01',
    title: 'Unit coherency',
    source: 'The Movement Phase, Unit Coherency',
    text: 'Restated unchanged: models of a unit may each move up to their own maximum, but when the unit finishes moving its models must form a chain in which each link is at most 2".',
    simulated: 'full',
    changes: 'classic base: Basic movement and Unit coherency (restated) (CLS-MOVE-01, CLS-MOVE-05)',
    seams: ['moveAs'],
  },
];
