import type { AnyRule } from 'sandtable/rules';
import { classicDistances } from './distances.ts';
import { flatOutTotal } from './flatOut.ts';
import { jumpMove } from './jump.ts';
import { movementCharacteristic } from './movement.ts';
import { paidOnce, pivotValue } from './pivots.ts';
import { combatSpeed, cruisingSpeed } from './speeds.ts';
import { bikeBoost, jetbikeBoost } from './turboBoost.ts';
import { flyerPivots, zoomingSpeed } from './zooming.ts';

/** How far everybody goes. */
export const movingRules: readonly AnyRule[] = [
  movementCharacteristic,
  jumpMove,
  combatSpeed,
  cruisingSpeed,
  pivotValue,
  paidOnce,
  flatOutTotal,
  bikeBoost,
  jetbikeBoost,
  classicDistances,
  flyerPivots,
  zoomingSpeed,
];
