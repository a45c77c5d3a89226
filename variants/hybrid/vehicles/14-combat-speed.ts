import { ARM } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';
import { COMBAT, isAtSpeed, isBeyondSpeed, snappedShare } from '../shooting/speed.ts';

/** At Combat Speed Heavy weapons snap, and all others fire at full Ballistic Skill. */
export default defineRule({
  id: 'HYB-VEH-14',
  title: 'Shooting at Combat Speed',
  source: 'Vehicle, Shooting Phase',
  text: [
    'At Combat Speed a vehicle fires all its weapons at full BS except Heavy weapons, which may only fire Snap Shots.',
    'Ruling: Walkers (CLS-VEH-39), Heavy vehicles (CLS-VEH-08), super-heavies (CLS-VEH-43) and zooming flyers (CLS-FLYER-03) keep their own firing rules.',
  ].join('\n'),
  changes: 'replaces classic base: shooting at Combat Speed (CLS-VEH-06, CLS-VEH-07: one weapon at full BS, all of a Fast vehicle)',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s, t) => ({
    wrap: {
      exceedsSpeed: (next) => (g, model, weapon, ordinal) => {
        if (!isAtSpeed(g, s, model, COMBAT)) return next(g, model, weapon, ordinal);
        return weapon.profile.type === ARM.heavy && !isBeyondSpeed(g, s, model, ordinal, COMBAT);
      },
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const full = next(g, u, weapon, target, inches, worth);
        const isLimited = u.sheet.weapons[weapon].profile.type === ARM.heavy && isAtSpeed(g, s, leader(g, u), COMBAT);
        return isLimited ? full * snappedShare(g, s, t, u, weapon) : full;
      },
    },
  }),
});
