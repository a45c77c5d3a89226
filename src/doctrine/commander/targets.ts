import type { CoreSeams, Family, Game, Question, Unit } from '../../rules/index.ts';
import { pointsLeft } from '../preferences.ts';
import { turnsTo } from './plan.ts';
import { worthPerPoint } from './value.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** Charges less likely than this are not made. */
const LEAST_CHANCE = 0.2;
/** What the enemy does to a charger, of what it could do unhindered: many die before they strike. */
const STRUCK_BACK = 0.6;
/** Share of an enemy's fire that a charge is expected to save its target. */
const SILENCED = 0.5;
/** Share of it that a charger who fails has to expect in the open. */
const FAILED_COST = 0.25;
/** What the removal of a unit adds to the worth of its points, and what it adds that it holds an objective. */
const KILL_BONUS = 0.4;
const HOLDS_BONUS = 0.35;

/** What a charge at an enemy is worth: chance times what it wins less what it costs. */
export function chargeNet(g: Game, s: S, u: Unit, e: Unit): number {
  const odds = s.chargeChance(g, u, e);
  if (odds < LEAST_CHANCE) return 0;
  const wins = worthPerPoint(g, s, e) * Math.min(pointsLeft(g, e), s.fightWorth(g, u, e));
  const costs = worthPerPoint(g, s, u) * Math.min(pointsLeft(g, u), s.fightWorth(g, e, u));
  return odds * (wins - STRUCK_BACK * costs);
}

/** Which enemy to shoot at: the one whose expected loss is worth most. */
export function bestTarget(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null) return -1;
  let best = -1;
  let most = 0;
  for (let i = 0; i < q.n; i++) {
    if (q.options[i] < 0) continue;
    const e = g.units[q.options[i]];
    const left = pointsLeft(g, e);
    const hurt = s.shootingWorth(g, u, e);
    let worth = worthPerPoint(g, s, e) * Math.min(left, hurt);
    if (left > 0) worth *= 1 + w.kill * KILL_BONUS * Math.min(1, hurt / left) ** 2;
    worth *= 1 + HOLDS_BONUS * holdsSomething(g, s, e);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

function holdsSomething(g: Game, s: S, e: Unit): number {
  for (let k = 0; k < g.board.objectives.length; k++) {
    if (turnsTo(g, s, e, k, e.x, e.y, 1) === 0 && s.controlStrength(g, e) > 0) return 1;
  }
  return 0;
}

/** Which enemy to charge: the one that promises most; none if none promises more than it costs. */
export function bestCharge(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null) return -1;
  let none = -1;
  let best = -1;
  let most = 0;
  for (let i = 0; i < q.n; i++) {
    const slot = q.options[i];
    if (slot < 0) {
      none = i;
      continue;
    }
    const e = g.units[slot];
    const odds = s.chargeChance(g, u, e);
    if (odds < LEAST_CHANCE) continue;
    let worth = w.fight * chargeNet(g, s, u, e);
    // Whoever is locked in combat does not shoot, and whoever is at an objective is driven off it.
    worth += odds * SILENCED * w.safety * worthPerPoint(g, s, u) * Math.min(pointsLeft(g, u), s.shootingWorth(g, e, u));
    worth += odds * HOLDS_BONUS * holdsSomething(g, s, e) * worthPerPoint(g, s, e) * Math.min(pointsLeft(g, e), s.fightWorth(g, u, e));
    worth -= (1 - odds) * FAILED_COST * w.safety * worthPerPoint(g, s, u) * Math.min(pointsLeft(g, u), s.shootingWorth(g, e, u));
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best >= 0 ? best : none;
}
