import type { AnyRule } from 'sandtable/rules';
import { choosingTheTime } from './choosingTheTime.ts';
import { impossibleCards } from './impossibleCards.ts';
import { onBattlements, toTheMiddle } from './markers.ts';
import { approachingNight, beforeDaybreak } from './nightAndDay.ts';
import { shroudedNight } from './shroudedNight.ts';

export const missionRules: readonly AnyRule[] = [
  toTheMiddle,
  onBattlements,
  beforeDaybreak,
  approachingNight,
  choosingTheTime,
  shroudedNight,
  impossibleCards,
];
