import type { LedgerEntry } from 'sandtable/rules';

/** Entries of CAL-DEF without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CAL-DEF-04',
    title: 'Unsaved wounds and casualties',
    source: 'Morale Check, Suppression Fire and explosion passages',
    text: [
      'Wounds suffered means unsaved wounds; casualties means models removed.',
      'Ruling: the source uses wounds, unsaved wounds and casualties side by side; the first two are the same, the third is kept apart. Surplus wounds beyond what the models have are not counted; wounds ignored by a later roll (such as Feel No Pain) are not counted. An instant death counts as the Wounds the model had left (CLS-ASSAULT-27).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: unsaved wounds and casualties (CLS-DEF-13, CLS-ASSAULT-27)',
    seams: ['takeWound'],
  },
  {
    id: 'CAL-DEF-06',
    title: 'Initiative modifiers',
    source: 'Assault Phase points 7-9, grenades, Fear',
    text: [
      'Initiative bonuses and penalties of different rules add up; a rule that fixes Initiative at 1 beats them all.',
      'Ruling: source silent on the order; CLS-DEF-09: multiply, add, then fixed values. Result is never below 1 nor above 10.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: modifier order and limits (CLS-DEF-09) for Initiative (CLS-ASSAULT-14, CLS-ASSAULT-15)',
    seams: ['initiativeOf'],
  },
];
