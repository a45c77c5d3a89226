import type { Area } from './area.ts';
import { effects } from './effects/index.ts';
import { aircraft } from './flyers/index.ts';
import { modifiers } from './modifiers/index.ts';
import { morale } from './morale/index.ts';
import { movement } from './movement/index.ts';
import { objectives } from './objectives/index.ts';
import { outline } from './outline/index.ts';
import { reserve } from './reserves/index.ts';
import { saves } from './saves/index.ts';
import { shooting } from './shooting/index.ts';
import { timing } from './timing/index.ts';
import { transport } from './transports/index.ts';
import { units } from './units/index.ts';

/** The areas with a folder of their own, in the order in which their rules are applied. */
export const areas: readonly Area[] = [
  modifiers,
  shooting,
  saves,
  movement,
  outline,
  transport,
  reserve,
  aircraft,
  units,
  objectives,
  morale,
  timing,
  effects,
];
