import type { LedgerEntry } from 'sandtable/rules';

/** TEN-USR entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-USR-17',
    title: 'Models "with the X ability"',
    source: 'Commentary "With the X Ability"',
    layer: 'commentary',
    text: 'When a rule asks for a model or unit with an ability the number behind its name does not matter.',
    simulated: 'full',
    changes: 'Clarifies abilities. Off: no change (clarification).',
    seams: ['hasAbility'],
  },
];
