import { type Answer, type CoreSeams, enemyOf, type Family, PLACE, type Question } from '../../rules/index.ts';
import { hurries } from './hurry.ts';
import { bestCharge, bestTarget } from './targets.ts';
import type { Weights } from './weights.ts';
import { whereTo } from './where.ts';

type S = CoreSeams<Family>;

/**
 * The commander's answers by decision: places, targets and charges are weighed in points of models, by what the edition expects of them.
 * Decisions that are not here are left to the edition.
 */
export const choices = (s: S, w: Weights): { readonly [decision: string]: Answer<Family> } => ({
  intent: (q) => whereTo(q, s, w),
  'shoot-at': (q) => bestTarget(q, s, w),
  'charge-at': (q) => bestCharge(q, s, w),
  run: (q) => hurries(q, s, w, true),
  advance: (q) => hurries(q, s, w, false),
  activate: (q) => mostToDo(q, s),
});

/** Whoever can do most acts first. */
function mostToDo(q: Question, s: S): number {
  const g = q.game;
  let best = -1;
  let most = -1;
  for (let i = 0; i < q.n; i++) {
    if (q.options[i] < 0) continue;
    const u = g.units[q.options[i]];
    let worth = 0;
    const enemies = g.sides[enemyOf(u.side)];
    for (let k = 0; k < enemies.length && u.place === PLACE.table; k++) {
      const e = enemies[k];
      if (e.alive > 0 && e.place === PLACE.table) worth = Math.max(worth, s.shootingWorth(g, u, e));
    }
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
