import { gap } from 'sandtable/kit';
import { CAUSE, type Game, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { crewLeft, gunsLeft, hasGuns, isCrewman, isGun } from '../../classic/units/crew.ts';
import { defineRule } from '../family.ts';

const MOST_MODELS = 8192;
/** 1 for guns that have a crewman of their own, and for those crewmen. */
const room = scratch({ paired: new Uint8Array(MOST_MODELS) });

/** Removes the guns without a crewman of their own: each crewman goes with the nearest gun that nobody else goes with. */
function leaveGuns(g: Game<Classic>, u: Unit<Classic>): void {
  if (crewLeft(g, u) >= gunsLeft(g, u)) return;
  const m = g.models;
  const end = u.first + u.size;
  const { paired } = room();
  paired.fill(0, u.first, end);
  for (;;) {
    let nearest = Infinity;
    let gun = -1;
    let crewman = -1;
    for (let i = u.first; i < end; i++) {
      if (m.alive[i] === 0 || paired[i] !== 0 || !isGun(g, i)) continue;
      for (let j = u.first; j < end; j++) {
        if (m.alive[j] === 0 || paired[j] !== 0 || !isCrewman(g, j)) continue;
        const inches = gap(m, i, j);
        if (inches >= nearest) continue;
        nearest = inches;
        gun = i;
        crewman = j;
      }
    }
    if (gun < 0) break;
    paired[gun] = 1;
    paired[crewman] = 1;
  }
  for (let i = u.first; i < end; i++) if (m.alive[i] !== 0 && paired[i] === 0 && isGun(g, i)) g.remove(i, CAUSE.other, null);
}

/** Artillery that falls back takes one gun for each crewman; the others are abandoned. */
export default defineRule({
  id: 'HYB-UNIT-20',
  title: 'Artillery: abandoned guns',
  source: 'Unit types table, Artillery',
  text: [
    'When the unit falls back, guns that have no crewman of their own are removed; guns that have one move with it.',
    'Ruling: "Abandoned" is read as guns in excess of surviving crewmen, one crewman serving one gun.',
  ].join('\n'),
  changes: 'replaces classic base: all guns are abandoned in a fall back (CLS-UNIT-06)',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    wrap: { takesGuns: () => () => true },
    before: {
      fallBack: (g, u) => {
        if (hasGuns(u)) leaveGuns(g, u);
      },
    },
  }),
});
