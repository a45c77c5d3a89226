import type { Game, ModelId } from 'sandtable/rules';
import { electedOrdnance } from '../../../classic/elected.ts';
import { ARM, type Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import type { HybridSeams } from '../../seams.ts';
import { COMBAT, CRUISING, isAtSpeed } from './speed.ts';

/** Whether Ordnance of a vehicle may be a Snap Shot now: at Cruising Speed, and beside other Ordnance at Combat Speed. */
const snapsOrdnance = (g: Game<Classic>, s: HybridSeams, model: ModelId): boolean =>
  isAtSpeed(g, s, model, CRUISING) || (electedOrdnance(g, model) && isAtSpeed(g, s, model, COMBAT));

/** Ordnance at Cruising Speed, and any beside the first at Combat Speed, fires Snap Shots; its markers scatter as if Ballistic Skill were 1. */
export const snappedOrdnance = defineRule({
  id: 'HYB-VEH-17',
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
