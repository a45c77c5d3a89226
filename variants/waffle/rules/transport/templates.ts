import { PLACE } from 'sandtable/rules';
import { transportOf } from '../../../classic/transport/hold.ts';
import { defineRule } from '../../family.ts';

/** A template fired from a Fire Point lies over the vehicle without hurting it. */
export const templatesFromWithin = defineRule({
  id: 'WAF-TRANSPORT-02',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: () => ({
    wrap: {
      templateSpares: (next) => (g, a, u) => (a.attacker.place === PLACE.embarked && transportOf(g, a.attacker) === u) || next(g, a, u),
    },
  }),
});
