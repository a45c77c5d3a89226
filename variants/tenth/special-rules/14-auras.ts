import { type Ability, type Game, hasBit, keyword, PLACE, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { SCOPE, wordsOfScope } from '../modifiers/printed.ts';
import type { Tables } from '../tables.ts';
import { modelWithin } from '../terrain/distance.ts';

const HIT_AURA = keyword('aura-hit-bonus');
const OTHERS_AURA = keyword('aura-others-hit-bonus');
const HIT_WORDS = ['aura-hit-bonus', 'aura-others-hit-bonus'] as const;

/** An Aura affects units within its range, including its bearer's own. */
export default defineRule({
  id: 'TEN-USR-14',
  title: 'Aura abilities',
  source: 'Core rules, Aura Abilities',
  text: 'An Aura affects units within its stated range as long as they are within it, measured from base or hull (TEN-VEH-05); the bearer is within its own Aura. A unit under several Auras of the same name is affected once.',
  layer: 'core',
  default: 'on',
  keyword: [...HIT_WORDS, ...wordsOfScope(SCOPE.aura), ...wordsOfScope(SCOPE.enemyAura)],
  patch: () => ({
    wrap: { auraReaches: (next) => (g, m, u, inches) => g.unitOf(m) === u || modelWithin(g, m, u, inches) || next(g, m, u, inches) },
  }),
});

/** Auras that make hitting easier. Several of one name count once; those for other units do not affect the bearer's (TEN-DEF-02). */
export const hitAuras: Ability<Modern, Tables> = {
  keyword: HIT_WORDS,
  text: '`aura-hit-bonus X`: attacks of friendly units within X inches have +1 to hit. `aura-others-hit-bonus X`: the same for each other unit, not for its own.',
  patch: (s) => ({ wrap: { hitModifier: (next) => (g, a) => next(g, a) + aurasOver(g, s, a.attacker) } }),
};

const MOST_AURAS = 16;
const room = scratch({ names: new Float64Array(MOST_AURAS) });

/** How many Auras of different names, borne by friendly models, make a unit's attacks hit more easily. */
function aurasOver(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  const { names } = room();
  const friends = g.sides[u.side];
  let n = 0;
  for (let k = 0; k < friends.length; k++) {
    const f = friends[k];
    if (f.place !== PLACE.table || !(hasBit(f.anyBits, HIT_AURA) || hasBit(f.anyBits, OTHERS_AURA))) continue;
    const end = f.first + f.size;
    for (let m = f.first; m < end; m++) {
      if (g.models.alive[m] === 0) continue;
      const auras = g.sheetOf(m).stats.hitAuras;
      for (let p = 0; p < auras.length; p++) {
        const { others, inches, name } = auras[p];
        if ((others && f === u) || n === MOST_AURAS || isAmong(names, n, name) || !s.auraReaches(g, m, u, inches)) continue;
        names[n++] = name;
      }
    }
  }
  return n;
}

function isAmong(names: Float64Array, n: number, name: number): boolean {
  for (let k = 0; k < n; k++) if (names[k] === name) return true;
  return false;
}
