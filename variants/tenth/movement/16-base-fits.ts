import { defineRule } from '../define-rule.ts';

/** A model goes straight wherever its base fits, whatever overhangs it; Vehicles except Walkers need room for their hulls. */
export default defineRule({
  id: 'TEN-MOVE-16',
  title: 'Only the base needs to fit (except non-WALKER vehicles)',
  source: 'Errata "Move Units", diagrams 1 and 8',
  text: 'In a straight leg a model passes through any space its base fits through, whatever overhangs. VEHICLES without the WALKER keyword are excepted: for them base and hull must fit. No model can end where it cannot be placed.',
  layer: 'errata',
  changes: 'Replaces TEN-MOVE-15. Off: TEN-MOVE-15.',
  outside: ['TEN-FLYER-03'],
  default: 'on',
  keyword: 'overhang',
  supersedes: ['TEN-MOVE-15'],
  tables: (t) => ({ ...t, overhangPasses: true }),
});
