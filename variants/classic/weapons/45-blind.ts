import { DEED, type Game, inflict, integer, is, keyword, lift, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { INITIATIVE } from '../state.ts';

const BLIND = keyword('blind');
const BLIND_DUE = status('blind-due', 'turn');
const BLINDED = status('blinded', 'next-own-turn-end', 'isBlinded');

function testBlinded(g: Game<Classic>, s: ClassicSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!is(u, BLIND_DUE)) continue;
    lift(u, BLIND_DUE);
    if (u.alive === 0) continue;
    const frame = g.dice.begin(DEED.morale, u, g.nobody);
    if (!s.passesTest(g, frame, INITIATIVE, s.majorityOf(g, u, STAT.I))) inflict(g, u, BLINDED);
    g.dice.end(frame);
  }
}

/** A unit that is hit tests Initiative at the end of the phase; if it fails it has WS1 and BS1 until the end of its next turn. */
export default defineRule({
  id: 'CLS-WPN-45',
  title: 'Blind',
  source: 'weapons: Blind',
  text: "A unit hit by one or more Blind attacks takes an I test (majority I) at the end of the phase. Failed: WS1 and BS1 until the end of its next turn. The firer's own unit passes automatically.",
  outside: ['CLS-WPN-35', 'CLS-WPN-44'],
  default: 'on',
  keyword: 'blind',
  params: {
    skill: integer(1, 1, 10, 'Weapon Skill and Ballistic Skill of the blinded', 'skill'),
  },
  patch: ({ skill }, s) => ({
    before: {
      resolveHits: (g, a) => {
        // What hits a building hits nobody inside (CLS-TERRAIN-12).
        if (a.hits > 0 && a.target !== a.attacker && a.target.housed < 0 && weaponHas(a, BLIND)) inflict(g, a.target, BLIND_DUE);
      },
      endPhase: (g) => testBlinded(g, s),
      // The Assault phase ends with the turn.
      endTurn: (g) => testBlinded(g, s),
      unitHasActed: (g) => testBlinded(g, s),
    },
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        return (stat === STAT.WS || stat === STAT.BS) && is(g.unitOf(model), BLINDED) ? Math.min(skill, value) : value;
      },
    },
  }),
});
