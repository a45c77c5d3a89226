import { arenaMemory, type Game, INTENT, intent, intentArgument, intentKind, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** The goal of the intent `point` for a unit without a scripted order. */
const aim = arenaMemory('classic/aim', (_g: Game<Classic>) => ({ x: 0, y: 0 }));

/** The intent to go to a point. It is valid for one move: the next such intent redirects all earlier ones. */
export function towards(g: Game<Classic>, x: number, y: number): number {
  const at = aim(g);
  at.x = x;
  at.y = y;
  return intent(INTENT.point);
}

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
      const at = aim(g);
      goal[0] = point === null ? at.x : point.x;
      goal[1] = point === null ? at.y : point.y;
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
