import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const FLEET = keyword('fleet');

/** A unit of models that all have it may charge in the turn in which it ran. */
export default defineRule({
  id: 'CAL-USR-16',
  title: 'Fleet',
  source: 'Universal Special Rules',
  text: [
    'A unit with Fleet may charge in the turn in which it Ran.',
    'Ruling: replaces the rerolls of CLS-USR-12; all models of the unit need it. Beasts and Cavalry have it by type.',
  ].join('\n'),
  changes: 'replaces classic base: Fleet rerolls (CLS-USR-12) and the ban on charging after a Run (CLS-MOVE-11, CLS-ASSAULT-03)',
  default: 'on',
  keyword: 'fleet',
  supersedes: ['CLS-USR-12'],
  patch: () => ({
    wrap: { chargesAfterRun: (next) => (g, u) => hasBit(u.allBits, FLEET) || next(g, u) },
  }),
});
