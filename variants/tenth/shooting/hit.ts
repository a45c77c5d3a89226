import { faceTold, full, type Game, reaching } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { HIT } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { BATCH, beginBatch, endBatch, keepFace, takeFace } from '../saves/batch.ts';
import { CRITICAL_HITS, HIT_REROLL, HIT_ROLL } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Attack } from './attack-frame.ts';
import { MOST_HITS } from './attack-frame.ts';
import type { AttackSeams } from './seams.ts';

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

/** Command Re-rolls ask no more than whether it failed. */
const HIT_TOLD = faceTold(['hitFace'], ['TEN-STRAT-02', 'TEN-STRAT-03']);

/** Where outcomes of a Hit or Wound roll begin: an unmodified 1 always fails. */
export const outcomesFrom = (on: number, criticalOn: number): number => reaching(2) | reaching(on) | reaching(criticalOn);

/** Hit rolls (TEN-SHOOT-09): BS or WS or better hits, an unmodified 1 misses, an unmodified 6 is a Critical Hit. */
export function hitSeams(s: ModernSeams, t: Tables): Pick<AttackSeams, Part> {
  return {
    hitsAutomatically: (_g, a) => a.profile.skill === 0,
    skillOf: (_g, a) => a.profile.skill,
    hitModifier: (_g, a) => a.profile.hitBonus,
    hitOn: (g, a) => {
      const on = s.skillOf(g, a) - s.netRollModifier(g, s.hitSum(g, a));
      return on < 2 ? 2 : on;
    },
    criticalHitOn: () => t.criticalHitOn,
    hitFace: (g, a) => {
      a.rerolled = false;
      a.treated = false;
      const face = g.dice.d6(a.dice, HIT_ROLL, outcomesFrom(a.hitOn, a.criticalHitOn), a.batch === BATCH.none ? HIT_TOLD : undefined);
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
      const batch = a.attacks > 1 && s.waitsForBatch(g, a, BATCH.hit);
      if (batch) {
        beginBatch(g, a, BATCH.hit, Math.min(a.criticalHitOn, a.hitOn));
        for (a.done = 0; a.done < a.attacks; a.done++) keepFace(a, s.hitFace(g, a));
        s.batchSeen(g, a);
      }
      for (a.done = 0; a.done < a.attacks; a.done++) {
        const face = batch ? takeFace(a) : s.hitFace(g, a);
        if (face >= a.criticalHitOn && setsOff(g, s, a)) {
          criticalHit(g, s, a);
        } else if (face >= a.criticalHitOn || (face >= a.hitOn && face > 1)) {
          addHit(a, 0);
        }
      }
      endBatch(a);
    },
  };
}

/** Whether the current die triggers what its result triggers: a re-rolled or substituted one may not. */
export const setsOff = (g: Game<Modern>, s: ModernSeams, a: Attack): boolean =>
  (!a.rerolled || s.rerollSetsOff(g)) && (!a.treated || s.treatedSetsOff(g));

/** A Critical Hit with its additional hits (TEN-SHOOT-14: they hit automatically, and are not Critical Hits). */
function criticalHit(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  const automatic = s.criticalHitWounds(g, a) ? HIT.automatic : 0;
  s.criticalHit(g, a);
  g.log.tally(CRITICAL_HITS, 1, a.attacker.slot, a.target.slot, a.dice);
  addHit(a, HIT.critical | automatic);
  const more = s.additionalHits(g, a);
  if (more === 0) return;
  const share = s.additionalHitsShare(g);
  for (let k = 0; k < more; k++) {
    if (share) s.criticalHit(g, a);
    addHit(a, HIT.additional | (share ? automatic : 0));
  }
}

function addHit(a: Attack, bits: number): void {
  if (a.hitCount === MOST_HITS) full('hits of one attack', MOST_HITS);
  a.hits[a.hitCount++] = bits;
}
