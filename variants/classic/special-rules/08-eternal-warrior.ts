import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const ETERNAL_WARRIOR = keyword('eternal-warrior');

/** Immune to Instant Death. */
export default defineRule({
  id: 'CLS-USR-08',
  title: 'Eternal Warrior',
  source: 'universal special rules: Eternal Warrior',
  text: 'Immune to Instant Death; each unsaved wound costs 1 Wound whatever the Strength.',
  default: 'on',
  keyword: 'eternal-warrior',
  patch: () => ({
    wrap: { instantDeath: (next) => (g, a, model) => !hasBit(g.sheetOf(model).keywordBits, ETERNAL_WARRIOR) && next(g, a, model) },
  }),
});
