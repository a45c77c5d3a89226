import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const FLEET = keyword('fleet');

/** A unit of models that all have it may charge in the turn in which it ran. */
export const fleet = defineRule({
  id: 'CAL-USR-16',
  default: 'on',
  keyword: 'fleet',
  supersedes: ['CLS-USR-12'],
  patch: () => ({
    wrap: { chargesAfterRun: (next) => (g, u) => hasBit(u.allBits, FLEET) || next(g, u) },
  }),
});
