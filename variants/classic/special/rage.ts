import { DEED, event, hasBit, keyword, purpose, unitRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const RAGE = keyword('rage');
const RAMPAGE = keyword('rampage');
const RAMPAGE_DIE = purpose('rampage');
/** Attacks each rampaging model has more in this fight. */
const MORE = unitRegister('rampage', 'phase');
const RAMPAGES = event('rampages', { unit: 'unit', attacks: 'number' }, '{unit} rampages with {attacks|more attack|more attacks}');

/** Two Attacks for charging in place of one. */
export const rage = defineRule({
  id: 'CLS-USR-26',
  default: 'on',
  keyword: 'rage',
  patch: () => ({
    wrap: {
      chargeBonus: (next) => (g, model, enemy) => {
        const bonus = next(g, model, enemy);
        return bonus > 0 && hasBit(g.sheetOf(model).keywordBits, RAGE) ? bonus + 1 : bonus;
      },
    },
  }),
});

/** D3 more Attacks for each model of a unit that is outnumbered when the fight starts. */
export const rampage = defineRule({
  id: 'CLS-USR-27',
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
