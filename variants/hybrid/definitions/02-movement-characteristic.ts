import { TYPE, VEHICLE } from '../../classic/family.ts';
import { defineRule, statsOfHybrid } from '../family.ts';
import { hasSpeeds, unitMovement } from '../vehicles/speed.ts';

/** Vehicles that move up to their Movement and no farther, whatever their speed. */
const ONE_LIMIT = VEHICLE.walker | VEHICLE['super-heavy'];

/**
 * Every model moves up to the Movement of its datasheet. Jump troops that use their packs (HYB-UNIT-23), vehicles with a Cruising Speed
 * (HYB-VEH-08) and heavy ones (HYB-VEH-07) have rules of their own.
 */
export default defineRule({
  id: 'HYB-DEF-02',
  title: 'Movement characteristic',
  source: 'Unit types table and Vehicle, Movement Phase (Movement Characteristic)',
  text: [
    'Every unit has a Movement characteristic M in inches, replacing the fixed type distances: a model moves up to M in its Movement phase. Default M when a datasheet has none: the classic type distance for non-vehicles; ordinary vehicle 8", Heavy 6", Fast 12", Walker 6", Chariot 12", super-heavy 12", Flyer 24".',
    'Ruling: the source uses M but prints no values; 8" for a vehicle makes Cruising 12", the classic top speed.',
  ].join('\n'),
  changes:
    'replaces classic base: movement distance by unit type and the speeds of vehicles (CLS-MOVE-02, CLS-VEH-03, the 6" of CLS-MOVE-01)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      typeInches: (next) => (g, u, stats) => {
        if (stats.vehicle === 0) return stats.type === TYPE.jump ? next(g, u, stats) : statsOfHybrid(stats).moveInches;
        return hasSpeeds(stats) && (stats.vehicle & ONE_LIMIT) !== 0 ? unitMovement(g, s, u, stats) : next(g, u, stats);
      },
      walkInches: () => (_g, _u, stats) => statsOfHybrid(stats).moveInches,
    },
  }),
});
