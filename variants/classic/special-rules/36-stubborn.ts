import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { MORALE, PINNING } from '../state.ts';

const STUBBORN = keyword('stubborn');

/** Ignores negative modifiers to Morale and Pinning tests. */
export default defineRule({
  id: 'CLS-USR-36',
  title: 'Stubborn',
  source: 'universal special rules: Stubborn',
  text: 'A unit containing it ignores negative Ld modifiers for Morale and Pinning tests.',
  default: 'on',
  keyword: 'stubborn',
  patch: () => ({
    wrap: {
      leadershipModifier: (next) => (g, u, why, modifier) => {
        const value = next(g, u, why, modifier);
        return value < 0 && (why === MORALE || why === PINNING) && hasBit(u.anyBits, STUBBORN) ? 0 : value;
      },
    },
  }),
});
