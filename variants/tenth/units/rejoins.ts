import { defineRule } from '../family.ts';
import { ATTACHED_UNIT, leftOfPart } from './parts.ts';

/** A Leader that is returned joins his Bodyguards again, if they are on the table. */
export default defineRule({
  id: 'TEN-UNIT-12',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({ wrap: { rejoins: (next) => (g, u, m) => next(g, u, m) || leftOfPart(g, u, 0) > 0 } }),
});
