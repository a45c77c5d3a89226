import type { Game } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { U } from './rules.ts';

function printedMove(g: Game<Modern>, u: U): number {
  let most = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) most = Math.max(most, g.sheetOf(m).stats.M);
  return most;
}

/** Nothing reduces their minimum move below the datasheet's. */
export default defineRule({
  id: 'TEN-FLYER-08',
  title: 'Nothing reduces a minimum move',
  source: 'FAQ "Positioning and Movement", question on minimum Move',
  text: 'A unit with a minimum Move cannot be affected by a rule that would make it move less than that minimum.',
  layer: 'faq',
  changes: 'Adds to TEN-FLYER-06. Off: the reduced distance becomes the new minimum.',
  default: 'on',
  keyword: 'aircraft',
  patch: () => ({ wrap: { leastFlight: (next) => (g, u) => Math.max(next(g, u), printedMove(g, u)) } }),
});
