import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const RELENTLESS = keyword('relentless');

/** Fires as if it had not moved, and may charge afterwards. */
export default defineRule({
  id: 'CLS-USR-28',
  title: 'Relentless',
  source: 'universal special rules: Relentless',
  text: 'May fire Heavy, Salvo, Rapid Fire and Ordnance weapons as stationary even if it moved, and may charge after firing them.',
  default: 'on',
  keyword: 'relentless',
  patch: () => ({
    wrap: {
      shareAfterMove: (next) => (g, u, kind, weapon) =>
        hasBit(u.sheet.models[kind].keywordBits, RELENTLESS) ? 1 : next(g, u, kind, weapon),
      hasMoved: (next) => (g, model) => !hasBit(g.sheetOf(model).keywordBits, RELENTLESS) && next(g, model),
      barsCharge: (next) => (g, model, weapon) => !hasBit(g.sheetOf(model).keywordBits, RELENTLESS) && next(g, model, weapon),
    },
  }),
});
