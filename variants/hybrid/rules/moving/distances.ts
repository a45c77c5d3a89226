import { VEHICLE } from '../../../classic/family.ts';
import { leader, statsOf } from '../../../classic/mobility.ts';
import { MOVED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { hasSpeeds, modelMovement } from '../../movement.ts';

const SLACK = 1 / 64;

/**
 * What the base says of tanks and transports in inches goes by Movement: Tank Shock and ramming, getting in and out of what
 * drives, firing from it. Super-heavies, which never go beyond their Movement, ram as in the base.
 */
export const classicDistances = defineRule({
  id: 'HYB-DEF-11',
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
        return g.models.reg[MOVED][hull] > modelMovement(g, s, transport, hull) + SLACK;
      },
    },
  }),
});
