import { type AnyRule, type Game, is, type Unit } from 'sandtable/rules';
import { type Classic, TYPE, type UnitType } from '../../../classic/family.ts';
import { moveRulesOf, typeOf } from '../../../classic/mobility.ts';
import { MOVED, TURBO_BOOSTED } from '../../../classic/state.ts';
import { defineRule, statsOfHybrid } from '../../family.ts';

/** How much longer than its Movement the way of a turn gets. */
const BIKE_INCHES = 12;
const JETBIKE_INCHES = 24;
/** Ways this near to each other are one. */
const ALIKE_INCHES = 1 / 64;

const limits = new Float64Array(8192);
const none = new Float64Array(0);

/** Fills `limits` with what each model of a unit has left of the way of its turn; returns the least, or the most. */
function leftInches(g: Game<Classic>, u: Unit<Classic>, plus: number, most: boolean): number {
  let found = most ? 0 : Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    limits[i] = Math.max(0, statsOfHybrid(g.sheetOf(i).stats).moveInches + plus - g.models.reg[MOVED][i]);
    found = most ? Math.max(found, limits[i]) : Math.min(found, limits[i]);
  }
  return found;
}

const boost = (id: 'HYB-UNIT-06' | 'HYB-UNIT-11', type: UnitType, word: 'bike' | 'jetbike', plus: number): AnyRule =>
  defineRule({
    id,
    default: 'on',
    keyword: word,
    patch: (_p, s) => ({
      wrap: {
        turboInches: (next) => (g, u) => (typeOf(g, u) === type ? leftInches(g, u, plus, true) : next(g, u)),
        turboBoostAs: (next) => (g, u, code) => {
          if (typeOf(g, u) !== type) {
            next(g, u, code);
            return;
          }
          const rules = moveRulesOf(g, u, s.fliesOver(g, u));
          const alike = leftInches(g, u, plus, false) >= leftInches(g, u, plus, true) - ALIKE_INCHES;
          // Who went farther in the Movement phase goes less far now.
          if (!alike) rules.limits = limits;
          next(g, u, code);
          rules.limits = none;
        },
        mayOverwatch: (next) => (g, u, charger) => !(is(u, TURBO_BOOSTED) && typeOf(g, u) === type) && next(g, u, charger),
      },
    }),
  });

/** A boost makes the way of a bike's turn as long as its Movement and 12"; it answers no charge until its next turn. */
export const bikeBoost = boost('HYB-UNIT-06', TYPE.bike, 'bike', BIKE_INCHES);

/** And that of a jetbike's as long as its Movement and 24". */
export const jetbikeBoost = boost('HYB-UNIT-11', TYPE.jetbike, 'jetbike', JETBIKE_INCHES);
