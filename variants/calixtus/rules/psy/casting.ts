import { type Game, integer, type ModelId } from 'sandtable/rules';
import { STAT } from '../../../classic/family.ts';
import { lastTest, rollTest } from '../../../classic/psychic/manifest.ts';
import { sumChance } from '../../../classic/psychic/odds.ts';
import type { Power } from '../../../classic/psychic/power.ts';
import { isBrother, PSYKERS } from '../../../classic/psychic/psykers.ts';
import { type Calixtus, defineRule } from '../../family.ts';

/** No power is cast on less (CAL-PSY-08). */
const LEAST_LEVEL = 11;
/** Leadership of a psyker in a hull (CLS-PSY-21). */
const PILOT_LEADERSHIP = 10;

/** Printed Leadership of a caster; of a Brotherhood the highest in its unit. */
function casterLeadership(g: Game<Calixtus>, psyker: ModelId): number {
  const { stats } = g.sheetOf(psyker);
  if (stats.vehicle !== 0) return PILOT_LEADERSHIP;
  if (!isBrother(g, psyker)) return stats.values[STAT.Ld];
  const u = g.unitOf(psyker);
  let best = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) best = Math.max(best, g.sheetOf(i).stats.values[STAT.Ld]);
  return best;
}

/** A power is cast on a total of dice and Leadership that reaches its casting level. */
export const castingPowers = defineRule({
  id: 'CAL-PSY-09',
  default: 'on',
  keyword: PSYKERS,
  params: {
    level: integer(11, 2, 30, 'casting level of a power that costs one Warp Charge'),
    step: integer(3, 0, 10, 'what every further Warp Charge adds, and by how much a total must exceed the level to name the model'),
  },
  patch: ({ level, step }, s, t) => {
    const levelOf = (power: Power): number => power.castingLevel ?? Math.max(LEAST_LEVEL, level + step * (power.cost - 1));
    return {
      replace: {
        warpCost: (_g, _psyker, power) => levelOf(t.powers[power]),
        psychicTest: (g, frame, psyker, _power, dice) => {
          rollTest(g, frame, dice);
          return lastTest.sum + casterLeadership(g, psyker);
        },
        manifestChance: (g, psyker, power, dice) => sumChance(dice, s.warpCost(g, psyker, power) - casterLeadership(g, psyker)),
        picksModel: (g, psyker, power, points) => points >= s.warpCost(g, psyker, power) + step,
      },
    };
  },
});

/** Perils come at once, before anybody dispels. */
export const perilsWhenCasting = defineRule({
  id: 'CAL-PSY-10',
  default: 'on',
  keyword: PSYKERS,
  patch: (_p, s) => ({
    wrap: {
      psychicTest: (next) => (g, frame, psyker, power, dice) => {
        const points = next(g, frame, psyker, power, dice);
        if (s.inPeril(g, lastTest.sixes)) {
          s.perils(g, psyker);
          // Seen to: nothing comes of them after the dispel attempt.
          lastTest.sixes = 0;
        }
        return points;
      },
    },
  }),
});
