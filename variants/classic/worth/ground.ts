import { enemyOf, type Game, type Scale, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** What the objectives at which a unit stands bring its side for this round, in points; nothing where the enemy controls them, or if it cannot. */
export function heldThisRound(g: Game<Classic>, u: Unit<Classic>, scale: Scale<Classic>): number {
  const { s } = scale;
  if (s.controlStrength(g, u) <= 0) return 0;
  let held = 0;
  for (let k = 0; k < g.board.objectives.length; k++) {
    if (s.controls(g, k) === enemyOf(u.side) || !s.isAtMarker(g, u, k)) continue;
    held += s.objectiveWorth(g, u.side, k, g.round) - s.objectiveWorth(g, u.side, k, g.round + 1);
  }
  return held === 0 ? 0 : held * scale.perVictoryPoint(g);
}
