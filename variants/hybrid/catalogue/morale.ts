import type { LedgerEntry } from 'sandtable/rules';

export const morale: readonly LedgerEntry[] = [
  {
    id: 'HYB-MORALE-01',
    title: 'Vehicles never test',
    source: 'Vehicle, Vehicles, Leadership and Morale',
    text: 'No Morale check, pinning test or any other Ld test is ever rolled for a vehicle; what shakes its crew comes only from the damage table. A test that a rule forces on it counts as passed.',
    simulated: 'full',
    changes:
      'restates classic base: vehicles and leadership (CLS-VEH-42); amends Perils of a Psychic Pilot (CLS-PSY-09: Ld 10 there, passed here)',
  },
];
