import { defineRule } from '../family.ts';

/** Markers that stay in play drift once per game turn, at its start, and not in every player turn. */
export default defineRule({
  id: 'WAF-WPN-33',
  title: 'Vortex',
  source: 'Special Rules, Vortex',
  text: [
    'Restated: a Destroyer weapon using some blast marker. Place, scatter, apply damage; wounds come from the centre as with Barrage. The marker stays on the table as impassable terrain. At the start of each later player turn it scatters 2D6" (small arrow on a Hit!) and any unit it passes over is hit; if the two dice match, it is removed instead.',
    "Ruling: Once per game turn, before the priority roll (WAF-TURN-07 d). The first landing follows WAF-WPN-06 to -09 for the weapon's type. Destroyer results come from the classic base table.",
  ].join('\n'),
  changes: 'classic base: Vortex (restated; once per game turn) (CLS-WPN-48, CLS-WPN-34)',
  default: 'on',
  keyword: 'vortex',
  patch: (_p, s) => ({
    before: { beginRound: (g) => s.driftMarkers(g) },
    wrap: { driftsInTurn: () => () => false },
  }),
});
