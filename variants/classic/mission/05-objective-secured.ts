import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const OBJECTIVE_SECURED = keyword('objective-secured');

/** A unit with the rule controls a marker even if an enemy without it is near. */
export default defineRule({
  id: 'CLS-MISSION-05',
  title: 'Objective Secured',
  source: 'missions and victory: Objective Secured',
  text: 'A unit with it (Troops of a main detachment) controls a marker even if an enemy without the rule is within 3".',
  default: 'on',
  keyword: 'objective-secured',
  patch: () => ({
    wrap: { hasObjectiveSecured: (next) => (g, u) => hasBit(u.anyBits, OBJECTIVE_SECURED) || next(g, u) },
  }),
});
