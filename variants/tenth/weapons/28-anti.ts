import { defineRule } from '../define-rule.ts';
import { UNIT_WORDS } from '../definitions/unit-words.ts';

/** A weapon can be effective against any word of a unit. */
export const ANTI = UNIT_WORDS.map((prey) => `anti-${prey}`);

/** Unmodified Wound rolls of at least this number are Critical Wounds against units with a keyword. */
export default defineRule({
  id: 'TEN-WPN-28',
  title: '[ANTI-KEYWORD X+]',
  source: 'Core rules, weapon abilities',
  text: 'Against a target with the keyword an unmodified Wound roll of X or more is a Critical Wound (and so succeeds whatever S and T).',
  layer: 'core',
  default: 'on',
  keyword: ANTI,
  patch: (_p, s) => ({
    wrap: {
      criticalWoundOn: (next) => (g, a) => {
        let on = next(g, a);
        const anti = a.profile.anti;
        for (let k = 0; k < anti.length; k++) if (anti[k].on < on && s.unitHas(g, a.target, anti[k].against)) on = anti[k].on;
        return on;
      },
    },
  }),
});
