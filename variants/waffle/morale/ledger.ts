import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-MORALE without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-MORALE-04',
    title: 'Direction of a Fall Back move',
    source: 'Morale, Fall Back',
    text: [
      'Restated: every model of the unit moves straight towards its own table edge by the shortest way, or towards the closest table edge in missions where it has none.',
      'Ruling: Distance is the base 2D6" (3D6" for unit types the base lists), D6" while Blinded.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Fall Back move (restated) (CLS-MORALE-07)',
    seams: ['fallBack'],
  },
  {
    id: 'WAF-MORALE-05',
    title: 'Touching the edge removes models',
    source: 'Morale, Fall Back (paragraph 2)',
    text: [
      'A model of a falling-back unit that touches a table edge leaves play as a casualty.',
      'Ruling: The source names the model, not the unit, so the rest stays and keeps falling back. Removed models count as casualties for victory purposes. A model that cannot complete its move is lost as in CLS-MORALE-08.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Leaving the table (restated, model by model) (CLS-MORALE-08)',
    seams: ['fallBack'],
  },
];
