import { defineRule } from '../define-rule.ts';
import { numberOfAbility, SUSTAINED_WORDS } from '../special-rules/16-duplicates.ts';
import { SUSTAINED_ROLL } from '../state.ts';

/** A Critical Hit scores additional hits. */
export default defineRule({
  id: 'TEN-WPN-25',
  title: '[SUSTAINED HITS X]',
  source: 'Core rules, weapon abilities',
  text: 'A Critical Hit scores X additional hits.',
  layer: 'core',
  default: 'on',
  keyword: SUSTAINED_WORDS,
  patch: (_p, s) => ({
    wrap: { additionalHits: (next) => (g, a) => next(g, a) + numberOfAbility(g, s, a, 'sustained-hits', SUSTAINED_ROLL) },
  }),
});
