import { hasBit, inflict, is, keyword, lift, status } from 'sandtable/rules';
import { isFoe } from '../assault/foes.ts';
import { defineRule } from '../define-rule.ts';
import { FOE } from '../family.ts';
import { LOCKED } from '../state.ts';

const HATRED = keyword('hatred');
/** Has fought a round of the combat it is in. */
const WEARY = status('in-a-later-round', 'game');

/** Failed To Hit rolls against hated foes are re-rolled in the first round of a combat. */
export default defineRule({
  id: 'CLS-USR-15',
  title: 'Hatred',
  source: 'universal special rules: Hatred',
  text: 'Re-roll failed To Hit rolls in the first round of each combat against the hated foe (everyone if none named). Applies to all models with it.',
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
