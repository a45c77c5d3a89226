import { integer } from 'sandtable/rules';
import { TYPE, VEHICLE } from '../../classic/family.ts';
import { defineRule, statsOfHybrid } from '../family.ts';
import { hasSpeeds, unitMovement } from '../vehicles/speed.ts';
import { type DefaultMoves, moveInchesOf, USUAL_MOVES } from './defaults.ts';

/** Vehicles that move up to their Movement and no farther, whatever their speed. */
const ONE_LIMIT = VEHICLE.walker | VEHICLE['super-heavy'];

const isUsual = (p: DefaultMoves): boolean =>
  Object.entries(USUAL_MOVES).every(([name, inches]) => p[name as keyof DefaultMoves] === inches);

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
  params: {
    foot: integer(6, 0, 36, 'Movement where the datasheet prints none: infantry and others on foot', 'inches'),
    swift: integer(
      12,
      0,
      36,
      'Movement where the datasheet prints none: bikes, jetbikes, beasts, cavalry, gargantuan and flying creatures',
      'inches',
    ),
    flyer: integer(24, 0, 36, 'Movement where the datasheet prints none: flyers', 'inches'),
    superHeavy: integer(12, 0, 36, 'Movement where the datasheet prints none: super-heavy vehicles', 'inches'),
    walker: integer(6, 0, 36, 'Movement where the datasheet prints none: walkers', 'inches'),
    chariot: integer(12, 0, 36, 'Movement where the datasheet prints none: chariots', 'inches'),
    heavy: integer(6, 0, 36, 'Movement where the datasheet prints none: Heavy vehicles', 'inches'),
    fast: integer(12, 0, 36, 'Movement where the datasheet prints none: Fast vehicles', 'inches'),
    ordinary: integer(8, 0, 36, 'Movement where the datasheet prints none: other vehicles', 'inches'),
  },
  patch: (p, s) => ({
    wrap: {
      ...(isUsual(p)
        ? {}
        : { movementBy: (next) => (g, stats) => (statsOfHybrid(stats).printsMove ? next(g, stats) : moveInchesOf(stats, p)) }),
      typeInches: (next) => (g, u, stats) => {
        if (stats.vehicle === 0) return stats.type === TYPE.jump ? next(g, u, stats) : s.movementBy(g, stats);
        return hasSpeeds(stats) && (stats.vehicle & ONE_LIMIT) !== 0 ? unitMovement(g, s, u, stats) : next(g, u, stats);
      },
      walkInches: () => (g, _u, stats) => s.movementBy(g, stats),
    },
  }),
});
