import {
  type Ability,
  decision,
  type Game,
  hasBit,
  type Keyword,
  keyword,
  take,
  type Unit,
  type UnitRegister,
  unitRegister,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { BATCH, hasFailed, rollAgain } from '../saves/batch.ts';
import { ARMOUR, ARMOUR_REROLL, HIT_REROLL, HIT_ROLL, INVULNERABLE, INVULNERABLE_REROLL, WOUND_REROLL, WOUND_ROLL } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Attack } from './attack-frame.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** A right to re-roll one roll of a kind. */
interface Right {
  readonly word: string;
  readonly bit: Keyword;
  readonly used: UnitRegister;
}

const right = (word: string): Right => ({ word, bit: keyword(word), used: unitRegister(`${word}-used`, 'phase') });
const HIT = right('hit-reroll-one');
const WOUND = right('wound-reroll-one');
const SAVE = right('save-reroll-one');
const RIGHTS: readonly Right[] = [HIT, HIT, WOUND, SAVE, SAVE];
const ASKED = decision<Modern>('reroll-one', 'flag', take);

const holder = (a: Attack, kind: number): U => (kind >= BATCH.save ? a.target : a.attacker);
const has = (u: U, it: Right): boolean => hasBit(u.anyBits, it.bit) && u.reg[it.used] === 0;

function uses(g: G, u: U, it: Right, other: U): boolean {
  if (!g.choose(ASKED, u.side, u, other)) return false;
  u.reg[it.used] = 1;
  return true;
}

/** A right to one re-roll is used after all dice rolled together have been seen. */
export default defineRule({
  id: 'TEN-SHOOT-13',
  title: 'One re-roll out of a batch',
  source: 'Commentary "Fast Dice Rolling and Rules That Allow One Re-roll"',
  text: 'A rule that lets a unit re-roll one roll or save out of several may be used after a whole batch of fast dice has been seen, on any one die of it. (Command Re-roll has its own entry, TEN-STRAT-03.)',
  layer: 'commentary',
  changes: 'Adds to TEN-SHOOT-12. Off: the choice is made die by die, before the next one is rolled.',
  default: 'on',
  keyword: [HIT.word, WOUND.word, SAVE.word],
  patch: () => ({
    wrap: {
      oneRerollWaits: () => () => true,
      waitsForBatch: (next) => (g, a, kind) => has(holder(a, kind), RIGHTS[kind]) || next(g, a, kind),
    },
    before: {
      batchSeen: (g, a) => {
        const it = RIGHTS[a.batch];
        const u = holder(a, a.batch);
        if (has(u, it) && hasFailed(a) && uses(g, u, it, u === a.target ? a.attacker : a.target)) rollAgain(g, a);
      },
    },
  }),
});

/** Rights to one re-roll, used die by die unless they wait for the batch. */
export const oneReroll: readonly Ability<Modern, Tables>[] = [
  {
    keyword: HIT.word,
    text: 'Once a phase one Hit roll of this unit that failed may be re-rolled.',
    patch: (s) => ({
      wrap: {
        hitFace: (next) => (g, a) => {
          const face = next(g, a);
          if (a.rerolled || a.treated || !has(a.attacker, HIT) || face >= a.criticalHitOn || (face > 1 && face >= a.hitOn)) return face;
          if ((a.batch !== BATCH.none && s.oneRerollWaits(g)) || !uses(g, a.attacker, HIT, a.target)) return face;
          a.rerolled = true;
          return g.dice.nth(a.dice, HIT_REROLL, g.dice.taken(a.dice, HIT_ROLL) - 1);
        },
      },
    }),
  },
  {
    keyword: WOUND.word,
    text: 'Once a phase one Wound roll of this unit that failed may be re-rolled.',
    patch: (s) => ({
      wrap: {
        woundFace: (next) => (g, a) => {
          const face = next(g, a);
          if (a.rerolled || !has(a.attacker, WOUND) || face >= a.criticalWoundOn || (face > 1 && face >= a.woundOn)) return face;
          if ((a.batch !== BATCH.none && s.oneRerollWaits(g)) || !uses(g, a.attacker, WOUND, a.target)) return face;
          a.rerolled = true;
          return g.dice.nth(a.dice, WOUND_REROLL, g.dice.taken(a.dice, WOUND_ROLL) - 1);
        },
      },
    }),
  },
  {
    keyword: SAVE.word,
    text: 'Once a phase one saving throw of this unit that failed may be re-rolled.',
    patch: (s) => ({
      wrap: {
        saveFace: (next) => (g, a, m, invulnerable, on) => {
          const face = next(g, a, m, invulnerable, on);
          if (a.rerolled || face >= on || !has(a.target, SAVE)) return face;
          if ((a.batch !== BATCH.none && s.oneRerollWaits(g)) || !uses(g, a.target, SAVE, a.attacker)) return face;
          a.rerolled = true;
          const row = invulnerable ? INVULNERABLE : ARMOUR;
          return g.dice.nth(a.dice, invulnerable ? INVULNERABLE_REROLL : ARMOUR_REROLL, g.dice.taken(a.dice, row) - 1);
        },
      },
    }),
  },
];
