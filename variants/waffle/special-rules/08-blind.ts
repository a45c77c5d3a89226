import { DEED, event, type Game, hasBit, inflict, integer, is, keyword, status, type Unit, unitRegister } from 'sandtable/rules';
import { type Classic, STAT } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { FALL_BACK, INITIATIVE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const BLIND = keyword('blind');
const BLINDED = status('WAF-USR-08/blinded', 'next-own-turn-end', 'isBlinded');
/** Slot + 1 of the unit whose Blind weapons a unit has last tested against this phase. */
const TESTED_FOR = unitRegister('WAF-USR-08/tested-for', 'phase');
const TESTS = event('blind-test', { unit: 'unit', passed: 'flag' }, '{unit} {passed?is not blinded:is blinded}');

/** Whether an attack has hit with a Blind weapon, or by the hand of a Blind model. */
function blinds(g: Game<Classic>, a: Attack): boolean {
  if (a.hits > 0 && weaponHas(a, BLIND)) return true;
  for (let k = 0; k < a.hits; k++) if (a.hitBy[k] >= 0 && hasBit(g.sheetOf(a.hitBy[k]).keywordBits, BLIND)) return true;
  return false;
}

function test(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): void {
  const frame = g.dice.begin(DEED.morale, u, g.nobody);
  const passed = s.passesTest(g, frame, INITIATIVE, s.majorityOf(g, u, STAT.I));
  g.dice.end(frame);
  g.log.note(TESTS, u.slot, passed ? 1 : 0);
  if (!passed) inflict(g, u, BLINDED);
}

/**
 * A unit hit by Blind immediately tests its Initiative; if it fails it has WS 1 and BS 1 until the end of its next turn, and falls back
 * D6".
 */
export default defineRule({
  id: 'WAF-USR-08',
  title: 'Blind',
  source: 'Special Rules, Blind',
  text: [
    'Being hit by Blind (weapon or model) calls for an immediate Initiative test. On a failure all its models have WS 1 and BS 1 and its Fall Back moves are only D6" until the end of its next turn. A unit that hits itself passes automatically.',
    'Ruling: Majority Initiative, ties taking the higher; 6 always fails. One test per shooting unit and phase. WS 1 and BS 1 replace the printed values; duration as WAF-TURN-07 (c).',
  ].join('\n'),
  changes: 'classic base: Blind, tested at the end of the phase and without the D6" Fall Back (CLS-WPN-45)',
  default: 'on',
  keyword: 'blind',
  supersedes: ['CLS-WPN-45'],
  params: {
    weaponSkill: integer(1, 0, 10, 'Weapon Skill of a blinded model', 'Weapon Skill'),
    ballisticSkill: integer(1, 0, 10, 'Ballistic Skill of a blinded model', 'Ballistic Skill'),
    fallBackDice: integer(1, 0, 4, 'D6 that are added up for its Fall Back move', 'dice'),
  },
  patch: ({ weaponSkill, ballisticSkill, fallBackDice }, s) => ({
    before: {
      resolveHits: (g, a) => {
        // What hits a building hits nobody inside (CLS-TERRAIN-12).
        if (a.target === a.attacker || a.target.housed >= 0) return;
        if (a.target.reg[TESTED_FOR] === a.attacker.slot + 1 || !blinds(g, a)) return;
        a.target.reg[TESTED_FOR] = a.attacker.slot + 1;
        test(g, s, a.target);
      },
    },
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if ((stat !== STAT.WS && stat !== STAT.BS) || !is(g.unitOf(model), BLINDED)) return value;
        return Math.min(stat === STAT.WS ? weaponSkill : ballisticSkill, value);
      },
      fallBackInches: (next) => (g, u) => {
        if (!is(u, BLINDED)) return next(g, u);
        const frame = g.dice.begin(DEED.morale, u, g.nobody);
        const inches = g.dice.sum(frame, FALL_BACK, fallBackDice);
        g.dice.end(frame);
        return inches;
      },
    },
  }),
});
