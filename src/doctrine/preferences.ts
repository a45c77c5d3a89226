import { EPSILON, rememberedGap } from '../kit/index.ts';
import {
  ACTIVATE,
  arenaMemory,
  type CoreSeams,
  enemyOf,
  type Family,
  type Game,
  MOST_OPTIONS,
  type Objective,
  PLACE,
  type Question,
  type SideId,
  scratch,
  type Unit,
} from '../rules/index.ts';
import type { PreferenceWord } from '../scenario/vocabulary.ts';

type Score = (g: Game, s: CoreSeams<Family>, own: Unit | null, other: Unit) => number;

/** The points that a unit has left. */
export function pointsLeft(g: Game, unit: Unit): number {
  let points = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  return points;
}

/** Distance of a unit from the nearest objective, Infinity if there is none. */
export function toObjective(g: Game, unit: Unit): number {
  let best = Infinity;
  for (let k = 0; k < g.board.objectives.length; k++) {
    const o = g.board.objectives[k] as Objective;
    const d = Math.sqrt((o.x - unit.x) * (o.x - unit.x) + (o.y - unit.y) * (o.y - unit.y)) - unit.radius;
    if (d < best) best = d;
  }
  return best;
}

/** Distance from the nearest unit of a side, for choices that no single unit makes. */
function fromSide(g: Game, side: SideId, other: Unit): number {
  let best = Infinity;
  const units = g.sides[side];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.alive === 0 || unit === other || unit.place !== PLACE.table) continue;
    // No two models are nearer than their units' circles.
    const dx = unit.x - other.x;
    const dy = unit.y - other.y;
    const far = best + unit.radius + other.radius + EPSILON;
    if (dx * dx + dy * dy >= far * far) continue;
    const d = rememberedGap(g, unit, other);
    if (d < best) best = d;
  }
  return best;
}

/** A unit within this distance of an objective is on it. */
const ON_OBJECTIVE = 3;

/** What each word scores; the highest is preferred. None of them rolls dice. */
export const SCORES: { readonly [word in Exclude<PreferenceWord, 'random'>]: Score } = {
  nearest: (g, _s, own, other) => -(own === null || own === other ? fromSide(g, enemyOf(other.side), other) : rememberedGap(g, own, other)),
  'most-expected-damage': (g, s, own, other) => (own === null || own === other ? bestShot(g, s, other) : s.shootingWorth(g, own, other)),
  'most-valuable': (g, _s, _own, other) => pointsLeft(g, other),
  weakest: (g, _s, _own, other) => -pointsLeft(g, other),
  'biggest-threat': (g, s, own, other) =>
    own === null || own === other ? bestShot(g, s, other) : Math.max(s.shootingWorth(g, other, own), s.fightWorth(g, other, own)),
  'most-threatened': (g, s, own, other) => (own === null || own === other ? worstFire(g, s, other) : s.shootingWorth(g, own, other)),
  'on-objective': (g, _s, _own, other) => (toObjective(g, other) <= ON_OBJECTIVE ? 1 : 0),
  'best-odds': (g, s, own, other) =>
    own === null || own === other
      ? bestShot(g, s, other)
      : s.chargeChance(g, own, other) * (1 + Math.max(0, s.fightWorth(g, own, other) - s.fightWorth(g, other, own))),
};

/** The most a unit could do to any enemy by shooting: the value of using it early. */
function bestShot(g: Game, s: CoreSeams<Family>, unit: Unit): number {
  let best = 0;
  const enemies = g.sides[enemyOf(unit.side)];
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit;
    if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
    const worth = s.shootingWorth(g, unit, enemy);
    if (worth > best) best = worth;
  }
  return best;
}

/** The most that any enemy could do to a unit by shooting: the value of using it before the enemy shoots. */
function worstFire(g: Game, s: CoreSeams<Family>, unit: Unit): number {
  let worst = 0;
  const enemies = g.sides[enemyOf(unit.side)];
  for (let i = 0; i < enemies.length && unit.place === PLACE.table; i++) {
    const enemy = enemies[i] as Unit;
    if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
    worst = Math.max(worst, s.shootingWorth(g, enemy, unit));
  }
  return worst;
}

/**
 * Scores of the units that a side may use next, by slot. A side ranks its units when a phase begins and keeps that
 * order: ranking anew after every activation would cost the square of the army. Where the sides take turns (`activations`) it does
 * rank them anew, since the enemy has acted in between.
 */
const rankings = arenaMemory('doctrine/ranking', (g: Game) => ({
  score: new Float64Array(g.units.length),
  /** The activation in which each was worked out. */
  workedOutIn: new Float64Array(g.units.length).fill(-1),
}));

function rankOf(q: Question, s: CoreSeams<Family>, word: Exclude<PreferenceWord, 'random'>, unit: Unit): number {
  const g = q.game;
  const { score, workedOutIn } = rankings(g);
  if (workedOutIn[unit.slot] !== g.activations) {
    workedOutIn[unit.slot] = g.activations;
    score[unit.slot] = SCORES[word](g, s, q.about, unit);
  }
  return score[unit.slot] as number;
}

/** Options of one question: the score of each by the current word, and 1 for those still in contention. */
export const ranking = scratch({ scores: new Float64Array(MOST_OPTIONS), standing: new Uint8Array(MOST_OPTIONS) });
type Ranking = ReturnType<typeof ranking>;

/**
 * How many options remain after the words: those that rank first by the first word, of them those that do by the next, and
 * so on. Option -1 ("none of them") never remains. `nthLeft` returns them from the same ranking.
 */
export function narrow(
  q: Question,
  s: CoreSeams<Family>,
  words: readonly Exclude<PreferenceWord, 'random'>[],
  { scores, standing }: Ranking,
): number {
  let left = 0;
  const ranked = q.what.slot === ACTIVATE.slot;
  for (let i = 0; i < q.n; i++) {
    const legal = (q.options[i] as number) >= 0 ? 1 : 0;
    standing[i] = legal;
    left += legal;
  }
  for (let w = 0; w < words.length && left > 1; w++) {
    const word = words[w] as Exclude<PreferenceWord, 'random'>;
    const score = SCORES[word];
    let best = -Infinity;
    for (let i = 0; i < q.n; i++) {
      if (standing[i] === 0) continue;
      const unit = q.game.units[q.options[i] as number] as Unit;
      const worth = ranked && w === 0 ? rankOf(q, s, word, unit) : score(q.game, s, q.about, unit);
      scores[i] = worth;
      if (worth > best) best = worth;
    }
    for (let i = 0; i < q.n; i++) {
      if (standing[i] === 0 || (scores[i] as number) >= best) continue;
      standing[i] = 0;
      left--;
    }
  }
  return left;
}

/** The n-th of the options left by `narrow`. */
export function nthLeft(q: Question, n: number, { standing }: Ranking): number {
  let before = n;
  for (let i = 0; i < q.n; i++) if (standing[i] === 1 && before-- === 0) return i;
  return -1;
}
