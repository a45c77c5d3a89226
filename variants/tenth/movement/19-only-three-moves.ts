import { defineRule } from '../define-rule.ts';

/** From within Engagement Range no rule grants a Normal move. */
export default defineRule({
  id: 'TEN-MOVE-19',
  title: 'Only three moves are possible from within ER',
  source: 'Commentary "Moving within Engagement Range"',
  text: 'For a unit within ER of an enemy model only Fall Back, Pile-in and Consolidation moves are possible, in any phase.',
  layer: 'commentary',
  changes:
    'Widens TEN-MOVE-02 to every phase. Off: only the Movement-phase choice is limited, rules that grant a Normal move elsewhere work from within ER too.',
  default: 'on',
  patch: (_p, s) => ({ wrap: { mayTakeMove: (next) => (g, u) => next(g, u) && !s.engaged(g, u) } }),
});
