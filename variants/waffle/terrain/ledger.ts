import type { LedgerEntry } from 'sandtable/rules';

/** Entries of WAF-TERRAIN without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'WAF-TERRAIN-01',
    title: 'Armoured Container: cover',
    source: 'Battlefield Terrain, Armoured Container',
    text: [
      '4+ cover save behind it.',
      'Ruling: No size is printed; default body 2" x 4", 2" high, impassable. Its cover counts for models that it hides by 25% or more (CLS-SAVE-05).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Cover values (CLS-SAVE-06, CLS-TERRAIN-11); the piece is new',
    seams: ['pieceCover'],
  },
  {
    id: 'WAF-TERRAIN-05',
    title: 'Fuel Pipes: cover',
    source: 'Battlefield Terrain, Fuel Pipes',
    text: ['4+ cover save behind them.', 'Ruling: Default body 6" x 1", 1" high, difficult to cross.'].join('\n'),
    simulated: 'full',
    changes: 'classic base: Battlefield debris (restated) (CLS-TERRAIN-11)',
    seams: ['pieceCover'],
  },
  {
    id: 'WAF-TERRAIN-09',
    title: 'Imposing Statuary: cover',
    source: 'Battlefield Terrain, Imposing Statuary (printed as Statutory)',
    text: ['3+ cover save behind it.', 'Ruling: Default body: 3" circle, 5" high, impassable.'].join('\n'),
    simulated: 'full',
    changes: 'classic base: Battlefield debris (restated) (CLS-TERRAIN-11)',
    seams: ['pieceCover'],
  },
  {
    id: 'WAF-TERRAIN-11',
    title: 'Reactor: cover',
    source: 'Battlefield Terrain, Reactor',
    text: ['4+ cover save behind it.', 'Ruling: Default body: 3" circle, 4" high, impassable.'].join('\n'),
    simulated: 'full',
    changes: 'classic base: Cover values (CLS-SAVE-06, CLS-TERRAIN-11); the piece is new',
    seams: ['pieceCover'],
  },
];
