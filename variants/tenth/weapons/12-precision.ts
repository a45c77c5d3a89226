import { decision, type Game, hasBit, keyword, type ModelId, type Question, take, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Modern, TRAIT } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { ALLOCATED, CHARACTER } from '../saves/allocate.ts';
import type { Attack } from '../shooting/attack-frame.ts';

const PRECISION = keyword('precision');
/** Whether an attack is allocated to a Character of the target. */
const SNIPE = decision<Modern>('precision', 'flag', take);
/** Which of several Characters: by default the attacker picks the one worth most, the defender the one worth least. */
const SNIPE_AT = decision<Modern>('TEN-WPN-14/character', 'model', (q) => extreme(q, q.about !== null && q.side === q.about.side));

function extreme(q: Question<Modern>, most: boolean): number {
  const points = (k: number): number => q.game.sheetOf(q.options[k]).points;
  let best = 0;
  for (let k = 1; k < q.n; k++) if (most ? points(k) > points(best) : points(k) < points(best)) best = k;
  return best;
}

/** Bits for the first, second and third Character of a unit that the bearer sees. */
const SEEN = [TRAIT.character, TRAIT.secondCharacter, TRAIT.thirdCharacter] as const;
const ANY_SEEN = SEEN[0] | SEEN[1] | SEEN[2];

/** A Character shielded by other models of its unit, or -1. */
export function shieldedCharacter(g: Game<Modern>, s: ModernSeams, t: Unit<Modern>): ModelId {
  const end = t.first + t.size;
  for (let m = t.first; m < end; m++) if (g.models.alive[m] !== 0 && s.shielded(g, m)) return m;
  return -1;
}

/** Which shielded Characters of a unit a model sees: SEEN bits. */
export function charactersSeen(g: Game<Modern>, s: ModernSeams, m: ModelId, t: Unit<Modern>): number {
  let seen = 0;
  let nth = 0;
  const end = t.first + t.size;
  for (let n = t.first; n < end && nth < SEEN.length; n++) {
    if (!hasBit(g.sheetOf(n).keywordBits, CHARACTER)) continue;
    if (g.models.alive[n] !== 0 && s.shielded(g, n) && s.modelSees(g, m, n)) seen |= SEEN[nth];
    nth++;
  }
  return seen;
}

/** The Character that takes an attack although it is shielded, or -1. */
export function sniped(g: Game<Modern>, s: ModernSeams, t: Unit<Modern>, a: Attack): ModelId {
  let n = 0;
  let nth = 0;
  const end = t.first + t.size;
  for (let m = t.first; m < end && nth < SEEN.length; m++) {
    if (!hasBit(g.sheetOf(m).keywordBits, CHARACTER)) continue;
    if ((a.traits & SEEN[nth]) !== 0 && g.models.alive[m] !== 0 && s.shielded(g, m)) SNIPE_AT.options[n++] = m;
    nth++;
  }
  if (n === 0) return -1;
  const only = SNIPE_AT.options[0];
  if (!g.choose(SNIPE, a.attacker.side, a.attacker, t)) return -1;
  const character = n === 1 ? only : SNIPE_AT.options[g.ask(SNIPE_AT, s.picksCharacter(g, a), a.attacker, t, n)];
  // When nobody shields the Characters any more, this is the one that takes the next attack (TEN-SAVE-01).
  g.models.reg[ALLOCATED][character] = 1;
  return character;
}

/** Whether an attack may be allocated to a unit's Characters at all. */
export const steerable = (a: Attack | null, t: Unit<Modern>): a is Attack => a !== null && (a.traits & ANY_SEEN) !== 0 && a.target === t;

/** Allocates an attack that its player has just declined to send to a Character, without asking again. */
export function unsteered(a: Attack, allocates: () => ModelId): ModelId {
  const { traits } = a;
  a.traits = traits & ~ANY_SEEN;
  const model = allocates();
  a.traits = traits;
  return model;
}

/** The attacker may have the attack allocated to a Character it sees. */
export default defineRule({
  id: 'TEN-WPN-12',
  title: '[PRECISION]',
  source: 'Core rules, weapon abilities',
  text: 'When such an attack wounds an Attached unit and a CHARACTER model of that unit is visible to the attacking model, the attacker may have the attack allocated to that Character in spite of TEN-UNIT-15.',
  layer: 'core',
  default: 'on',
  keyword: 'precision',
  patch: (_p, s) => ({
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) => {
        const traits = next(g, u, m, weapon, t);
        if (!hasBit(u.sheet.weapons[weapon].profile.bits, PRECISION) || !hasBit(t.anyBits, CHARACTER)) return traits;
        return traits | charactersSeen(g, s, m, t);
      },
      nextModel: (next) => (g, t, a) => {
        if (!steerable(a, t) || a.mortal) return next(g, t, a);
        const character = sniped(g, s, t, a);
        return character >= 0 ? character : next(g, t, a);
      },
    },
  }),
});
