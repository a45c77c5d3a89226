import { ARM } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';
import { CRUISING, isAtSpeed, isBeyondSpeed, snappedShare } from '../shooting/speed.ts';

/** At Cruising Speed every weapon snaps. */
export default defineRule({
  id: 'HYB-VEH-15',
  title: 'Shooting at Cruising Speed',
  source: 'Vehicle, Shooting Phase',
  text: 'At Cruising Speed only Snap Shots are allowed.',
  changes: 'replaces classic base: shooting at Cruising Speed (CLS-VEH-06, CLS-VEH-07: two weapons of a Fast vehicle at full BS)',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s, t) => ({
    wrap: {
      exceedsSpeed: (next) => (g, model, weapon, ordinal) =>
        isAtSpeed(g, s, model, CRUISING) ? !isBeyondSpeed(g, s, model, ordinal, CRUISING) : next(g, model, weapon, ordinal),
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const full = next(g, u, weapon, target, inches, worth);
        const isLimited = u.sheet.weapons[weapon].profile.type !== ARM.primary && isAtSpeed(g, s, leader(g, u), CRUISING);
        return isLimited ? full * snappedShare(g, s, t, u, weapon) : full;
      },
    },
  }),
});
