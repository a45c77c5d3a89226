import { type Game, INTENT, intentArgument, intentKind, type Unit } from 'sandtable/rules';
import type { Classic } from './family.ts';

/** Where the intent `point` leads a unit that has no scripted order. */
export const aim = new Float64Array(2);

/** Puts into `goal` the point an intent heads for. */
export function goalOf(g: Game<Classic>, u: Unit<Classic>, code: number, goal: Float64Array): void {
  const argument = intentArgument(code);
  switch (intentKind(code)) {
    case INTENT.objective:
      goal[0] = g.board.objectives[argument].x;
      goal[1] = g.board.objectives[argument].y;
      return;
    case INTENT.cover: {
      const piece = g.board.pieces[argument];
      goal[0] = (piece.minX + piece.maxX) / 2;
      goal[1] = (piece.minY + piece.maxY) / 2;
      return;
    }
    case INTENT.point: {
      const point = g.orderPoint(u);
      goal[0] = point === null ? aim[0] : point.x;
      goal[1] = point === null ? aim[1] : point.y;
      return;
    }
    case INTENT.hold:
      goal[0] = u.x;
      goal[1] = u.y;
      return;
    case INTENT.withdraw:
      goal[0] = 2 * u.x - g.units[argument].x;
      goal[1] = 2 * u.y - g.units[argument].y;
      return;
    default:
      goal[0] = g.units[argument].x;
      goal[1] = g.units[argument].y;
  }
}
