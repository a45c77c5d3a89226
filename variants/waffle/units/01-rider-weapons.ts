import { defineRule } from '../family.ts';
import { ridersOf, ridersOn } from './riders.ts';

/** A bike fires one weapon for each rider. */
export default defineRule({
  id: 'WAF-UNIT-01',
  title: 'Bikes: one weapon per rider',
  source: 'Unit Types, Bikes and Jetbikes, Shooting',
  text: ['A Bike or Jetbike model fires one weapon per rider.', 'Ruling: Number of riders is a datasheet value, default 1.'].join('\n'),
  changes: 'classic base: Selecting weapons, one weapon per model (CLS-SHOOT-05, CLS-UNIT-02, CLS-UNIT-03)',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: {
      weaponsPerModel: (next) => (g, model) => Math.max(next(g, model), ridersOf(g, model)),
      paperWeapons: (next) => (g, u, kind) => Math.max(next(g, u, kind), ridersOn(u.sheet.models[kind])),
    },
  }),
});
