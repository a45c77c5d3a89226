import { gapAt } from 'sandtable/kit';
import type { Game, ModelId } from 'sandtable/rules';
import { hasBit, is, lift } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { tellEnemies } from '../move.ts';
import { ENEMY_SET_UP, JUST_ARRIVED } from '../reserve/states.ts';
import { UNWATCHED } from './hold.ts';

/** A unit that has just got out has been set up: Fire Overwatch may be fired at it. */
export const watchedGettingOut = defineRule({
  id: 'TEN-TRANSPORT-09',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    before: {
      gotOut: (g, u) => {
        lift(u, UNWATCHED);
        tellEnemies(g, ENEMY_SET_UP, u);
      },
    },
  }),
});

/** Abilities of those inside stay inside. */
export const abilitiesStayInside = defineRule({
  id: 'TEN-TRANSPORT-10',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { hasAbility: () => (_g, u, ability) => hasBit(u.anyBits, ability) } }),
});

/** Units embark after Normal, Advance and Fall Back moves in any phase. */
export const boardingInAnyPhase = defineRule({
  id: 'TEN-TRANSPORT-12',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { mayEmbarkAfter: (next) => (g, u) => !is(u, JUST_ARRIVED) || next(g, u) } }),
});

/** How near to the hull models are set up that fit nowhere wholly within the usual distance. */
const LARGE_INCHES = 1;

/** Whether a model is too big to stand wholly within some inches of anything. */
function isTooBig(g: Game<Modern>, m: ModelId, inches: number): boolean {
  const { coreX, coreY, rim } = g.models;
  return 2 * (Math.min(coreX[m], coreY[m]) + rim[m]) > inches;
}

/** Models too big for the usual distance are set up close to the hull. */
export const largeModels = defineRule({
  id: 'TEN-TRANSPORT-15',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    wrap: {
      whollyNearHull: (next) => (g, m, x, y, dirX, dirY, level, hull, inches) =>
        isTooBig(g, m, inches)
          ? gapAt(g.models, m, x, y, dirX, dirY, hull) <= LARGE_INCHES
          : next(g, m, x, y, dirX, dirY, level, hull, inches),
    },
  }),
});

/** What was put on a unit for a time stays on it while it rides, and runs on. */
export const effectsStay = defineRule({
  id: 'TEN-TURN-08',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { effectsAboard: () => () => {} } }),
});
