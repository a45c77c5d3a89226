import { hasBit, inflict, is, keyword, lift, status } from 'sandtable/rules';
import { defineRule, FOE } from '../family.ts';
import { isFoe } from '../foes.ts';
import { LOCKED } from '../state.ts';

const HATRED = keyword('hatred');
const ZEALOT = keyword('zealot');
/** Has fought a round of the combat it is in. */
const WEARY = status('in-a-later-round', 'game');

/** Failed To Hit rolls against the hated are re-rolled in the first round of a combat. */
export const hatred = defineRule({
  id: 'CLS-USR-15',
  default: 'on',
  keyword: ['hatred', 'zealot'],
  patch: (_p, s) => ({
    before: {
      chargeMade: (_g, u, target) => {
        lift(u, WEARY);
        if (!is(target, LOCKED)) lift(target, WEARY);
      },
    },
    after: {
      fightCombats: (g) => {
        for (let k = 0; k < g.units.length; k++) if (is(g.units[k], LOCKED)) inflict(g, g.units[k], WEARY);
      },
    },
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        if (!a.melee || is(a.attacker, WEARY) || !s.hates(g, a.bearer, a.target)) return on;
        return Math.min(on, s.hitOn(g, a));
      },
      hates: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, HATRED) && isFoe(g, model, FOE.hatred, enemy)) || next(g, model, enemy),
    },
  }),
});

/** Fearless and full of hatred; a unit with one such model is both. */
export const zealot = defineRule({
  id: 'CLS-USR-43',
  default: 'on',
  keyword: 'zealot',
  patch: () => ({
    wrap: {
      hates: (next) => (g, model, enemy) => hasBit(g.unitOf(model).anyBits, ZEALOT) || next(g, model, enemy),
      knowsFear: (next) => (g, u) => !hasBit(u.anyBits, ZEALOT) && next(g, u),
    },
  }),
});
