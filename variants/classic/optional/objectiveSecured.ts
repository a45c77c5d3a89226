import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const OBJECTIVE_SECURED = keyword('objective-secured');

/** A unit with it controls a marker although an enemy without it is near. */
export const objectiveSecured = defineRule({
  id: 'CLS-MISSION-05',
  default: 'on',
  keyword: 'objective-secured',
  patch: () => ({
    wrap: { hasObjectiveSecured: (next) => (g, u) => hasBit(u.anyBits, OBJECTIVE_SECURED) || next(g, u) },
  }),
});
