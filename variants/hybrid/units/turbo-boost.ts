import { type AnyRule, type Game, integer, type LedgerEntry, scratch, type Unit } from 'sandtable/rules';
import { type Classic, TYPE, type UnitType } from '../../classic/family.ts';
import { areAllOf, JETBIKES, moveRulesOf } from '../../classic/movement/mobility.ts';
import { MOVED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';

/** Distances that differ by no more than this are equal. */
const ALIKE_INCHES = 1 / 64;

/** What each model has left, for the duration of the current boost. */
const room = scratch({ limits: new Float64Array(8192) });
const NONE = Float64Array.of();

/** Fills `limits` with the distance each model of a unit has left this turn; returns the least, or the greatest. */
function leftInches(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, plus: number, most: boolean, limits: Float64Array): number {
  let found = most ? 0 : Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    limits[i] = Math.max(0, s.movementBy(g, g.sheetOf(i).stats) + plus - g.models.reg[MOVED][i]);
    found = most ? Math.max(found, limits[i]) : Math.min(found, limits[i]);
  }
  return found;
}

/** By what type a unit boosts: as bikes do, where one of its models is no jetbike. */
const boostsAs = (g: Game<Classic>, u: Unit<Classic>): UnitType => (areAllOf(g, u, JETBIKES) ? TYPE.jetbike : TYPE.bike);

export const boost = (entry: LedgerEntry, type: UnitType, word: 'bike' | 'jetbike', plus: number): AnyRule =>
  defineRule({
    ...entry,
    default: 'on',
    keyword: word,
    params: { inches: integer(plus, 0, 72, 'How far beyond its Movement it may go in the turn', 'inches') },
    patch: ({ inches }, s) => ({
      wrap: {
        turboInches: (next) => (g, u) => (boostsAs(g, u) === type ? leftInches(g, s, u, inches, true, room().limits) : next(g, u)),
        turboBoostAs: (next) => (g, u, code) => {
          if (boostsAs(g, u) !== type) {
            next(g, u, code);
            return;
          }
          const rules = moveRulesOf(g, u, s.fliesOver(g, u));
          const { limits } = room();
          const alike = leftInches(g, s, u, inches, false, limits) >= leftInches(g, s, u, inches, true, limits) - ALIKE_INCHES;
          // A model that moved farther in the Movement phase moves less far now.
          if (!alike) rules.limits = limits;
          next(g, u, code);
          rules.limits = NONE;
        },
      },
    }),
  });
