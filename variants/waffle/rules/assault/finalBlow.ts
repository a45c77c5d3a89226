import { type Game, type Unit, unitRegister } from 'sandtable/rules';
import type { Attack } from '../../../classic/attack.ts';
import { HAMMER } from '../../../classic/facing.ts';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import { followUp, isLastOfUnit } from '../../lastStand.ts';

/** The model that was all that was left of a unit when the Initiative step began, plus 1: who falls at a step still strikes. */
const LAST_MODEL = unitRegister('last-model', 'phase');

function noteLast(g: Game<Classic>, u: Unit<Classic>): void {
  u.reg[LAST_MODEL] = 0;
  if (u.alive !== 1) return;
  for (let i = u.first; i < u.first + u.size; i++) if (isLastOfUnit(g, i)) u.reg[LAST_MODEL] = i + 1;
}

/** Whether an attack is the blows of such a model: no impact of its charge, and no hits on who flees. */
const isLastBlow = (a: Attack): boolean =>
  a.melee && !a.stray && a.firers === 1 && a.shots[0] > 0 && a.attacker.reg[LAST_MODEL] === a.firer[0] + 1 && a.weapon !== HAMMER;

/** Each wound that the last model of a unit causes by its blows, saved or not, is another blow for it at the same step. */
export const finalBlow = defineRule({
  id: 'WAF-ASSAULT-16',
  default: 'off',
  patch: (_p, s) => ({
    // Every unit of a combat piles in before the blows of a step.
    before: { pileIn: noteLast },
    wrap: {
      resolveHits: (next) => (g, a) => {
        const before = a.totalWounds;
        next(g, a);
        if (a.totalWounds > before && isLastBlow(a)) followUp(g, s, a, a.totalWounds - before, next);
      },
    },
  }),
});
