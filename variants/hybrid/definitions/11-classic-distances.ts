import { WAY_SLACK_INCHES } from 'sandtable/kit';
import { VEHICLE } from '../../classic/family.ts';
import { leader, statsOf } from '../../classic/movement/mobility.ts';
import { MOVED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { hasSpeeds, modelMovement } from '../vehicles/speed.ts';

/**
 * Distances that the base gives in inches for tanks and transports depend on Movement: Tank Shock and ramming, getting in and out of a
 * moving transport, firing from it. Super-heavies, which never move beyond their Movement, ram as in the base.
 */
export default defineRule({
  id: 'HYB-DEF-11',
  title: 'Classic vehicle distances read by M',
  source: 'Vehicle, Movement Phase',
  text: [
    'Where a classic vehicle or transport rule names 6" or Combat Speed read M (or less), and 12" or Cruising Speed read 1.5 x M: Tank Shock distance, ramming (more than M), disembarking after a move (at most M), embarking (then at most M more), fire points.',
    'Ruling: the classic numbers were the speeds; keeping them would make transports of M 10 behave oddly.',
  ].join('\n'),
  changes:
    'amends classic base: the 6" and 12" in Tank Shock, Ramming, disembarking, embarking and fire points (CLS-VEH-34, CLS-VEH-36, CLS-TRANSPORT-03, CLS-TRANSPORT-02, CLS-TRANSPORT-09)',
  default: 'on',
  keyword: ['tank', 'transport'],
  patch: (_p, s) => ({
    wrap: {
      shockInches: (next) => (g, u) => (hasSpeeds(statsOf(g, u)) ? s.baseMoveInches(g, u) : next(g, u)),
      ramInches: (next) => (g, u) => (hasSpeeds(statsOf(g, u)) ? s.baseMoveInches(g, u) : next(g, u)),
      ramsBeyondInches: (next) => (g, u) => {
        const stats = statsOf(g, u);
        return hasSpeeds(stats) && (stats.vehicle & VEHICLE['super-heavy']) === 0 ? modelMovement(g, s, u, leader(g, u)) : next(g, u);
      },
      leavableInches: (next) => (g, transport) =>
        hasSpeeds(statsOf(g, transport)) ? modelMovement(g, s, transport, leader(g, transport)) : next(g, transport),
      shortInches: (next) => (g, transport) =>
        hasSpeeds(statsOf(g, transport)) ? modelMovement(g, s, transport, leader(g, transport)) : next(g, transport),
      jolts: (next) => (g, transport) => {
        const hull = leader(g, transport);
        if (!hasSpeeds(statsOf(g, transport))) return next(g, transport);
        return g.models.reg[MOVED][hull] > modelMovement(g, s, transport, hull) + WAY_SLACK_INCHES;
      },
    },
  }),
});
