import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { SLACK, stormInches, storms } from './bulletstorm.ts';

const NO_AP = 7;
const BEST_AP = 1;

/** At 6" or less its AP improves by one. */
export default defineRule({
  id: 'WAF-WPN-18',
  title: 'Bulletstorm, Bladestorm and Fluxstorm-type: AP',
  source: 'Special Rules, Bulletstorm/Bladestorm/Fluxstorm',
  text: [
    'At 6" or less the AP is improved by 1.',
    'Ruling: -1 to AP means a number one lower (AP5 becomes AP4); AP- becomes AP6; AP1 stays AP1.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'bulletstorm',
  params: {
    ap: integer(1, 0, 6, 'how much the AP improves', 'AP'),
    nearInches: integer(6, 1, 24, 'range within which the AP improves', 'inches'),
  },
  patch: ({ ap: better, nearInches }, s) => ({
    wrap: {
      apOf: (next) => (g, a) => {
        const ap = next(g, a);
        if (!storms(a) || ap > NO_AP || stormInches(g, s, a) > nearInches + SLACK) return ap;
        return Math.max(BEST_AP, ap - better);
      },
    },
  }),
});
