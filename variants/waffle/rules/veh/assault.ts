import { type Game, purpose, type Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../../classic/family.ts';
import { isChariot, isSuperHeavyWalker } from '../../../classic/heavy/kinds.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';

const SWEEP_HITS = purpose('sweep-hits');

const isWalker = (vehicle: number): boolean => (vehicle & VEHICLE.walker) !== 0;

/** Whether a unit is made of vehicles that do not walk. */
function isDriven(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { vehicle } = statsOf(g, u);
  return vehicle !== 0 && !isWalker(vehicle);
}

/** Of vehicles only walkers react to a charge. */
export const vehiclesDoNotReact = defineRule({
  id: 'WAF-VEH-02',
  default: 'on',
  patch: () => ({
    wrap: {
      mayReactToCharge: (next) => (g, u, charger) => !isDriven(g, u) && next(g, u, charger),
      mayOverwatch: (next) => (g, u, charger) => !isDriven(g, u) && next(g, u, charger),
    },
  }),
});

/** A chariot strikes who flees D3 times. */
export const chariotsStrike = defineRule({
  id: 'WAF-VEH-04',
  default: 'on',
  keyword: 'chariot',
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isChariot(g.sheetOf(model).stats) ? g.dice.d3(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});

/** A walker strikes who flees D3 times. */
export const walkersStrike = defineRule({
  id: 'WAF-VEH-13',
  default: 'on',
  keyword: 'walker',
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isWalker(g.sheetOf(model).stats.vehicle) ? g.dice.d3(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});

/** A super-heavy walker strikes who flees D6 times. */
export const superHeavyWalkersStrike = defineRule({
  id: 'WAF-VEH-24',
  default: 'on',
  keyword: 'super-heavy',
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isSuperHeavyWalker(g.sheetOf(model).stats) ? g.dice.d6(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});
