import { faceTold } from 'sandtable/rules';
import { HIT, WOUND } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { BATCH, beginBatch, endBatch, keepFace, takeFace } from '../saves/batch.ts';
import { CRITICAL_WOUNDS, WOUND_ROLL } from '../state.ts';
import type { Tables } from '../tables.ts';
import { woundOnTable } from '../tables.ts';
import { isAttached, partOf } from '../units/parts.ts';
import { outcomesFrom, setsOff } from './hit.ts';
import type { AttackSeams } from './seams.ts';

type Part = 'toughnessOf' | 'woundModifier' | 'woundOn' | 'criticalWoundOn' | 'woundFace' | 'rollWounds';

/** Command Re-rolls ask no more than whether it failed. */
const WOUND_TOLD = faceTold(['woundFace'], ['TEN-STRAT-02', 'TEN-STRAT-03']);

/** Wound rolls (TEN-SHOOT-11): the S against T table; an unmodified 1 fails, an unmodified 6 is a Critical Wound. */
export function woundSeams(s: ModernSeams, t: Tables): Pick<AttackSeams, Part> {
  return {
    toughnessOf: (g, u) => {
      // The highest T among the Bodyguards of an Attached unit, else among the remaining models; Characters count only if no others remain.
      const attached = isAttached(g, u);
      let best = 0;
      let character = 0;
      const end = u.first + u.size;
      for (let m = u.first; m < end; m++) {
        if (g.models.alive[m] === 0 || (attached && partOf(u, m) > 0)) continue;
        const toughness = s.toughnessOfModel(g, m);
        if (!attached && s.shielded(g, m)) character = Math.max(character, toughness);
        else best = Math.max(best, toughness);
      }
      return best > 0 ? best : character;
    },
    woundModifier: (_g, a) => a.profile.woundBonus,
    woundOn: (g, a) => {
      const on = woundOnTable(a.strength, s.toughnessAgainst(g, a), t.wound) - s.netRollModifier(g, s.woundSum(g, a));
      return on < 2 ? 2 : on;
    },
    criticalWoundOn: () => t.criticalWoundOn,
    woundFace: (g, a) => {
      a.rerolled = false;
      a.treated = false;
      return g.dice.d6(a.dice, WOUND_ROLL, outcomesFrom(a.woundOn, a.criticalWoundOn), a.batch === BATCH.none ? WOUND_TOLD : undefined);
    },
    rollWounds: (g, a) => {
      a.woundCount = 0;
      if (a.strength === 0) return;
      a.woundOn = s.woundOn(g, a);
      a.criticalWoundOn = s.criticalWoundOn(g, a);
      const batch = a.hitCount > 1 && s.waitsForBatch(g, a, BATCH.wound);
      if (batch) {
        beginBatch(g, a, BATCH.wound, Math.min(a.criticalWoundOn, a.woundOn));
        for (a.done = 0; a.done < a.hitCount; a.done++) if ((a.hits[a.done] & HIT.automatic) === 0) keepFace(a, s.woundFace(g, a));
        if (a.faceCount > 0) s.batchSeen(g, a);
      }
      for (a.done = 0; a.done < a.hitCount; a.done++) {
        const from = (a.hits[a.done] & HIT.critical) !== 0 ? a.carries : 0;
        if ((a.hits[a.done] & HIT.automatic) !== 0) {
          a.wounds[a.woundCount++] = from;
          continue;
        }
        const face = batch ? takeFace(a) : s.woundFace(g, a);
        if (face >= a.criticalWoundOn && setsOff(g, s, a)) {
          g.log.tally(CRITICAL_WOUNDS, 1, a.attacker.slot, a.target.slot, a.dice);
          a.wounds[a.woundCount++] = WOUND.critical | from;
        } else if (face >= a.criticalWoundOn || (face >= a.woundOn && face > 1)) a.wounds[a.woundCount++] = from;
      }
      endBatch(a);
    },
  };
}
