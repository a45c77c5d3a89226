import { enemyOf, type Game, type Scale, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** What the objectives at which a unit stands bring its side until the next turn, in points; nothing where the enemy controls them. */
export function heldThisTurn(g: Game<Modern>, u: Unit<Modern>, scale: Scale<Modern>): number {
  const { s } = scale;
  let held = 0;
  for (let k = 0; k < g.board.objectives.length; k++) {
    if (s.controls(g, k) === enemyOf(u.side)) continue;
    const { x, y } = g.board.objectives[k];
    const far = s.controlInches(g, k) + u.radius;
    if ((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y) > far * far) continue;
    held += s.objectiveWorth(g, u.side, k, g.round) - s.objectiveWorth(g, u.side, k, g.round + 1);
  }
  return held === 0 ? 0 : held * scale.perVictoryPoint(g);
}
