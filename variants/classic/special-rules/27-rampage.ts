import { DEED, event, hasBit, keyword, purpose, unitRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const RAMPAGE = keyword('rampage');
const RAMPAGE_DIE = purpose('rampage');
/** Extra Attacks of each rampaging model in this fight. */
const MORE = unitRegister('rampage', 'phase');
const RAMPAGES = event('rampages', { unit: 'unit', attacks: 'number' }, '{unit} rampages with {attacks|extra attack|extra attacks}');

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
        if (!hasBit(u.anyBits, RAMPAGE) || u.alive >= enemy.alive) return;
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
