import { hasBit, keyword } from 'sandtable/rules';
import { TYPE } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';

const SWIFT = keyword('swift-jetbike');
const SWIFT_INCHES = 36;

/** Swift jetbikes turbo-boost farther than others. */
export const swiftJetbikes = defineRule({
  id: 'CAL-MOVE-08',
  default: 'on',
  keyword: 'swift-jetbike',
  patch: () => ({
    wrap: {
      turboInches: (next) => (g, u) => (statsOf(g, u).type === TYPE.jetbike && hasBit(u.allBits, SWIFT) ? SWIFT_INCHES : next(g, u)),
    },
  }),
});
