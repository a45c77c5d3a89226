import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-SAVE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-SAVE-02',
    title: 'Same-type saves use only the best',
    source: 'Types of Saving Throws, Models with more than one Save',
    text: 'A model with several saves of one type uses just the best of that type.',
    simulated: 'full',
    changes: 'classic base: One save per wound (CLS-SAVE-08), kept inside one save type',
    seams: ['invulnerableOn'],
  },
];
