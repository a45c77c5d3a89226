import type { Game, Unit } from 'sandtable/rules';
import { decision, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { TRAIT } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { modifiedDamage } from '../modifiers/seams.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import type { ReadingSeams } from './seams.ts';

/** The Sv that counts as the unit's, of several shared by equally many models: the best. */
const UNIT_SAVE = decision<Modern>('TEN-SAVE-13/save', 'number', (q) => {
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.options[k] < q.options[best]) best = k;
  return best;
});
const WORST_SAVE = 16;
const room = scratch({ counts: new Int16Array(WORST_SAVE + 1) });

/** What rules read from attacks and units, by the base book. */
export function readingSeams(s: ModernSeams): ReadingSeams {
  return {
    toughnessAgainst: (g, a) => s.toughnessOf(g, a.target),
    toughnessMayChange: (g, t) => {
      if (t.alive < 2) return false;
      const now = s.toughnessOf(g, t);
      for (let m = t.first; m < t.first + t.size; m++) if (g.models.alive[m] !== 0 && s.toughnessOfModel(g, m) !== now) return true;
      return false;
    },
    damageSeen: (_g, a) => (a.profile.D.dice === 0 ? a.profile.D.plus : UNROLLED),
    apSeen: (_g, a) => a.profile.AP,
    damageFromNothing: () => 0,
    saveOfUnit: (g, u) => mostCommonSave(g, s, u),
    suffersDamage: () => {},
  };
}

const UNROLLED = -1;

/** The modified Damage of an attack, as far as none of it is still to be rolled. */
export function modifiedDamageSeen(g: Game<Modern>, s: ModernSeams, a: Attack, m: number): number {
  if (a.profile.D.dice > 0) return UNROLLED;
  if ((a.traits & TRAIT.half) !== 0 && (a.profile.values['melta']?.dice ?? 0) > 0) return UNROLLED;
  return modifiedDamage(g, s, a, m, a.profile.D.plus, 0);
}

function mostCommonSave(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  const { counts } = room();
  counts.fill(0);
  let most = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0) continue;
    const save = Math.max(0, Math.min(WORST_SAVE, s.saveOf(g, m)));
    counts[save]++;
    if (counts[save] > most) most = counts[save];
  }
  let n = 0;
  for (let save = 0; save <= WORST_SAVE; save++) if (most > 0 && counts[save] === most) UNIT_SAVE.options[n++] = save;
  if (n === 0) return WORST_SAVE;
  const only = UNIT_SAVE.options[0];
  return n === 1 ? only : UNIT_SAVE.options[g.ask(UNIT_SAVE, u.side, u, null, n)];
}
