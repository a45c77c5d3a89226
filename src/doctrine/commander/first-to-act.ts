import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, PLACE, type Question, type Unit } from '../../rules/index.ts';
import { chargeNet } from './targets.ts';
import { FIGHTS_ON, fireOf } from './threat.ts';
import { pointsOf, worthPerPoint } from './value.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** What a unit loses if the enemy acts first counts so much of what it can do: somebody else may be shot at. */
const THREATENED_SHARE = 0.22;

/** What each unit can do, as it was in the activation in which it was worked out: anew after each would cost the square of the army. */
const ranks = arenaMemory('commander/first-to-act', (g: Game) => ({
  worth: new Float64Array(g.units.length),
  workedOutIn: new Float64Array(g.units.length).fill(-1),
}));

/**
 * Who acts first: the unit that can do most. Where units of the sides take turns, also the one that loses most if the enemy acts before it.
 */
export function mostToDo(q: Question, s: S, w: Weights): number {
  const g = q.game;
  let best = -1;
  let most = -1;
  for (let i = 0; i < q.n; i++) {
    if (q.options[i] < 0) continue;
    const worth = rankOf(g, s, g.units[q.options[i]], w);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

function rankOf(g: Game, s: S, u: Unit, w: Weights): number {
  const { worth, workedOutIn } = ranks(g);
  if (workedOutIn[u.slot] === g.activations) return worth[u.slot];
  workedOutIn[u.slot] = g.activations;
  if (u.place !== PLACE.table) worth[u.slot] = 0;
  else worth[u.slot] = g.byUnits ? canDo(g, s, u, w) + w.safety * THREATENED_SHARE * atRisk(g, s, u) : bestFire(g, s, u);
  return worth[u.slot];
}

function bestFire(g: Game, s: S, u: Unit): number {
  const enemies = g.sides[enemyOf(u.side)];
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table) best = Math.max(best, fireBetween(g, s, u, e));
  }
  return best;
}

/** What a unit's fire at another is worth where both stand, whether or not it sees it: asked of everybody at every turn, so looked up. */
function fireBetween(g: Game, s: S, u: Unit, e: Unit): number {
  const inches = Math.sqrt((e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y)) - u.radius - e.radius;
  return Math.min(pointsOf(g, e), fireOf(g, s, u, e, Math.max(0, inches), false));
}

/** The best that a unit can do to an enemy now. */
function canDo(g: Game, s: S, u: Unit, w: Weights): number {
  const enemies = g.sides[enemyOf(u.side)];
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    best = Math.max(best, w.fire * worthPerPoint(g, s, e) * fireBetween(g, s, u, e));
    if (w.fight > 0) best = Math.max(best, w.fight * FIGHTS_ON * chargeNet(g, s, u, e, best / (w.fight * FIGHTS_ON)));
  }
  return best;
}

/** The most that an enemy can do to it by shooting. */
function atRisk(g: Game, s: S, u: Unit): number {
  const enemies = g.sides[enemyOf(u.side)];
  let worst = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table) worst = Math.max(worst, fireBetween(g, s, e, u));
  }
  return worthPerPoint(g, s, u) * worst;
}
