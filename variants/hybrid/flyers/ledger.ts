import { integer, type LedgerEntry } from 'sandtable/rules';
import { withNumbers } from '../../classic/tables.ts';
import { defineEntry } from '../family.ts';

/** Entries of HYB-FLYER without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  defineEntry({
    id: 'HYB-FLYER-03',
    title: 'Immobilised zooming flyer',
    source: 'Vehicle, Vehicle Damage Table 6',
    text: 'A zooming flyer with an Immobilised result rolls a D6: 1-2 it crashes at once (HYB-FLYER-04); 3+ it counts as Crew Stunned instead.',
    simulated: 'full',
    changes: 'restates classic base: Immobilised zooming flyers (CLS-FLYER-06)',
    seams: ['immobilise'],
    params: {
      upTo: integer(2, 0, 6, 'Highest roll on which it crashes', 'rolled on a D6'),
    },
    tables: (t, { upTo }) => withNumbers(t, { flyerCrashUpTo: upTo }),
  }),
  {
    id: 'HYB-FLYER-05',
    title: 'Zooming flyer at 0 Hull Points',
    source: 'Vehicle, Wrecked Vehicles',
    text: 'A zooming flyer reduced to 0 HP does not leave a wreck but crashes (HYB-FLYER-04).',
    simulated: 'full',
    changes: 'restates classic base: a zooming flyer at 0 Hull Points crashes (CLS-FLYER-07)',
    seams: ['crash'],
  },
];
