import { event, type Game, is, PLACE, type SideId } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { BATTLE_SHOCKED, COMMAND_POINTS } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { CommandSeams } from './seams.ts';

const POINTS_LOST = event('command-points-lost', { side: 'side', points: 'number' }, '{side} loses {points|Command point|Command points}');

/** Command points (TEN-CMD-01): both sides gain them at the start of every Command phase. */
export function commandSeams(s: ModernSeams, t: Tables): CommandSeams {
  return {
    commandPhase: (g) => {
      g.sideReg[0][COMMAND_POINTS] += t.pointsPerCommand;
      g.sideReg[1][COMMAND_POINTS] += t.pointsPerCommand;
    },
    gainPoints: (g, side, points) => addPoints(g, side, points),
    gainAtCommandStart: (g, side, points) => addPoints(g, side, points),
    gainOnce: (g, side, points) => s.gainPoints(g, side, points),
    gainForCard: (g, side, points) => addPoints(g, side, points),
    mayPay: (g, side, cost, unit) =>
      pointsOf(g, side) >= cost && (unit === null || !(is(unit, BATTLE_SHOCKED) || unit.place === PLACE.embarked)),
  };
}

/** Adds points, whatever their source. */
export function addPoints(g: Game<Modern>, side: SideId, points: number): number {
  g.sideReg[side][COMMAND_POINTS] += points;
  return points;
}

/** Takes points away, as far as there are any; returns how many. What is lost makes no room for more under the limit of what may be gained. */
export function losePoints(g: Game<Modern>, side: SideId, points: number): number {
  const lost = Math.min(points, g.sideReg[side][COMMAND_POINTS]);
  if (lost <= 0) return 0;
  g.sideReg[side][COMMAND_POINTS] -= lost;
  g.log.note(POINTS_LOST, side, lost);
  return lost;
}

export function payPoints(g: Game<Modern>, side: SideId, cost: number): void {
  g.sideReg[side][COMMAND_POINTS] -= cost;
}

export const pointsOf = (g: Game<Modern>, side: SideId): number => g.sideReg[side][COMMAND_POINTS];
