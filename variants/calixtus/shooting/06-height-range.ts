import { EPSILON } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { integer } from 'sandtable/rules';
import { ARM, type Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Inches that the ground a model stands on adds to its range, for each full inch above the table. A flyer's altitude adds none. */
function lift(g: Game<Classic>, model: ModelId, perInch: number, most: number): number {
  const z = g.models.z[model];
  return z < 1 - EPSILON || g.unitOf(model).aloft !== 0 ? 0 : Math.min(most, perInch * Math.floor(z + EPSILON));
}

function highest(g: Game<Classic>, u: Unit<Classic>, perInch: number, limit: number): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && g.models.z[i] > 0) most = Math.max(most, lift(g, i, perInch, limit));
  }
  return most;
}

/** Firing from higher ground adds range, except to templates and thrown grenades. */
export default defineRule({
  id: 'CAL-SHOOT-06',
  title: 'Height extends range',
  source: 'The Shooting Phase, point 6',
  text: [
    'A firer standing above the ground adds 1" to the range of its weapons for each full 1" of its own height above the ground, at most +6".',
    "Ruling: only the firer's height counts, not the difference to the target (the source measures from the ground). Half range for Rapid Fire, Salvo and Melta uses the printed range. Template weapons and thrown grenades gain nothing. Fractions are dropped. Flyers and jump models in the air use the terrain they stand on; the flight height of CLS-DEF-02 gives nothing.",
  ].join('\n'),
  changes: 'extends classic base: range check (CLS-SHOOT-04); the base has no height bonus',
  default: 'on',
  params: {
    perInch: integer(1, 0, 6, 'range for each full inch that the firer stands above the ground', 'inches'),
    most: integer(6, 0, 24, 'most range that height adds', 'inches'),
  },
  patch: ({ perInch, most }) => ({
    wrap: {
      rangeOf: (next) => (g, model, weapon) => {
        const range = next(g, model, weapon);
        const arm = weapon.profile;
        return arm.templateInches > 0 || arm.type === ARM.grenade || range <= 0 ? range : range + lift(g, model, perInch, most);
      },
      rangeBonus: (next) => (g, u) => next(g, u) + highest(g, u, perInch, most),
    },
  }),
});
