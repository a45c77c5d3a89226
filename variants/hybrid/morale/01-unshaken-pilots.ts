import { defineRule } from '../family.ts';

/** A Psychic Pilot passes the Leadership tests of Perils of the Warp, as vehicles pass all others. */
export default defineRule({
  id: 'HYB-MORALE-01',
  title: 'Vehicles never test',
  source: 'Vehicle, Vehicles, Leadership and Morale',
  text: 'No Morale check, pinning test or any other Ld test is ever rolled for a vehicle; what shakes its crew comes only from the damage table. A test that a rule forces on it counts as passed.',
  changes:
    'restates classic base: vehicles and leadership (CLS-VEH-42); amends Perils of a Psychic Pilot (CLS-PSY-09: Ld 10 there, passed here)',
  default: 'on',
  keyword: 'psychic-pilot',
  patch: () => ({
    wrap: { passesInPeril: (next) => (g, frame, psyker) => g.sheetOf(psyker).stats.vehicle !== 0 || next(g, frame, psyker) },
  }),
});
