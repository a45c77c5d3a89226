import { pickNearestToModel, within } from 'sandtable/kit';
import { type Game, hasBit, keyword, type ModelId } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { LOOK_OUT_SIR } from '../state.ts';

const CHARACTER = keyword('character');
const INDEPENDENT = keyword('independent-character');
const REACH_INCHES = 6;

function rankOf(g: Game<Classic>, model: ModelId): number {
  const bits = g.sheetOf(model).keywordBits;
  return hasBit(bits, INDEPENDENT) ? 2 : hasBit(bits, CHARACTER) ? 1 : 0;
}

/** A wound on a character may pass to the nearest other model of his unit within 6": on 4+, for an Independent Character 2+. */
export const lookOutSir = defineRule({
  id: 'CLS-SHOOT-18',
  default: 'on',
  keyword: ['character', 'independent-character'],
  patch: () => ({
    wrap: {
      redirect: (next) => (g, a, model) => {
        const rank = rankOf(g, model);
        const u = g.unitOf(model);
        if (rank === 0 || u.alive < 2 || a.stray || g.sheetOf(model).stats.vehicle !== 0) return next(g, a, model);
        const other = pickNearestToModel(g, u, model);
        if (other < 0 || !within(g.models, model, other, REACH_INCHES)) return next(g, a, model);
        return g.dice.d6(a.frame, LOOK_OUT_SIR) >= (rank === 2 ? 2 : 4) ? other : next(g, a, model);
      },
    },
  }),
});
