import type { Ability } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';

const CRITICALS = keyword('critical-hits-on');

/** Critical Hits from a lower face on; carried by units. */
export const criticalHitsOn: Ability<Modern, Tables> = {
  keyword: 'critical-hits-on',
  text: 'Unmodified Hit rolls of X or more made for this unit are Critical Hits.',
  patch: () => ({
    wrap: {
      criticalHitOn: (next) => (g, a) => {
        const on = next(g, a);
        if (!hasBit(a.attacker.anyBits, CRITICALS)) return on;
        const lower = g.sheetOf(a.attacker.first).values['critical-hits-on'] ?? 6;
        return lower < on ? lower : on;
      },
    },
  }),
};
