import { defineRule } from '../family.ts';

/** Ballistic Skill 6 and more re-rolls misses at a need of its own; not for Snap Shots, nor in combat. */
export const skilledShots = defineRule({
  id: 'CLS-SHOOT-07',
  default: 'on',
  patch: (_p, s, t) => ({
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        if (a.melee || a.snap) return on;
        return Math.min(on, t.rerollByBs[Math.min(10, s.ballisticSkillOf(g, a))]);
      },
    },
  }),
});
