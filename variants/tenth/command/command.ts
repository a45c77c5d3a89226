import { event, is, PLACE } from 'sandtable/rules';
import type { CommandSeams } from '../core-seams.ts';
import type { ModernSeams } from '../hub.ts';
import { BATTLE_SHOCKED, COMMAND_POINTS } from '../states.ts';
import type { Tables } from '../tables.ts';

const POINTS_LOST = event('command-points-lost', { side: 'side', points: 'number' }, '{side} loses {points|Command point|Command points}');

/** Command points (TEN-CMD-01): both sides gain them at the start of every Command phase. */
export function commandSeams(s: ModernSeams, t: Tables): CommandSeams {
  return {
    commandPhase: (g) => {
      g.sideReg[0][COMMAND_POINTS] += t.pointsPerCommand;
      g.sideReg[1][COMMAND_POINTS] += t.pointsPerCommand;
    },
    points: (g, side) => g.sideReg[side][COMMAND_POINTS],
    gainPoints: (g, side, points) => s.addPoints(g, side, points),
    gainAtCommandStart: (g, side, points) => s.addPoints(g, side, points),
    gainOnce: (g, side, points) => s.gainPoints(g, side, points),
    gainForCard: (g, side, points) => s.addPoints(g, side, points),
    addPoints: (g, side, points) => {
      g.sideReg[side][COMMAND_POINTS] += points;
      return points;
    },
    losePoints: (g, side, points) => {
      const lost = Math.min(points, g.sideReg[side][COMMAND_POINTS]);
      if (lost <= 0) return 0;
      g.sideReg[side][COMMAND_POINTS] -= lost;
      g.log.note(POINTS_LOST, side, lost);
      return lost;
    },
    mayPay: (g, side, cost, unit) =>
      s.points(g, side) >= cost && (unit === null || !(is(unit, BATTLE_SHOCKED) || unit.place === PLACE.embarked)),
    pay: (g, side, cost) => {
      g.sideReg[side][COMMAND_POINTS] -= cost;
    },
  };
}
