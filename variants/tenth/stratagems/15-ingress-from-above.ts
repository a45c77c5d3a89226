import { hasBit, keyword, PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const DEEP_STRIKE = keyword('deep-strike');

/** Deep Strike units arrive wherever that may set them up. */
export default defineRule({
  id: 'TEN-STRAT-15',
  title: 'Rapid Ingress with Deep Strike',
  source: 'Errata "Rapid Ingress Stratagem"',
  text: "If every model of the unit has Deep Strike it may be set up by that ability although it is not its player's Movement phase.",
  layer: 'errata',
  changes: 'Widens TEN-STRAT-14. Off: TEN-STRAT-14.',
  default: 'on',
  keyword: 'deep-strike',
  patch: () => ({
    wrap: {
      mayDeepStrike: (next) => (g, u) => next(g, u) || (u.side !== g.active && u.place === PLACE.reserve && hasBit(u.allBits, DEEP_STRIKE)),
    },
  }),
});
