import { type Ability, event, type Game, hasBit, keyword, type SideId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { loseRetained, objectivesOf, unitInRange } from '../objectives/seams.ts';
import type { Tables } from '../tables.ts';

const RETAINS = keyword('retains-objectives');
const RETAINED = event('retains-objective', { unit: 'unit', objective: 'marker' }, '{unit} secures objective {objective}');

/** A unit secures an objective that its side controls: it stays theirs when none of their models is in range any more. */
export const retainsObjectives: Ability<Modern, Tables> = {
  keyword: 'retains-objectives',
  text: 'If this unit is within range of an objective marker that you control at the end of a phase, that marker stays under your control, without models in range, until your opponent takes it.',
  patch: (s) => ({
    // Who comes into range may be gone again when the phase ends.
    wrap: {
      fallBackMove: (next) => (g, u) => {
        const fell = next(g, u);
        loseRetained(g, s);
        return fell;
      },
      makeGrantedMove: (next) => (g, u, inches) => {
        const gone = next(g, u, inches);
        loseRetained(g, s);
        return gone;
      },
    },
    before: {
      settleControl: (g) => loseRetained(g, s),
    },
    after: {
      normalMove: (g) => loseRetained(g, s),
      advanceMove: (g) => loseRetained(g, s),
      hasArrived: (g) => loseRetained(g, s),
      gotOut: (g) => loseRetained(g, s),
      charged: (g) => loseRetained(g, s),
      fightUnit: (g) => loseRetained(g, s),
      settleControl: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (!hasBit(u.anyBits, RETAINS)) continue;
          for (let o = 0; o < g.board.objectives.length; o++) {
            const { retained } = objectivesOf(g);
            if (retained[o] === u.side || s.controls(g, o) !== u.side || !unitInRange(g, s, u, o)) continue;
            retained[o] = u.side;
            g.log.note(RETAINED, u.slot, o + 1);
          }
        }
      },
    },
  }),
};

/** A retained marker is kept until the opponent's Level of Control is greater at the end of a phase or turn. */
export default defineRule({
  id: 'TEN-MISSION-10',
  title: 'Retained ("sticky") objectives',
  source: 'Commentary "Objective Secured"',
  text: [
    "If an ability lets a player keep control of a marker without models in range, he keeps it until, at the end of a phase or turn, the opponent's Level of Control there is greater than his.",
    'Ruling: A tie (also 0 to 0) does not take a retained marker away.',
  ].join('\n'),
  layer: 'commentary',
  changes: 'Clarifies such abilities under TEN-MISSION-07. Off: it is lost as soon as an enemy model is in range.',
  default: 'on',
  keyword: 'retains-objectives',
  patch: (_p, s) => ({
    wrap: { retainedBy: () => (g, o) => objectivesOf(g).retained[o] as SideId | -1 },
    before: {
      settleControl: (g) => dropBeaten(g, s),
    },
  }),
});

function dropBeaten(g: Game<Modern>, s: ModernSeams): void {
  const { retained } = objectivesOf(g);
  for (let o = 0; o < g.board.objectives.length; o++) {
    const keeper = retained[o];
    if (keeper === -1) continue;
    if (s.levelOfControl(g, (1 - keeper) as SideId, o) > s.levelOfControl(g, keeper as SideId, o)) retained[o] = -1;
  }
}
