import { pickNearestToModel, within } from 'sandtable/kit';
import { type Game, hasBit, integer, keyword, type ModelId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { LOOK_OUT_SIR } from '../state.ts';

const CHARACTER = keyword('character');
const INDEPENDENT = keyword('independent-character');

function rankOf(g: Game<Classic>, model: ModelId): number {
  const bits = g.sheetOf(model).keywordBits;
  return hasBit(bits, INDEPENDENT) ? 2 : hasBit(bits, CHARACTER) ? 1 : 0;
}

/** A wound on a character may pass to the nearest other model of his unit within 6": on 4+, or 2+ for an Independent Character. */
export default defineRule({
  id: 'CLS-SHOOT-18',
  title: 'Look Out Sir',
  source: 'shooting: Look Out Sir',
  text: [
    'When a wound is allocated to a non-vehicle character (before its save) and another model of its unit is within 6", the owner may roll a D6: 4+ for a character, 2+ for an Independent Character. Success: the wound is instead resolved against the closest other model of the unit, which takes the save; failure: the character keeps it. One attempt per wound. It may be used against shooting and in combat, not in a challenge.',
    'Ruling: The nearest other model takes the wound; if equally close the owner picks.',
  ].join('\n'),
  default: 'on',
  keyword: ['character', 'independent-character'],
  params: {
    inches: integer(6, 0, 24, 'How near another model of the unit has to be', 'inches'),
    characterOn: integer(4, 2, 6, 'Needed by a character', 'needed on a D6'),
    independentOn: integer(2, 2, 6, 'Needed by an Independent Character', 'needed on a D6'),
  },
  patch: ({ inches, characterOn, independentOn }) => ({
    wrap: {
      redirect: (next) => (g, a, model) => {
        const rank = rankOf(g, model);
        const u = g.unitOf(model);
        if (rank === 0 || u.alive < 2 || a.stray || g.sheetOf(model).stats.vehicle !== 0) return next(g, a, model);
        const other = pickNearestToModel(g, u, model);
        if (other < 0 || !within(g.models, model, other, inches)) return next(g, a, model);
        return g.dice.d6(a.frame, LOOK_OUT_SIR) >= (rank === 2 ? independentOn : characterOn) ? other : next(g, a, model);
      },
    },
  }),
});
