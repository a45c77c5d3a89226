import { hasBit, integer, keyword } from 'sandtable/rules';
import { WOUND } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';

const DODGE = keyword('dodge');

/** An invulnerable save against wounds that can be dodged: not those of templates or blasts, nor those meant for another model. */
export default defineRule({
  id: 'WAF-USR-16',
  title: 'Dodge',
  source: 'Special Rules, Dodge',
  text: [
    'Dodge gives the invulnerable save in its brackets, or 5+ if none is given. It is no use against Template or Blast weapons, nor against a wound taken after a successful Look Out Sir.',
    'Ruling: It is an invulnerable save for WAF-SAVE-01 and -02 and works in close combat too.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'dodge',
  params: { saveOn: integer(5, 2, 6, 'invulnerable save of a dodge that prints none', 'needed on a D6') },
  patch: ({ saveOn }) => ({
    wrap: {
      invulnerableOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        const sheet = g.sheetOf(model);
        if (!hasBit(sheet.keywordBits, DODGE) || a.redirected) return on;
        const { templateInches, blastInches } = a.weapon.profile;
        if (templateInches > 0 || blastInches > 0) return on;
        if (a.pools > 0 && (a.poolFlags[a.pool] & WOUND.noInvulnerable) !== 0) return on;
        return Math.min(on, sheet.values['dodge'] ?? saveOn);
      },
    },
  }),
});
