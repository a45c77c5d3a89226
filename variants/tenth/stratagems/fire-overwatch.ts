import type { Game, Unit } from 'sandtable/rules';
import { decision, integer, is } from 'sandtable/rules';
import { unitsWithin } from '../distance.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { ENEMY_SET_UP } from '../reserve/states.ts';
import { circlesApart } from '../shoot.ts';
import { ENEMY_IN_CHARGE, ENEMY_MOVED, ENEMY_STARTS_MOVE } from '../states.ts';
import { UNWATCHED } from '../transport/hold.ts';
import { mostShootingWorth } from '../worth.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const FIRE_OVERWATCH = stratagem('fire-overwatch', 1, 'turn');
const REACH_INCHES = 24;
/** Part of its ordinary worth that fire keeps when only 6s hit. */
const SIXES_ONLY = 0.25;

export const OVERWATCH = decision<Modern>('overwatch', 'flag', ifWorthwhile);

/** Shoots at an enemy that moves; only unmodified 6s hit. */
export default defineRule({
  id: 'TEN-STRAT-12',
  default: 'on',
  params: { worthPoints: integer(12, 0, 200, 'Expected points of losses from which the shots are worth a Command point') },
  patch: ({ worthPoints }, s) => {
    const may = (g: Game<Modern>, unit: Unit<Modern>, cause: Unit<Modern>): boolean => {
      if (unit.side === g.active || cause.alive === 0 || is(cause, UNWATCHED) || g.desk.longestInches[unit.slot] === 0) return false;
      if (
        circlesApart(unit, cause) > REACH_INCHES ||
        !mayUse(g, s, FIRE_OVERWATCH, unit.side, unit) ||
        !s.mayShootOutOfPhase(g, unit, cause)
      )
        return false;
      stake.threshold = worthPoints;
      stake.points = mostShootingWorth(g, s, unit, cause) * SIXES_ONLY;
      // Who would not shoot even if all could be seen and reached need not look.
      if (stake.points < worthPoints && !g.choose(OVERWATCH, unit.side, unit, cause)) return false;
      if (!unitsWithin(g, unit, cause, REACH_INCHES) || !s.mayTarget(g, unit, cause) || !s.mayOverwatch(g, unit, cause)) return false;
      stake.points = s.shootingWorth(g, unit, cause) * SIXES_ONLY;
      return true;
    };
    const act = (g: Game<Modern>, unit: Unit<Modern>, cause: Unit<Modern>): void => {
      use(g, s, FIRE_OVERWATCH, unit);
      s.overwatchUnit(g, unit, cause);
    };
    return {
      wrap: { hitOn: (next) => (g, a) => (a.overwatch ? 7 : next(g, a)) },
      reactions: [
        { id: 'TEN-STRAT-12/start', on: ENEMY_STARTS_MOVE, asks: OVERWATCH, may, act },
        { id: 'TEN-STRAT-12/end', on: ENEMY_MOVED, asks: OVERWATCH, may, act },
        { id: 'TEN-STRAT-12/set-up', on: ENEMY_SET_UP, asks: OVERWATCH, may, act },
        { id: 'TEN-STRAT-12/charge', on: ENEMY_IN_CHARGE, asks: OVERWATCH, may, act },
      ],
    };
  },
});
