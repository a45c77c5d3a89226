import { hasBit, keyword } from 'sandtable/rules';
import { WOUND } from '../../../classic/attack.ts';
import { defineRule } from '../../family.ts';

const DODGE = keyword('dodge');
const USUAL = 5;

/** An invulnerable save against whatever can be dodged: no templates, no blasts, nobody else's wound. */
export const dodge = defineRule({
  id: 'WAF-USR-16',
  default: 'on',
  keyword: 'dodge',
  patch: () => ({
    wrap: {
      invulnerableOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        const sheet = g.sheetOf(model);
        if (!hasBit(sheet.keywordBits, DODGE) || a.redirected) return on;
        const { templateInches, blastInches } = a.weapon.profile;
        if (templateInches > 0 || blastInches > 0) return on;
        if (a.pools > 0 && (a.poolFlags[a.pool] & WOUND.noInvulnerable) !== 0) return on;
        return Math.min(on, sheet.values['dodge'] ?? USUAL);
      },
    },
  }),
});
