import { gap } from 'sandtable/kit';
import { CAUSE, type Game, type Unit } from 'sandtable/rules';
import { crewLeft, gunsLeft, hasGuns, isCrewman, isGun } from '../../../classic/crew.ts';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const MOST_MODELS = 8192;
/** 1 for guns that have a crewman of their own, and for those crewmen. */
const paired = new Uint8Array(MOST_MODELS);

/** Takes off the guns that have no crewman of their own: each crewman goes with the nearest gun that nobody else goes with. */
function leaveGuns(g: Game<Classic>, u: Unit<Classic>): void {
  if (crewLeft(g, u) >= gunsLeft(g, u)) return;
  const m = g.models;
  const end = u.first + u.size;
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

/** Artillery that falls back takes along a gun for each crewman; the others are abandoned. */
export const gunsInRetreat = defineRule({
  id: 'HYB-UNIT-20',
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
