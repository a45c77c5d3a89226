import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { MORALE, PINNING } from '../state.ts';

const STUBBORN = keyword('stubborn');
const NEVER_TO_GROUND = keyword('never-goes-to-ground');

/** Negative modifiers do not count for Morale and Pinning. */
export const stubborn = defineRule({
  id: 'CLS-USR-36',
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

/** Neither goes to ground nor is pinned. */
export const neverToGround = defineRule({
  id: 'CLS-USR-44',
  default: 'on',
  keyword: 'never-goes-to-ground',
  patch: () => ({
    wrap: {
      passesAutomatically: (next) => (g, u, why) => (why === PINNING && hasBit(u.anyBits, NEVER_TO_GROUND)) || next(g, u, why),
      canGoToGround: (next) => (g, u) => !hasBit(u.anyBits, NEVER_TO_GROUND) && next(g, u),
    },
  }),
});
