import type { LedgerEntry } from 'sandtable/rules';

export const transport: readonly LedgerEntry[] = [
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
  },
  {
    id: 'WAF-TRANSPORT-02',
    title: 'Fire Points: measuring',
    source: 'Vehicles, Transports, Fire Points, paragraph 1',
    text: "Restated: range and sight are measured from the Fire Point; the vehicle ignores the hit it would take from a passenger's Template or beam.",
    simulated: 'full',
    changes: 'classic base: Fire points (restated) (CLS-TRANSPORT-09)',
  },
  {
    id: 'WAF-TRANSPORT-03',
    title: "Fire Points: effect of the vehicle's move",
    source: 'Vehicles, Transports, Fire Points, paragraph 2',
    text: 'Restated: after Combat Speed the passengers count as having moved; after Cruising Speed they fire Snap Shots only; after Flat Out or smoke they do not fire, and once they have fired the vehicle may do neither.',
    simulated: 'full',
    changes: 'classic base: Fire points (restated; Snap Shots at half BS) (CLS-TRANSPORT-09, CLS-VEH-11, CLS-VEH-28)',
  },
];
