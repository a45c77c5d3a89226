import { defineRule } from '../../family.ts';

/** Markers that stay drift once in a game turn, when it starts, and not in every player turn. */
export const vortex = defineRule({
  id: 'WAF-WPN-33',
  default: 'on',
  keyword: 'vortex',
  patch: (_p, s) => ({
    before: { beginRound: (g) => s.driftMarkers(g) },
    wrap: { driftsInTurn: () => () => false },
  }),
});
