import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-ASSAULT without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-ASSAULT-11',
    title: 'Initiative order',
    source: 'The Assault Phase, point 9',
    text: [
      'Models attack in descending Initiative order; equal values strike at the same time. Models removed before their step do not strike.',
      'Ruling: piling in at each step is CLS-ASSAULT-16, who may strike CLS-ASSAULT-17.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Initiative steps and simultaneous blows (CLS-ASSAULT-14, CLS-ASSAULT-23)',
    seams: ['fightCombat'],
  },
  {
    id: 'CAL-ASSAULT-12',
    title: 'Charge bonus',
    source: 'The Assault Phase, point 9',
    text: [
      'A model has +1 attack in the Assault phase in which its unit charged.',
      'Ruling: only if the charge reached contact, and not for a disordered charge (CLS-ASSAULT-10). Rage gives +2 in its place (CLS-USR-26). Lost by CAL-ASSAULT-02, CAL-WPN-09 (the thrower) and CAL-WPN-15.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: charge bonus (CLS-ASSAULT-19, CLS-ASSAULT-10)',
    seams: ['chargeBonus'],
  },
];
