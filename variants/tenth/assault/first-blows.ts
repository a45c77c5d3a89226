import { enemyOf, type Game, is, type Scale, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { HAS_FOUGHT } from '../state.ts';
import { pointsLeft } from '../worth/worth.ts';

/**
 * What it brings a unit to fight before the enemies about it that have yet to fight, in points: the blows of its own that theirs would have cost
 * it, and those of theirs that its own cost them. Of several enemies the one where it brings most.
 */
export function firstBlows(g: Game<Modern>, u: Unit<Modern>, scale: Scale<Modern>): number {
  const { s } = scale;
  const enemies = g.sides[enemyOf(u.side)];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || is(t, HAS_FOUGHT) || !s.engages(g, u, t)) continue;
    const own = s.fightWorth(g, u, t);
    const his = s.fightWorth(g, t, u);
    const kept = (own * his) / Math.max(1, pointsLeft(g, u));
    const spared = (his * own) / Math.max(1, pointsLeft(g, t));
    most = Math.max(most, scale.perPoint(g, t) * kept + scale.perPoint(g, u) * spared);
  }
  return most;
}
