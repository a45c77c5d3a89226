import type { Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { APART, ATTACHED_UNIT, comeApart, isInVolley, sizeOfPart } from './parts.ts';

/** What is left of an Attached unit without Bodyguards, or without Leaders, is a unit of its own strength again. */
export default defineRule({
  id: 'TEN-UNIT-16',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: (_p, s) => ({
    wrap: {
      startingStrength: (next) => (g, u) => (u.reg[APART] === 0 ? next(g, u) : sizeOfPart(u, u.reg[APART] - 1)),
      mortalWounds: (next) => (g, dice, u, wounds, cause, by, a) => {
        const lost = next(g, dice, u, wounds, cause, by, a);
        if (lost > 0 && u.sheet.parts !== undefined && !isInVolley(g, u, 0)) comeApart(g, s, u);
        return lost;
      },
    },
    after: {
      afterAttacks: (g) => allComeApart(g, s, 1),
      fallen: (g, m) => {
        const u = g.unitOf(m);
        // Mortal wounds and attacks under way are resolved first.
        if (u.sheet.parts !== undefined && g.desk.mortalLeft === 0 && !isInVolley(g, u, 0)) comeApart(g, s, u);
      },
    },
  }),
});

/** Once a unit has resolved all its attacks: whoever takes part in no attacks that are still under way. */
function allComeApart(g: Game<Modern>, s: ModernSeams, spare: number): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.sheet.parts !== undefined && u.alive > 0 && !isInVolley(g, u, spare)) comeApart(g, s, u);
  }
}
