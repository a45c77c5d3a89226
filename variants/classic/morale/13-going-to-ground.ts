import { defineRule } from '../define-rule.ts';

/** A unit that is shot at may go to ground before it takes saves. */
export default defineRule({
  id: 'CLS-MORALE-13',
  title: 'Going to ground (voluntary)',
  source: 'morale: Going to ground (voluntary)',
  text: 'A unit that is shot at (after To Hit and To Wound, before saves) may declare it goes to ground: +1 to its cover saves, or 6+ with no cover, against that attack and until its next turn ends. Fearless units, units with Never Go to Ground, vehicles, locked and falling units may not.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { mayGoToGround: (next) => (g, u) => next(g, u) || s.canGoToGround(g, u) },
  }),
});
