import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { statsOf } from '../movement/mobility.ts';

/** Flyers begin in Reserve. */
export default defineRule({
  id: 'CLS-FLYER-10',
  title: 'Flyers start in Reserve',
  source: 'flyers and flying monsters: Flyers start in Reserve',
  text: 'Flyers (unless bought hovering-only) must begin in Reserve; they move on to the table edge zooming at their first turn with at least 18".',
  default: 'on',
  keyword: 'flyer',
  patch: () => ({ wrap: { mustWait: (next) => (g, u) => (statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 || next(g, u) } }),
});
