import { enemyOf, type Game, PLACE, type Scale, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

type G = Game<Classic>;
type U = Unit<Classic>;

/** What units could do to each other, in points as the side sees them that weighs a decision. */

/** Part of the enemy's fire that a unit has to expect in a turn: it is divided among what can be seen. */
const EXPECTED_SHARE = 0.35;
/** A fight between equals goes on for about so many rounds. */
const ROUNDS = 2;

const apart = (u: U, e: U): number => Math.max(0, Math.sqrt((u.x - e.x) * (u.x - e.x) + (u.y - e.y) * (u.y - e.y)) - u.radius - e.radius);

/** What one unit's fire at another from where it stands is worth. */
export const fireAt = (g: G, by: U, at: U, scale: Scale<Classic>): number =>
  Math.min(scale.standing(g, at), scale.perPoint(g, at) * scale.s.fireWorth(g, by, at, apart(by, at), 0));

/** The best fire of a unit from where it stands. */
export function bestFire(g: G, u: U, scale: Scale<Classic>): number {
  const enemies = g.sides[enemyOf(u.side)];
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table) best = Math.max(best, fireAt(g, u, e, scale));
  }
  return best;
}

const WHOLE = (): number => 1;

/** What a unit has to expect from the fire of all enemies in a turn, or from a share of each one's; `besides` has fired already. */
export function expectedFire(g: G, u: U, besides: U | null, scale: Scale<Classic>, share: (e: U) => number = WHOLE): number {
  const enemies = g.sides[enemyOf(u.side)];
  let sum = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e !== besides && e.alive > 0 && e.place === PLACE.table) sum += share(e) * fireAt(g, e, u, scale);
  }
  return Math.min(scale.standing(g, u), EXPECTED_SHARE * sum);
}

/** What a unit wins by going on with a fight, less what it loses. */
export function fightOn(g: G, u: U, e: U, scale: Scale<Classic>): number {
  const wins = Math.min(scale.standing(g, e), ROUNDS * scale.perPoint(g, e) * scale.s.fightWorth(g, u, e));
  return wins - Math.min(scale.standing(g, u), ROUNDS * scale.perPoint(g, u) * scale.s.fightWorth(g, e, u));
}
