import { resetSight } from 'sandtable/kit';
import { decision, type Game, hasBit, inflict, integer, is, keyword, PLACE, type Question, type SideId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { STAT } from '../modifiers/stats.ts';
import { isAircraft } from './base.ts';
import type { U } from './rules.ts';
import { HOVERING, HOVERS } from './states.ts';

const HOVER = keyword('hover');
/** Whether an Aircraft hovers: one with passengers, or one that its player has deployed. */
const WHETHER = decision<Modern>('TEN-FLYER-11/hover', 'flag', (q: Question<Modern>) =>
  q.about !== null && (q.about.place === PLACE.table || carries(q.game, q.about)) ? 1 : 0,
);

function carries(g: Game<Modern>, u: U): boolean {
  const units = g.sides[u.side];
  for (let k = 0; k < units.length; k++) if (units[k].place === PLACE.embarked && units[k].inside === u.slot) return true;
  return false;
}

/** Hover mode, for the whole battle. */
export default defineRule({
  id: 'TEN-FLYER-11',
  title: 'Hover',
  source: 'Core rules, Hover',
  text: 'In Declare Battle Formations an AIRCRAFT with Hover may be put in Hover mode for the battle: M20", it loses the AIRCRAFT keyword and all Aircraft rules, and is deployed (or placed in Strategic Reserves) as usual.',
  layer: 'core',
  outside: ['TEN-MOD-10'],
  default: 'on',
  keyword: 'hover',
  params: { moveInches: integer(20, 1, 48, 'Move in Hover mode', 'inches') },
  patch: ({ moveInches }) => ({
    before: {
      declareSide: (g, side: SideId) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive === 0 || !hasBit(u.allBits, HOVER) || !isAircraft(u) || !g.choose(WHETHER, side, u, null)) continue;
          inflict(g, u, HOVERING);
          g.log.note(HOVERS, u.slot);
          // From now on it neither sees nor is seen past ruins, as Aircraft do.
          resetSight(g, g.desk.field.sight);
        }
      },
    },
    wrap: {
      moveAsPrinted: (next) => (g, m) => (is(g.unitOf(m), HOVERING) ? moveInches : next(g, m)),
      // Its M has no plus any longer.
      unmodifiable: (next) => (g, m, what) => !(what === STAT.M && is(g.unitOf(m), HOVERING)) && next(g, m, what),
    },
  }),
});
