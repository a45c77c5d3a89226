import { DEED, event, type Game, hasBit, keyword, purpose, type Unit, unitRegister } from 'sandtable/rules';
import { combatOf } from '../assault/combat.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';

const RAMPAGE = keyword('rampage');
const RAMPAGE_DIE = purpose('rampage');
/** Extra Attacks of each rampaging model in this fight. */
const MORE = unitRegister('rampage', 'phase');
const RAMPAGES = event('rampages', { unit: 'unit', attacks: 'number' }, '{unit} rampages with {attacks|extra attack|extra attacks}');

/** How many enemy models there are in the combat of a unit. */
function enemiesOf(g: Game<Classic>, u: Unit<Classic>): number {
  const { members, count } = combatOf(g);
  let n = 0;
  for (let k = 0; k < count; k++) if (g.units[members[k]].side !== u.side) n += g.units[members[k]].alive;
  return n;
}

/** D3 extra Attacks for each model of a unit outnumbered at the start of a fight. */
export default defineRule({
  id: 'CLS-USR-27',
  title: 'Rampage',
  source: 'universal special rules: Rampage',
  text: 'Models of a unit that is outnumbered (fewer models than the enemy) at the start of a Fight get D3 extra attacks each.',
  outside: ['CLS-USR-05'],
  default: 'on',
  keyword: 'rampage',
  patch: () => ({
    before: {
      combatBegins: (g, u, enemy) => {
        if (!hasBit(u.anyBits, RAMPAGE) || u.alive >= enemiesOf(g, u)) return;
        const frame = g.dice.begin(DEED.fight, u, enemy);
        u.reg[MORE] = g.dice.d3(frame, RAMPAGE_DIE);
        g.dice.end(frame);
        g.log.note(RAMPAGES, u.slot, u.reg[MORE]);
      },
    },
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && hasBit(g.sheetOf(model).keywordBits, RAMPAGE) ? attacks + g.unitOf(model).reg[MORE] : attacks;
      },
    },
  }),
});
