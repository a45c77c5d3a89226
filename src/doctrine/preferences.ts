import { EPSILON, rememberedGap } from '../kit/index.ts';
import type { CoreSeams, Family, Game, Question, Unit } from '../rules/index.ts';
import { ACTIVATE, MOST_OPTIONS, PLACE } from '../rules/index.ts';
import type { PreferenceWord } from '../scenario/vocabulary.ts';

type Score = (g: Game, s: CoreSeams<Family>, own: Unit | null, other: Unit) => number;

/** Points of a unit that are left. */
export function pointsLeft(g: Game, unit: Unit): number {
  let points = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  return points;
}

/** Distance of a unit from the nearest objective, Infinity without any. */
export function toObjective(g: Game, unit: Unit): number {
  let best = Infinity;
  for (let k = 0; k < g.board.objectives.length; k++) {
    const o = g.board.objectives[k];
    const d = Math.sqrt((o.x - unit.x) * (o.x - unit.x) + (o.y - unit.y) * (o.y - unit.y)) - unit.radius;
    if (d < best) best = d;
  }
  return best;
}

/** Nearest enemy of any unit of a side, for choices that no unit makes. */
function fromSide(g: Game, side: number, other: Unit): number {
  let best = Infinity;
  const units = g.sides[side];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit.alive === 0 || unit === other || unit.place !== PLACE.table) continue;
    // No two models are nearer than the circles of their units.
    const dx = unit.x - other.x;
    const dy = unit.y - other.y;
    const far = best + unit.radius + other.radius + EPSILON;
    if (dx * dx + dy * dy >= far * far) continue;
    const d = rememberedGap(g, unit, other);
    if (d < best) best = d;
  }
  return best;
}

/** Within this of an objective a unit stands on it. */
const ON_OBJECTIVE = 3;

/** What each word counts; the highest is preferred. None of them draws dice. */
export const SCORES: { readonly [word in Exclude<PreferenceWord, 'random'>]: Score } = {
  nearest: (g, _s, own, other) => -(own === null || own === other ? fromSide(g, 1 - other.side, other) : rememberedGap(g, own, other)),
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

/** The most a unit could do to any enemy by shooting: what it is worth to use it early. */
function bestShot(g: Game, s: CoreSeams<Family>, unit: Unit): number {
  let best = 0;
  const enemies = g.sides[1 - unit.side];
  for (let i = 0; i < enemies.length; i++) {
    if (enemies[i].alive === 0 || enemies[i].place !== PLACE.table) continue;
    const worth = s.shootingWorth(g, unit, enemies[i]);
    if (worth > best) best = worth;
  }
  return best;
}

/** The most that the fire of any enemy could do to a unit: what it is worth to use it before the enemy shoots. */
function worstFire(g: Game, s: CoreSeams<Family>, unit: Unit): number {
  let worst = 0;
  const enemies = g.sides[1 - unit.side];
  for (let i = 0; i < enemies.length && unit.place === PLACE.table; i++) {
    if (enemies[i].alive === 0 || enemies[i].place !== PLACE.table) continue;
    worst = Math.max(worst, s.shootingWorth(g, enemies[i], unit));
  }
  return worst;
}

/**
 * Scores of the units that a side may use next, by slot. A side ranks its units when a phase begins and keeps to that
 * order: ranking anew after every activation would cost the square of the army. Where the sides take turns (`activations`) it does rank
 * them anew, for the enemy has done something meanwhile.
 */
const MOST_SLOTS = 1024;
const kept = new Float64Array(MOST_SLOTS);
/** The activations in which each was worked out, and the game they belong to. */
const keptIn = new Float64Array(MOST_SLOTS).fill(-1);
let keptOf: Game | null = null;

function rankOf(q: Question, s: CoreSeams<Family>, word: Exclude<PreferenceWord, 'random'>, unit: Unit): number {
  const g = q.game;
  if (keptOf !== g) {
    keptOf = g;
    keptIn.fill(-1);
  }
  if (keptIn[unit.slot] !== g.activations) {
    keptIn[unit.slot] = g.activations;
    kept[unit.slot] = SCORES[word](g, s, q.about, unit);
  }
  return kept[unit.slot];
}

const scores = new Float64Array(MOST_OPTIONS);
const standing = new Uint8Array(MOST_OPTIONS);

/**
 * How many options the words leave standing: those that rank first by the first word, of them those that do by the next, and
 * so on. Option -1 ("none of them") never stands. Which they are, `nthLeft` tells until the next call.
 */
export function narrow(q: Question, s: CoreSeams<Family>, words: readonly Exclude<PreferenceWord, 'random'>[]): number {
  let left = 0;
  const ranked = q.what.slot === ACTIVATE.slot;
  for (let i = 0; i < q.n; i++) {
    standing[i] = q.options[i] >= 0 ? 1 : 0;
    left += standing[i];
  }
  for (let w = 0; w < words.length && left > 1; w++) {
    const score = SCORES[words[w]];
    let best = -Infinity;
    for (let i = 0; i < q.n; i++) {
      if (standing[i] === 0) continue;
      const unit = q.game.units[q.options[i]];
      scores[i] = ranked && w === 0 ? rankOf(q, s, words[w], unit) : score(q.game, s, q.about, unit);
      if (scores[i] > best) best = scores[i];
    }
    for (let i = 0; i < q.n; i++) {
      if (standing[i] === 0 || scores[i] >= best) continue;
      standing[i] = 0;
      left--;
    }
  }
  return left;
}

/** The n-th of the options that the last `narrow` left standing. */
export function nthLeft(q: Question, n: number): number {
  let before = n;
  for (let i = 0; i < q.n; i++) if (standing[i] === 1 && before-- === 0) return i;
  return -1;
}
