import { event, type Game, PLACE, type SideId, sideRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';

/** When a battle is fought: by day, or with night at its start or at its end (WAF-MISSION-04). */
export const TIME = { day: 0, beforeDaybreak: 1, approachingNight: 2 } as const;

/** A `TIME`, kept for red. */
export const TIME_OF_DAY = sideRegister('time-of-day', 'game');
/** 1, kept for red, once night has ended or fallen. */
export const TIME_CHANGED = sideRegister('time-changed', 'game');

export const TIME_CHOSEN = event('time-of-day', { side: 'side', time: 'number' }, '{side} chooses time of day number {time}');
export const TIME_CHANGES = event('time-changes', { rolled: 'number' }, 'The time of day changes: {rolled} rolled');
export const TIME_STAYS = event('time-stays', { rolled: 'number' }, 'The time of day stays: {rolled} rolled');

/** The range from which a unit prefers daylight. */
const FAR_INCHES = 24;

/** Points of a side's units that prefer to fight at a distance, minus those that do not. */
function farSighted(g: Game<Classic>, s: WaffleSeams, side: SideId): number {
  const units = g.sides[side];
  let points = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive > 0 && u.place === PLACE.table) points += s.reachInches(g, u) > FAR_INCHES ? u.sheet.points : -u.sheet.points;
  }
  return points;
}

/** Whether the dark favours a side more than its enemy: it fights from nearer, or goes second. */
export function likesTheDark(g: Game<Classic>, s: WaffleSeams, side: SideId): boolean {
  const own = farSighted(g, s, side);
  const enemy = farSighted(g, s, (1 - side) as SideId);
  return own === enemy ? side !== g.first : own < enemy;
}
