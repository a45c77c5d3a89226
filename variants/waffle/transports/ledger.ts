import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-TRANSPORT without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-TRANSPORT-01',
    title: 'Fire Points: who fires',
    source: 'Vehicles, Transports, Fire Points, paragraph 1',
    text: [
      "Restated: one passenger per Fire Point may shoot or use a witchfire, unless the vehicle's entry says otherwise; nobody else aboard fires. They may choose a different target from the vehicle.",
      "Ruling: The passengers fire in their own unit's activation (WAF-TURN-02). Embarked units do not react.",
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Fire points (restated) (CLS-TRANSPORT-09)',
    seams: ['firePointsOf'],
  },
  {
    id: 'WAF-TRANSPORT-02',
    title: 'Fire Points: measuring',
    source: 'Vehicles, Transports, Fire Points, paragraph 1',
    text: "Restated: range and sight are measured from the Fire Point; the vehicle ignores the hit it would take from a passenger's Template or beam.",
    simulated: 'full',
    changes: 'classic base: Fire points (restated) (CLS-TRANSPORT-09)',
    seams: ['templateSpares'],
  },
];
