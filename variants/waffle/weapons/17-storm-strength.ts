import { EPSILON } from 'sandtable/kit';
import { hasBit, integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { BULLETSTORM, stormInches, storms } from './bulletstorm.ts';

const MOST_STRENGTH = 10;
/** What doctrines expect of each point of Strength, as a share of the weapon's worth without it. */
const STEP_WORTH = 1 / 4;

/** +1 Strength for every full 6" by which the target is nearer than the range of the profile. */
export default defineRule({
  id: 'WAF-WPN-17',
  title: 'Bulletstorm, Bladestorm and Fluxstorm-type: Strength',
  source: 'Special Rules, Bulletstorm/Bladestorm/Fluxstorm',
  text: [
    'The weapon gains +1 Strength for every 6" by which the target is nearer than the maximum range. With several profiles, use the range of the profile being fired.',
    'Ruling: Full 6" steps only, each model measuring to its closest visible target model; Strength is capped at 10. In Overwatch the distance is 1".',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'bulletstorm',
  params: {
    strength: integer(1, 0, 5, 'Strength of each step', 'points of Strength'),
    stepInches: integer(6, 1, 24, 'how much nearer than the range the target is for each step of Strength', 'inches'),
  },
  patch: ({ strength: perStep, stepInches }, s) => ({
    wrap: {
      strengthOf: (next) => (g, a) => {
        const strength = next(g, a);
        if (!storms(a)) return strength;
        const nearer = s.rangeOf(g, a.bearer, a.weapon) - stormInches(g, s, a);
        return nearer <= 0 ? strength : Math.min(MOST_STRENGTH, strength + perStep * Math.floor((nearer + EPSILON) / stepInches));
      },
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const steps = hasBit(arm.bits, BULLETSTORM) ? Math.max(0, Math.floor((arm.rangeInches - inches) / stepInches)) : 0;
        return next(g, u, weapon, target, inches, worth * (1 + perStep * steps * STEP_WORTH));
      },
    },
  }),
});
