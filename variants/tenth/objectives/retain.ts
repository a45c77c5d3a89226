import type { Ability, Game, SideId } from 'sandtable/rules';
import { event, hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { unitInRange } from './seams.ts';

const RETAINS = keyword('retains-objectives');
const RETAINED = event('retains-objective', { unit: 'unit', objective: 'number' }, '{unit} makes sure of objective {objective}');

/** A unit makes sure of an objective that its side controls: it stays theirs when nobody is in range any more. */
export const retainsObjectives: Ability<Modern, Tables> = {
  keyword: 'retains-objectives',
  text: 'If this unit is within range of an objective marker that you control at the end of a phase, that marker stays under your control, without models in range, until your opponent takes it.',
  patch: (s) => ({
    after: {
      settleControl: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (!hasBit(u.anyBits, RETAINS)) continue;
          for (let o = 0; o < g.board.objectives.length; o++) {
            const { retained } = g.desk.objectives;
            if (retained[o] === u.side || s.controls(g, o) !== u.side || !unitInRange(g, s, u, o)) continue;
            retained[o] = u.side;
            g.log.note(RETAINED, u.slot, o + 1);
          }
        }
      },
    },
  }),
};

/** A marker that is retained is kept until the opponent's Level of Control is greater at the end of a phase or turn. */
export const retainedUntilBeaten = defineRule({
  id: 'TEN-MISSION-10',
  default: 'on',
  keyword: 'retains-objectives',
  patch: (_p, s) => ({
    wrap: { retainedBy: () => (g, o) => g.desk.objectives.retained[o] as SideId | -1 },
    before: {
      settleControl: (g) => dropBeaten(g, s),
    },
  }),
});

function dropBeaten(g: Game<Modern>, s: ModernSeams): void {
  const { retained } = g.desk.objectives;
  for (let o = 0; o < g.board.objectives.length; o++) {
    const keeper = retained[o];
    if (keeper === -1) continue;
    if (s.levelOfControl(g, (1 - keeper) as SideId, o) > s.levelOfControl(g, keeper as SideId, o)) retained[o] = -1;
  }
}
