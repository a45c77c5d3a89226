import { defineRule } from '../family.ts';
import { ridersOf, ridersOn } from './riders.ts';

/** A bike under a marker or template takes a hit for each rider. */
export default defineRule({
  id: 'WAF-UNIT-02',
  title: 'Bikes: blast and template hits multiply',
  source: 'Unit Types, Bikes and Jetbikes, Shooting',
  text: 'A bike struck by a Template or Blast weapon takes its hits times its number of riders.',
  changes: 'classic base: one hit per model under a marker or template (CLS-WPN-10, CLS-WPN-12)',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: {
      hitsUnder: (next) => (g, model) => next(g, model) * ridersOf(g, model),
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const wide = arm.blastInches > 0 || arm.templateInches > 0;
        return next(g, u, weapon, target, inches, wide ? worth * ridersOn(target.sheet.models[0]) : worth);
      },
    },
  }),
});
