import { whollyInPiece } from 'sandtable/kit';
import { type Game, integer, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { levelOf, mayClimb, ruinOf } from '../movement/floors.ts';
import { leader } from '../movement/mobility.ts';

/** The same on a floor of a ruin; 0 on the ground and on hills. */
const floorOf = (g: Game<Classic>, u: Unit<Classic>): number => (levelOf(g, u) > 0 && ruinOf(g, u) !== null ? levelOf(g, u) : 0);

/** Charges between levels count the climb, and reach enemies at most 2 inches above or below. */
export default defineRule({
  id: 'CLS-TERRAIN-19',
  title: 'Levels in ruins and charges',
  source: 'terrain: Levels in ruins and charges',
  text: 'Charging up or down counts vertical distance; a model unable to fit on a level may be placed as near as possible below and counts as in contact if within 2" of the enemy\'s level model (vertical) with no room.',
  outside: ['CLS-ASSAULT-07', 'CLS-TERRAIN-14'],
  default: 'on',
  keyword: 'upper-floors',
  params: {
    inches: integer(2, 0, 12, 'How far above him an enemy counts as in contact', 'inches'),
  },
  patch: ({ inches }, s) => {
    const climbed = (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): number => Math.abs(floorOf(g, u) - floorOf(g, target));
    return {
      after: {
        // Models that find room on the level stand there.
        chargeMade: (g, u, target) => {
          const level = floorOf(g, target);
          const ruin = level > 0 ? ruinOf(g, target) : null;
          if (ruin === null || !mayClimb(g, u)) return;
          for (let i = u.first; i < u.first + u.size; i++) {
            if (g.models.alive[i] !== 0 && whollyInPiece(g.models, i, ruin)) g.models.z[i] = level;
          }
          g.moved(u);
        },
      },
      wrap: {
        chargePenalty: (next) => (g, u, target, inches) => next(g, u, target, inches) + climbed(g, u, target),
        inChargeReach: (next) => (g, u, target) => {
          const up = climbed(g, u, target);
          if (up > 0 && !mayClimb(g, u) && up - g.models.height[leader(g, u)] > inches) return false;
          return up < s.longestCharge(g, u) && next(g, u, target);
        },
      },
    };
  },
});
