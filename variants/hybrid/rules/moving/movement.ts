import { TYPE, VEHICLE } from '../../../classic/family.ts';
import { defineRule, statsOfHybrid } from '../../family.ts';
import { hasSpeeds, unitMovement } from '../../movement.ts';

/** Vehicles that go as far as their Movement and no farther, whatever their speed. */
const ONE_LIMIT = VEHICLE.walker | VEHICLE['super-heavy'];

/**
 * Everybody goes as far as the Movement of its datasheet. Jump troops that use their packs (HYB-UNIT-23), vehicles with a Cruising
 * Speed (HYB-VEH-08) and heavy ones (HYB-VEH-07) have rules of their own.
 */
export const movementCharacteristic = defineRule({
  id: 'HYB-DEF-02',
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
