import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isMonstrous } from '../family.ts';

const MONSTER_HUNTER = keyword('monster-hunter');

/** Failed To Wound rolls against monsters are re-rolled. */
export default defineRule({
  id: 'CLS-USR-21',
  title: 'Monster Hunter',
  source: 'universal special rules: Monster Hunter',
  text: 'Re-rolls failed To Wound rolls against Monstrous (and Gargantuan) creatures.',
  default: 'on',
  keyword: 'monster-hunter',
  patch: () => ({
    wrap: {
      rerollsWound: (next) => (g, a, face) =>
        (a.bearer >= 0 && isMonstrous(a.target.sheet.models[0].stats) && hasBit(g.sheetOf(a.bearer).keywordBits, MONSTER_HUNTER)) ||
        next(g, a, face),
    },
  }),
});
