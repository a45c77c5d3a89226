import { type Game, integer, type ModelId } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { rollTest, testOf } from '../../classic/psychic/manifest.ts';
import { sumChance } from '../../classic/psychic/odds.ts';
import type { Power } from '../../classic/psychic/power.ts';
import { isBrother, PSYKERS } from '../../classic/psychic/psykers.ts';
import { type Calixtus, defineRule } from '../family.ts';

/** Printed Leadership of a caster; of a Brotherhood the highest in its unit, in a hull that of a pilot. */
function casterLeadership(g: Game<Calixtus>, psyker: ModelId, pilot: number): number {
  const { stats } = g.sheetOf(psyker);
  if (stats.vehicle !== 0) return pilot;
  if (!isBrother(g, psyker)) return stats.values[STAT.Ld];
  const u = g.unitOf(psyker);
  let best = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) best = Math.max(best, g.sheetOf(i).stats.values[STAT.Ld]);
  return best;
}

/** A power is cast if the dice plus Leadership reach its casting level. */
export default defineRule({
  id: 'CAL-PSY-09',
  title: 'Casting a power',
  source: 'The Psychic Phase, point 5',
  text: [
    "The caster takes any number (at least one) of dice from the pool, rolls them, adds them and adds the caster's Leadership. Total >= casting level = success. The dice are spent either way.",
    'Ruling: unmodified Leadership of the casting model is used (a Brotherhood: the highest in the unit; a Psychic Pilot: 10, CLS-PSY-21); each power may be attempted once per phase per Psyker (CLS-PSY-06), and who may cast what is CLS-PSY-05. There are no harnessed points: where the base asks whether they exceed the cost (CLS-PSY-17), the total must exceed the casting level by 3 or more, one step of the default ladder.',
  ].join('\n'),
  changes: 'replaces classic base: Psychic test (CLS-PSY-07); CLS-PSY-05 and CLS-PSY-06 stay',
  default: 'on',
  keyword: PSYKERS,
  params: {
    level: integer(11, 2, 30, 'casting level of a power that costs one Warp Charge', 'casting total'),
    step: integer(
      3,
      0,
      10,
      'what each further Warp Charge adds, and the margin over the level that lets the psyker name the model',
      'casting total',
    ),
    least: integer(11, 2, 30, 'least casting level of a power that prints none (CAL-PSY-08)', 'casting total'),
    pilotLeadership: integer(10, 2, 10, 'Leadership of a psyker in a vehicle (CLS-PSY-21)', 'Leadership'),
  },
  patch: ({ level, step, least, pilotLeadership }, s, t) => {
    const levelOf = (power: Power): number => power.castingLevel ?? Math.max(least, level + step * (power.cost - 1));
    return {
      replace: {
        warpCost: (_g, _psyker, power) => levelOf(t.powers[power]),
        psychicTest: (g, frame, psyker, _power, dice) => {
          rollTest(g, frame, dice);
          return testOf(g).sum + casterLeadership(g, psyker, pilotLeadership);
        },
        manifestChance: (g, psyker, power, dice) =>
          sumChance(dice, s.warpCost(g, psyker, power) - casterLeadership(g, psyker, pilotLeadership)),
        picksModel: (g, psyker, power, points) => points >= s.warpCost(g, psyker, power) + step,
      },
    };
  },
});
