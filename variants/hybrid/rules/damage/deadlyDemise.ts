import { defineRule } from '../../family.ts';

/** What the end of a vehicle does to units near it is its Deadly Demise. */
export const deadlyDemise = defineRule({
  id: 'HYB-DEF-09',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({ replace: { demiseOf: (g, vehicle) => s.printedDemise(g, vehicle) } }),
});
