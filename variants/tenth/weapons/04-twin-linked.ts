import { decision, decline, hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { WOUND_REROLL, WOUND_ROLL } from '../state.ts';

const TWIN_LINKED = keyword('twin-linked');
const DEVASTATING_WOUNDS = keyword('devastating-wounds');
/** Whether a successful Wound roll is re-rolled in the hope of a Critical Wound; asked only where that gains something. */
const AGAIN = decision<Modern>('TEN-WPN-04/again', 'flag', decline);

const succeeds = (a: Attack, face: number): boolean => face >= a.criticalWoundOn || (face > 1 && face >= a.woundOn);

/** Failed Wound rolls are re-rolled, and others if their player wants. */
export default defineRule({
  id: 'TEN-WPN-04',
  title: '[TWIN-LINKED]',
  source: 'Core rules, weapon abilities',
  text: 'The attacker may re-roll the Wound roll of each attack (any result, once).',
  layer: 'core',
  default: 'on',
  keyword: 'twin-linked',
  patch: () => ({
    wrap: {
      woundFace: (next) => (g, a) => {
        const face = next(g, a);
        if (a.rerolled || !hasBit(a.profile.bits, TWIN_LINKED)) return face;
        if (succeeds(a, face)) {
          const hopeful = face < a.criticalWoundOn && hasBit(a.profile.bits, DEVASTATING_WOUNDS);
          if (!hopeful || !g.choose(AGAIN, a.attacker.side, a.attacker, a.target)) return face;
        }
        a.rerolled = true;
        return g.dice.nth(a.dice, WOUND_REROLL, g.dice.taken(a.dice, WOUND_ROLL) - 1);
      },
    },
  }),
});
