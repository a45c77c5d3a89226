import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PINNING } from '../state.ts';

const NEVER_TO_GROUND = keyword('never-goes-to-ground');

/** Never goes to ground and is never pinned. */
export default defineRule({
  id: 'CLS-USR-44',
  title: 'Never goes to ground',
  source: 'universal special rules: Never goes to ground',
  text: 'A unit with this rule cannot go to ground voluntarily and passes pinning tests.',
  default: 'on',
  keyword: 'never-goes-to-ground',
  patch: () => ({
    wrap: {
      passesAutomatically: (next) => (g, u, why) => (why === PINNING && hasBit(u.anyBits, NEVER_TO_GROUND)) || next(g, u, why),
      canGoToGround: (next) => (g, u) => !hasBit(u.anyBits, NEVER_TO_GROUND) && next(g, u),
    },
  }),
});
