import { defineRule } from '../family.ts';

/** A vehicle's Deadly Demise is what its destruction does to units near it. */
export default defineRule({
  id: 'HYB-DEF-09',
  title: 'Deadly Demise X',
  source: 'Vehicle, Vehicle Damage table 7+ and Crash and Burn',
  text: [
    'When triggered (HYB-VEH-41, HYB-FLYER-04) every unit in reach, friend or foe, suffers X points of damage without any save (Feel No Pain allowed), rolled anew per unit if X is dice: for non-vehicle units, point by point to the model closest to the vehicle that caused it; for vehicles, X Hull Points with no damage roll. Reach for Explodes is 6" of the hull; for a crash, units with a model under the marker (those models lose points first).',
    "Ruling: the source says only that units are affected by the profile's rule; no trigger roll is made because the Explodes result is itself the trigger, and 6\" is the rule's customary reach.",
  ].join('\n'),
  changes:
    'replaces classic base: hits of an explosion (CLS-VEH-23) and of a crash (CLS-FLYER-07) on models nearby; passengers keep CLS-TRANSPORT-08',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({ replace: { demiseOf: (g, vehicle) => s.printedDemise(g, vehicle) } }),
});
