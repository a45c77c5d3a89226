import type { Game, ModelId } from 'sandtable/rules';
import { ARM, type Classic } from '../../classic/family.ts';
import { electedOrdnance } from '../../classic/shooting/elected.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';
import { COMBAT, CRUISING, isAtSpeed } from '../shooting/speed.ts';

/** Whether Ordnance of a vehicle may be a Snap Shot now: at Cruising Speed, and next to other Ordnance at Combat Speed. */
const snapsOrdnance = (g: Game<Classic>, s: HybridSeams, model: ModelId): boolean =>
  isAtSpeed(g, s, model, CRUISING) || (electedOrdnance(g, model) && isAtSpeed(g, s, model, COMBAT));

/**
 * Ordnance at Cruising Speed, and all but the first at Combat Speed, fires Snap Shots; its markers scatter as if Ballistic Skill were 1.
 */
export default defineRule({
  id: 'HYB-VEH-17',
  title: 'Ordnance at Cruising Speed and second Ordnance',
  source: 'Vehicle, Ordnance Weapons',
  text: [
    'At Cruising Speed a vehicle may fire an Ordnance weapon as a Snap Shot, and every other Ordnance weapon only as a Snap Shot too.',
    'Ruling: an Ordnance blast fired as a Snap Shot is placed and scattered with BS 1 (2D6 minus 1, minimum 0); without a blast it needs a 6.',
  ].join('\n'),
  changes: 'replaces classic base: Ordnance cannot be fired as Snap Shots (CLS-SHOOT-09), for vehicles',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      mayFireSnap: (next) => (g, model, weapon) =>
        next(g, model, weapon) ||
        (weapon.profile.type === ARM.ordnance && weapon.profile.templateInches === 0 && snapsOrdnance(g, s, model)),
      exceedsSpeed: (next) => (g, model, weapon, ordinal) =>
        (weapon.profile.type === ARM.ordnance && isAtSpeed(g, s, model, CRUISING)) || next(g, model, weapon, ordinal),
      scatterLess: (next) => (g, a) => (a.snap && !a.indirect ? s.ballisticSkillOf(g, a) : next(g, a)),
    },
  }),
});
