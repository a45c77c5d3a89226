import { leftOf, within } from 'sandtable/kit';
import { CAUSE, DEED, decision, event, type Game, integer, type ModelId, PLACE, reckoned } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import { definePower, KIND, withPower } from '../../classic/psychic/power.ts';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { stray } from '../../classic/saves/stray.ts';
import { NO_SAVES } from '../../classic/shooting/attack.ts';
import { loseHullPoints } from '../../classic/vehicles/damage.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { CALLING, callingOf, MALEFIC, worthOfCalling } from './malefic.ts';

const SACRIFICE = definePower({ name: 'sacrifice', discipline: MALEFIC, place: 4, cost: 1, kind: KIND.conjuration, rangeInches: 6 });
/** Which model takes the Wound; the cheapest first. */
const VICTIM = decision<Classic>('WAF-PSY-03/victim', 'model', reckoned);
const SACRIFICES = event('sacrifices', { unit: 'unit', victim: 'unit' }, '{unit} sacrifices a model of {victim}');
const MOST_VICTIMS = 1000;

/** Points that a Wound of a model is worth. */
const priceOf = (g: Game<Classic>, model: ModelId): number => {
  const { points, stats } = g.sheetOf(model);
  return points / Math.max(1, stats.wounds);
};

/** Lists the models that can take the Wound, the cheapest first: the psyker, and friends with Wounds near him; returns how many. */
function listVictims(g: Game<Classic>, s: WaffleSeams, psyker: ModelId, reachInches: number): number {
  const { options } = VICTIM;
  const units = g.sides[g.unitOf(psyker).side];
  let n = 0;
  let least = Infinity;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    for (let i = u.first; i < u.first + u.size && n < MOST_VICTIMS; i++) {
      if (g.models.alive[i] === 0) continue;
      const near = g.sheetOf(i).stats.vehicle === 0 && within(g.models, psyker, i, reachInches) && s.powerHarms(g, i);
      if (i !== psyker && !near) continue;
      options[n++] = i;
      const price = priceOf(g, i);
      if (price > least || (price === least && !leftOf(g, i, options[0]))) continue;
      least = price;
      options[n - 1] = options[0];
      options[0] = i;
    }
  }
  return n;
}

/** A model of the caster's choice takes a Wound without saves; a vehicle loses a Hull Point. */
function pay(g: Game<Classic>, s: WaffleSeams, psyker: ModelId, reachInches: number): void {
  const u = g.unitOf(psyker);
  const n = listVictims(g, s, psyker, reachInches);
  if (n === 0) return;
  const victim = VICTIM.options[g.ask(VICTIM, u.side, u, null, n)];
  g.log.note(SACRIFICES, u.slot, g.models.unit[victim]);
  if (g.sheetOf(victim).stats.vehicle !== 0) {
    loseHullPoints(g, s, victim, 1, CAUSE.psychic, null);
    return;
  }
  const frame = g.dice.begin(DEED.psychic, u, g.unitOf(victim));
  s.hurtModel(g, victim, 1, NEVER, NO_SAVES, stray(null, CAUSE.psychic, frame));
  g.dice.end(frame);
}

/** A single herald comes into play in return for a Wound of the psyker or of a friend near him. */
export default defineRule({
  id: 'WAF-PSY-03',
  title: 'Sacrifice',
  source: 'Psychic Disciplines, Daemonology (Malefic), power 4',
  text: [
    'Warp Charge 1 conjuration, range 6". Creates a single herald of one of five powers or a single exalted flamer worth at most 85 points. When it succeeds, the psyker or a friendly model at most 6" from the psyker takes one Wound with no save of any kind.',
    "Ruling: The psyker's player picks who takes the Wound. Default stand-in when the scenario names no Herald: the champion of CLS-DEF-15, counted as 85 points.",
  ].join('\n'),
  simulated: 'partial',
  leavesOut: "the herald is a single model of the scenario's list; a list that has none of at most 85 points leaves the power without use.",
  changes: 'classic base: Conjurations (CLS-PSY-14); the power is new to the base',
  outside: ['WAF-PSY-02'],
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(1, 1, 6, 'Warp Charge that it costs', 'Warp Charge'),
    rangeInches: integer(6, 1, 48, 'how far away the unit is set up', 'inches'),
    reachInches: integer(6, 0, 24, 'how near the psyker a friend may be who takes the Wound', 'inches'),
    points: integer(85, 1, 10000, 'highest cost of the model', 'points'),
  },
  tables: (t, { cost, rangeInches }) => withPower(t, { ...SACRIFICE, cost, rangeInches }),
  patch: ({ points, reachInches }, s, t) => {
    const isThis = (power: number): boolean => t.powers[power].name === SACRIFICE.name;
    return {
      wrap: {
        conjures: (next) => (g, power, u) =>
          isThis(power) ? u.sheet.points <= points && callingOf(u) === CALLING.herald : next(g, power, u),
        powerWorth: (next) => (g, psyker, power, target) => {
          if (!isThis(power)) return next(g, psyker, power, target);
          const n = listVictims(g, s, psyker, reachInches);
          return worthOfCalling(g, s, psyker, power) - (n > 0 ? priceOf(g, VICTIM.options[0]) : 0);
        },
      },
      before: {
        powerEffect: (g, psyker, _from, power) => {
          if (isThis(power)) pay(g, s, psyker, reachInches);
        },
      },
    };
  },
});
