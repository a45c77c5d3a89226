import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const ZEALOT = keyword('zealot');

/** Fearless and full of hatred; a unit with one such model is both. */
export default defineRule({
  id: 'CLS-USR-43',
  title: 'Zealot',
  source: 'universal special rules: Zealot',
  text: 'Has Fearless and Hatred; a unit containing one has both.',
  default: 'on',
  keyword: 'zealot',
  patch: () => ({
    wrap: {
      hates: (next) => (g, model, enemy) => hasBit(g.unitOf(model).anyBits, ZEALOT) || next(g, model, enemy),
      knowsFear: (next) => (g, u) => !hasBit(u.anyBits, ZEALOT) && next(g, u),
    },
  }),
});
