import { type Game, INTENT, intentArgument, intentKind, type Unit } from '../../rules/index.ts';
import type { Place } from './places.ts';
import { NO_MARKER } from './plan.ts';

/** Distance that units keep from enemies in ordinary moves, inches. */
const APART_INCHES = 1.1;

/** Puts where a unit would about end its move under an intent; `hold` for one that leads nowhere. */
export function endOf(g: Game, u: Unit, code: number, inches: number, reachInches: number, at: Place): void {
  const argument = intentArgument(code);
  let x = u.x;
  let y = u.y;
  let most = inches;
  at.marker = NO_MARKER;
  switch (intentKind(code)) {
    case INTENT.objective:
      at.marker = argument;
      x = g.board.objectives[argument].x;
      y = g.board.objectives[argument].y;
      break;
    case INTENT.cover: {
      const piece = g.board.pieces[argument];
      x = (piece.minX + piece.maxX) / 2;
      y = (piece.minY + piece.maxY) / 2;
      break;
    }
    case INTENT.advance:
    case INTENT.embark: {
      const e = g.units[argument];
      x = e.x;
      y = e.y;
      most = Math.min(inches, distance(u, x, y) - e.radius - u.radius - APART_INCHES);
      break;
    }
    case INTENT['keep-range']: {
      const e = g.units[argument];
      const away = distance(u, e.x, e.y) - e.radius - u.radius;
      if (away > reachInches) {
        x = e.x;
        y = e.y;
        most = Math.min(inches, away - reachInches);
      } else {
        x = 2 * u.x - e.x;
        y = 2 * u.y - e.y;
        most = Math.min(inches, reachInches / 2 - away);
      }
      break;
    }
    case INTENT.withdraw: {
      const e = g.units[argument];
      const away = distance(u, e.x, e.y);
      if (away > 0) {
        x = u.x + ((u.x - e.x) / away) * inches;
        y = u.y + ((u.y - e.y) / away) * inches;
      }
      break;
    }
    case INTENT.point: {
      const point = g.orderPoint(u);
      if (point !== null) {
        x = point.x;
        y = point.y;
      }
      break;
    }
    default:
  }
  const far = distance(u, x, y);
  const share = far <= 0 || most <= 0 ? 0 : Math.min(1, most / far);
  at.x = u.x + (x - u.x) * share;
  at.y = u.y + (y - u.y) * share;
  at.inches = share * far;
  at.moved = at.inches > 0.05;
}

const distance = (u: Unit, x: number, y: number): number => Math.sqrt((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y));
