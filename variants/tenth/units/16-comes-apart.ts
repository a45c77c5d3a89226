import type { Game } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { inflicting } from '../saves/inflicting.ts';
import { APART, ATTACHED_UNIT, comeApart, isInVolley, sizeOfPart } from './parts.ts';

/** An Attached unit that has lost its Bodyguards, or its Leaders, becomes a unit with its own Starting Strength again. */
export default defineRule({
  id: 'TEN-UNIT-16',
  title: 'When the Attached unit comes apart',
  source: 'Errata page 39, Leader (1st and 2nd paragraph)',
  text: 'When the last Bodyguard model dies, each Character unit becomes a unit of its own with its original Starting Strength; when the last model of an attached Character unit dies and no other is attached, the Bodyguard unit becomes its own unit with its original Starting Strength. If attacks caused it, the split happens after the attacking unit has resolved all its attacks.',
  layer: 'errata',
  changes: 'Adds to TEN-UNIT-14. Off: the survivors stay one unit with the combined Starting Strength.',
  outside: ['TEN-UNIT-18'],
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: (_p, s) => ({
    wrap: {
      startingStrength: (next) => (g, u) => (u.reg[APART] === 0 ? next(g, u) : sizeOfPart(u, u.reg[APART] - 1)),
      mortalWounds: (next) => (g, u, wounds, from) => {
        const lost = next(g, u, wounds, from);
        if (lost > 0 && u.sheet.parts !== undefined && !isInVolley(g, u, 0)) comeApart(g, s, u);
        return lost;
      },
    },
    after: {
      afterAttacks: (g) => allComeApart(g, s, 1),
      fallen: (g, m) => {
        const u = g.unitOf(m);
        // Mortal wounds and attacks in progress are resolved first.
        if (u.sheet.parts !== undefined && inflicting(g).left === 0 && !isInVolley(g, u, 0)) comeApart(g, s, u);
      },
    },
  }),
});

/** Splits units after a unit has resolved all its attacks, except those still involved in attacks in progress. */
function allComeApart(g: Game<Modern>, s: ModernSeams, spare: number): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.sheet.parts !== undefined && u.alive > 0 && !isInVolley(g, u, spare)) comeApart(g, s, u);
  }
}
