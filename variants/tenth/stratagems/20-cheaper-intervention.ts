import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { HEROIC_INTERVENTION } from './19-heroic-intervention.ts';

/** Heroic Intervention costs one Command point. */
export default defineRule({
  id: 'TEN-STRAT-20',
  title: 'Heroic Intervention costs 1CP',
  source: 'Errata "Heroic Intervention Stratagem"',
  text: 'As TEN-STRAT-19, cost 1CP.',
  layer: 'errata',
  changes: 'Changes the cost in TEN-STRAT-19. Off: 2CP.',
  default: 'on',
  params: { cost: integer(1, 0, 6, 'what Heroic Intervention costs', 'Command points') },
  patch: ({ cost }) => ({ wrap: { stratagemPrice: (next) => (g, what) => (what === HEROIC_INTERVENTION ? cost : next(g, what)) } }),
});
