import type { Game, ModelId, Unit } from 'sandtable/rules';
import { ARM, type Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const MOST_INCHES = 6;
/** Heights are kept in steps of 1/256 inch. */
const SLACK = 1 / 512;

/** Inches that the ground a model stands on adds to its range: one for each full inch above the table. The height of flight adds none. */
function lift(g: Game<Classic>, model: ModelId): number {
  const z = g.models.z[model];
  return z < 1 - SLACK || g.unitOf(model).aloft !== 0 ? 0 : Math.min(MOST_INCHES, Math.floor(z + SLACK));
}

function highest(g: Game<Classic>, u: Unit<Classic>): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && g.models.z[i] > 0) most = Math.max(most, lift(g, i));
  }
  return most;
}

/** Firing from on high reaches farther; templates and thrown grenades do not. */
export const heightRange = defineRule({
  id: 'CAL-SHOOT-06',
  default: 'on',
  patch: () => ({
    wrap: {
      rangeOf: (next) => (g, model, weapon) => {
        const range = next(g, model, weapon);
        const arm = weapon.profile;
        return arm.templateInches > 0 || arm.type === ARM.grenade || range <= 0 ? range : range + lift(g, model);
      },
      rangeBonus: (next) => (g, u) => next(g, u) + highest(g, u),
    },
  }),
});
