import type { AnyRule } from 'sandtable/rules';
import { chargingTheBroken } from './chargingTheBroken.ts';
import { toStrikeChart, toWoundChart } from './charts.ts';
import { failedCharge } from './failedCharge.ts';
import { frontLine } from './frontLine.ts';
import { pinnedFight } from './pinnedFight.ts';
import { lostToRear, rearCharge } from './rearCharge.ts';
import { tooClose } from './tooClose.ts';
import { uphill } from './uphill.ts';

export const assaultRules: readonly AnyRule[] = [
  failedCharge,
  tooClose,
  chargingTheBroken,
  frontLine,
  toStrikeChart,
  toWoundChart,
  rearCharge,
  uphill,
  pinnedFight,
  lostToRear,
];
