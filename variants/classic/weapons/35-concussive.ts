import { CAUSE, integer, keyword, modelRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';
import { attackHas } from '../special-rules/carried.ts';

const CONCUSSIVE = keyword('concussive');
/** Assault phases for which the model still has Initiative 1. */
const CONCUSSED = modelRegister('CLS-WPN-35/concussed', 'game');

/** A model that suffers an unsaved wound and lives has Initiative 1 until the end of the next Assault phase. */
export default defineRule({
  id: 'CLS-WPN-35',
  title: 'Concussive',
  source: 'weapons: Concussive',
  text: 'A model that suffers an unsaved wound from it and lives is reduced to I1 until the end of the next Assault phase.',
  outside: ['CLS-WPN-31'],
  default: 'on',
  keyword: 'concussive',
  params: {
    initiative: integer(1, 1, 10, 'Initiative that is left', 'Initiative'),
  },
  patch: ({ initiative }, s) => ({
    after: {
      // A wound in an Assault phase, by Overwatch too, lasts through this one and the next, as does any in a turn shared by both sides.
      unsaved: (g, a, model) => {
        if (g.models.alive[model] !== 0 && attackHas(g, a, CONCUSSIVE))
          g.models.reg[CONCUSSED][model] = g.byUnits || a.cause === CAUSE.assault || a.overwatch ? 2 : 1;
      },
      // The Assault phase is the last of a turn.
      endTurn: (g, side) => {
        if (!s.happensInTurnOf(g, side)) return;
        const left = g.models.reg[CONCUSSED];
        for (let i = 0; i < left.length; i++) if (left[i] > 0) left[i]--;
      },
    },
    wrap: {
      statOf: (next) => (g, model, stat) =>
        stat === STAT.I && g.models.reg[CONCUSSED][model] !== 0 ? Math.min(initiative, next(g, model, stat)) : next(g, model, stat),
    },
  }),
});
