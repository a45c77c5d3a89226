import { hasBit, integer, keyword } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const FRENZY = keyword('frenzy');
const MOST = 10;

/** A frenzied model has twice the Attacks of its profile. */
export default defineRule({
  id: 'CAL-USR-17',
  title: 'Frenzy: double attacks',
  source: 'Universal Special Rules',
  text: [
    'A model with Frenzy doubles its base Attacks characteristic.',
    'Ruling: the profile value is doubled first, then +1 for charging, second weapon etc. are added.',
  ].join('\n'),
  changes: 'new; Rage and Rampage (CLS-USR-26, CLS-USR-27) stay as rules of their own',
  default: 'on',
  keyword: 'frenzy',
  params: { times: integer(2, 1, 4, 'how many times its profile its Attacks are', 'times') },
  patch: ({ times }, s) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if (stat !== STAT.A) return value;
        const sheet = g.sheetOf(model);
        // The profile is doubled before other changes are added.
        return hasBit(sheet.keywordBits, FRENZY) && s.isFrenzied(g, g.unitOf(model))
          ? Math.min(MOST, value + (times - 1) * sheet.stats.values[STAT.A])
          : value;
      },
    },
  }),
});
