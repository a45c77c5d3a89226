import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const TITANIC = keyword('titanic');

/** Fire Overwatch needs a visible target, and Titanic units cannot use it. */
export default defineRule({
  id: 'TEN-STRAT-13',
  title: 'Fire Overwatch: visible targets, no TITANIC shooters',
  source: 'Errata "Fire Overwatch Stratagem"',
  text: 'As TEN-STRAT-12, but the enemy unit must be visible to your unit, and TITANIC units cannot be picked to shoot.',
  layer: 'errata',
  changes: 'Narrows TEN-STRAT-12. Off: TEN-STRAT-12.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { mayOverwatch: (next) => (g, u, t) => !s.unitHas(g, u, TITANIC) && next(g, u, t) && s.visible(g, u, t) },
  }),
});
