import { defineRule } from '../../family.ts';

/** A Psychic Pilot passes the Leadership tests of Perils of the Warp, as vehicles pass all others. */
export const unshakenPilots = defineRule({
  id: 'HYB-MORALE-01',
  default: 'on',
  keyword: 'psychic-pilot',
  patch: () => ({
    wrap: { passesInPeril: (next) => (g, frame, psyker) => g.sheetOf(psyker).stats.vehicle !== 0 || next(g, frame, psyker) },
  }),
});
