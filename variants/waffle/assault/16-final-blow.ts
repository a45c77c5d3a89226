import { type Game, type Unit, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { HAMMER } from '../../classic/sight/facing.ts';
import { defineRule } from '../family.ts';
import { followUp, isLastOfUnit } from './last-stand.ts';

/** The only model left of a unit when the Initiative step began, plus 1: a model that falls at a step still strikes. */
const LAST_MODEL = unitRegister('last-model', 'phase');

function noteLast(g: Game<Classic>, u: Unit<Classic>): void {
  u.reg[LAST_MODEL] = 0;
  if (u.alive !== 1) return;
  for (let i = u.first; i < u.first + u.size; i++) if (isLastOfUnit(g, i)) u.reg[LAST_MODEL] = i + 1;
}

/** Whether an attack consists of such a model's blows: no impact hits of its charge, and no hits on a fleeing unit. */
const isLastBlow = (a: Attack): boolean =>
  a.melee && !a.stray && a.firers === 1 && a.shots[0] > 0 && a.attacker.reg[LAST_MODEL] === a.firer[0] + 1 && a.weapon !== HAMMER;

/** Each wound that the last model of a unit causes by its blows, saved or not, is another blow at the same step. */
export default defineRule({
  id: 'WAF-ASSAULT-16',
  title: 'Final Blow',
  source: 'Final Blow (proposed rule)',
  text: [
    'Close combat counterpart of WAF-SHOOT-18: the last model of a multi-model unit, with one Wound left, gains an immediate extra attack at the same Initiative step, with the same profile and target, for each successful wound it causes, and so on. Independent Characters cannot.',
    'Ruling: As WAF-SHOOT-18: a successful To Wound roll counts whether or not it is saved, extra attacks must hit and wound, hits on vehicles give none.',
  ].join('\n'),
  changes: 'new',
  outside: ['WAF-SHOOT-18'],
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
