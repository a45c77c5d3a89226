import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FLIERS } from './modes.ts';
import { CHANGED_FLIGHT } from './state.ts';

/** A creature that changes its flight mode cannot charge this turn. */
export default defineRule({
  id: 'CLS-FLYER-14',
  title: 'Gliding',
  source: 'flyers and flying monsters: Gliding',
  text: 'In glide mode it moves 12" as Jump infantry (over models and terrain) with the Monstrous Creature rules; can be charged and shot normally; may charge if it did not change mode this turn.',
  default: 'on',
  keyword: FLIERS,
  requires: ['CLS-FLYER-01'],
  patch: () => ({ wrap: { mayCharge: (next) => (g, u) => !is(u, CHANGED_FLIGHT) && next(g, u) } }),
});
