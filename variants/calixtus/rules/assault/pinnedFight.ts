import { defineRule } from '../../family.ts';

/** Pinned units strike last, whatever their Initiative. */
export const pinnedFight = defineRule({
  id: 'CAL-ASSAULT-09',
  default: 'on',
  requires: ['CAL-DEF-03'],
  patch: (_p, s) => ({
    wrap: {
      fixedInitiative: (next) => (g, model) => (s.isPinned(g, g.unitOf(model)) && s.initiativeOf(g, model) > 0 ? 1 : next(g, model)),
    },
  }),
});
