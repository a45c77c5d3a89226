import { MOST_HITS } from './attack.ts';
import { HIT } from './family.ts';
import type { AttackSeams, ModernSeams } from './seams.ts';
import { HIT_REROLL, HIT_ROLL } from './states.ts';
import type { Tables } from './tables.ts';

type Part =
  | 'hitsAutomatically'
  | 'skillOf'
  | 'hitModifier'
  | 'hitOn'
  | 'criticalHitOn'
  | 'hitFace'
  | 'additionalHits'
  | 'criticalHitWounds'
  | 'rollHits';

/** Hit rolls (TEN-SHOOT-09): BS or WS or better hits, an unmodified 1 misses, an unmodified 6 is a Critical Hit. */
export function hitSeams(s: ModernSeams, _t: Tables): Pick<AttackSeams, Part> {
  return {
    hitsAutomatically: (_g, a) => a.profile.skill === 0,
    skillOf: (_g, a) => a.profile.skill,
    hitModifier: (_g, a) => a.profile.hitBonus,
    hitOn: (g, a) => {
      const on = s.skillOf(g, a) - s.netRollModifier(g, s.hitModifier(g, a));
      return on < 2 ? 2 : on;
    },
    criticalHitOn: () => 6,
    hitFace: (g, a) => {
      a.rerolled = false;
      const face = g.dice.d6(a.dice, HIT_ROLL);
      if (face > 1 || !a.profile.rerollsOnes) return face;
      a.rerolled = true;
      return g.dice.nth(a.dice, HIT_REROLL, g.dice.taken(a.dice, HIT_ROLL) - 1);
    },
    additionalHits: () => 0,
    criticalHitWounds: () => false,
    rollHits: (g, a) => {
      a.hitCount = 0;
      if (s.hitsAutomatically(g, a)) {
        for (; a.hitCount < a.attacks; a.hitCount++) a.hits[a.hitCount] = 0;
        return;
      }
      a.hitOn = s.hitOn(g, a);
      a.criticalHitOn = s.criticalHitOn(g, a);
      for (a.done = 0; a.done < a.attacks; a.done++) {
        const face = s.hitFace(g, a);
        if (face >= a.criticalHitOn) {
          s.criticalHit(g, a);
          a.hits[a.hitCount++] = HIT.critical | (s.criticalHitWounds(g, a) ? HIT.automatic : 0);
          for (let more = s.additionalHits(g, a); more > 0 && a.hitCount < MOST_HITS; more--) a.hits[a.hitCount++] = HIT.additional;
        } else if (face >= a.hitOn && face > 1) {
          a.hits[a.hitCount++] = 0;
        }
        if (a.hitCount >= MOST_HITS) break;
      }
    },
  };
}
