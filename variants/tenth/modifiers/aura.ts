import type { Ability, Game, Keyword, Unit } from 'sandtable/rules';
import { hasBit, keyword, PLACE } from 'sandtable/rules';
import { modelWithin } from '../distance.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { SCOPE, wordsOfScope } from './printed.ts';

const HIT_AURA = keyword('aura-hit-bonus');
const OTHERS_AURA = keyword('aura-others-hit-bonus');
const HIT_WORDS = ['aura-hit-bonus', 'aura-others-hit-bonus'] as const;

/** An Aura reaches units within its range, its bearer's own included. */
export const auras = defineRule({
  id: 'TEN-USR-14',
  default: 'on',
  keyword: [...HIT_WORDS, ...wordsOfScope(SCOPE.aura), ...wordsOfScope(SCOPE.enemyAura)],
  patch: () => ({
    wrap: { auraReaches: (next) => (g, m, u, inches) => g.unitOf(m) === u || modelWithin(g, m, u, inches) || next(g, m, u, inches) },
  }),
});

/** Auras that make hitting easier. Several of one name count once; what is said of other units leaves that of the bearer out (TEN-DEF-02). */
export const hitAuras: Ability<Modern, Tables> = {
  keyword: HIT_WORDS,
  text: '`aura-hit-bonus X`: attacks of friendly units within X inches have +1 to hit. `aura-others-hit-bonus X`: the same for each other unit, not for its own.',
  patch: (s) => ({
    wrap: {
      hitModifier: (next) => (g, a) =>
        next(g, a) +
        (underAura(g, s, a.attacker, HIT_AURA, 'aura-hit-bonus', false) ? 1 : 0) +
        (underAura(g, s, a.attacker, OTHERS_AURA, 'aura-others-hit-bonus', true) ? 1 : 0),
    },
  }),
};

/** Whether an Aura of a friendly model reaches a unit; its value is its range. `others`: not that of the unit itself. */
function underAura(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, aura: Keyword, name: string, others: boolean): boolean {
  const friends = g.sides[u.side];
  for (let k = 0; k < friends.length; k++) {
    const f = friends[k];
    if (f.place !== PLACE.table || (others && f === u) || !hasBit(f.anyBits, aura)) continue;
    const end = f.first + f.size;
    for (let m = f.first; m < end; m++) {
      if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, aura)) continue;
      if (s.auraReaches(g, m, u, g.sheetOf(m).values[name] ?? 0)) return true;
    }
  }
  return false;
}
