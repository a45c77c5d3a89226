import type { Game, ModelId, Question } from 'sandtable/rules';
import { CAUSE, DEED, decision, hasBit, keyword } from 'sandtable/rules';
import { CHARACTER } from '../allocate.ts';
import type { Modern, Volley } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';

const HAZARDOUS = keyword('hazardous');
const MONSTER = keyword('monster');
const VEHICLE = keyword('vehicle');
const MORTAL_WOUNDS = 3;

/** The bearer that pays for a failed test: the cheapest, unless the doctrine says otherwise. */
const PAYS = decision<Modern>('TEN-WPN-19/pays', 'model', cheapest);

function cheapest(q: Question<Modern>): number {
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.game.sheetOf(q.options[k]).points < q.game.sheetOf(q.options[best]).points) best = k;
  return best;
}

/** One test for each Hazardous weapon used; a 1 destroys a bearer, or hurts a Character, Monster or Vehicle. */
export default defineRule({
  id: 'TEN-WPN-19',
  default: 'on',
  keyword: 'hazardous',
  patch: (_p, s) => ({
    after: {
      afterAttacks: (g, v) => {
        const tests = testsOf(v);
        if (tests === 0) return;
        const dice = g.dice.begin(v.melee ? DEED.fight : DEED.shoot, v.attacker, v.attacker);
        let failed = 0;
        for (let k = 0; k < tests; k++) if (s.hazardousFace(g, v.attacker, dice) === 1) failed++;
        for (; failed > 0; failed--) pay(g, s, v, dice);
        g.dice.end(dice);
      },
    },
  }),
});

const isHazardous = (v: Volley, row: number): boolean => hasBit(v.attacker.sheet.weapons[v.weapon[row]].profile.bits, HAZARDOUS);

function testsOf(v: Volley): number {
  let tests = 0;
  for (let row = 0; row < v.n; row++) if (isHazardous(v, row)) tests++;
  return tests;
}

function pay(g: Game<Modern>, s: ModernSeams, v: Volley, dice: Parameters<ModernSeams['mortalWounds']>[1]): void {
  const u = v.attacker;
  let n = 0;
  let last: ModelId = -1;
  for (let row = 0; row < v.n; row++) {
    const m = v.model[row];
    if (m === last || g.models.alive[m] === 0 || !isHazardous(v, row)) continue;
    last = m;
    PAYS.options[n++] = m;
  }
  if (n === 0) return;
  const m = PAYS.options[g.ask(PAYS, u.side, u, null, n)];
  const bits = g.sheetOf(m).keywordBits;
  if (!hasBit(bits, CHARACTER) && !hasBit(bits, MONSTER) && !hasBit(bits, VEHICLE)) {
    s.destroyModel(g, m, CAUSE.other, null);
    return;
  }
  let wounds = MORTAL_WOUNDS;
  for (; wounds > 0 && g.models.alive[m] !== 0; wounds--) s.loseWounds(g, dice, m, 1, true, CAUSE.other, null, null);
  s.mortalWounds(g, dice, u, wounds, CAUSE.other, null, null);
}
