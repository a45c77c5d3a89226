import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, type SideId } from '../../rules/index.ts';
import { turnNow } from './turn-now.ts';
import { perVictoryPoint } from './value.ts';

type S = CoreSeams<Family>;

/** Chance to be there in time with no turn, one, two to spare on the way. */
const IN_TIME = [0.6, 0.9, 0.97];
/** Chance that something comes between, for each turn on the way. */
const PER_TURN = 0.03;
/** Ways of more turns lead to nothing. */
export const MOST_TURNS = 12;

/** What objectives bring: by side, objective and the turns until it is held. */
const worths = arenaMemory('commander/markers', (g: Game) => ({
  /** The turn, or activation, in which it was worked out for each side. */
  madeIn: Float64Array.of(-1, -1),
  /** The round in which it was worked out what they bring whoever holds them now. */
  round: -1,
  brings: new Float64Array(2 * g.board.objectives.length * MOST_TURNS),
  worth: new Float64Array(2 * g.board.objectives.length * MOST_TURNS),
}));

/**
 * What an objective brings a side that holds it from some turns on, in points; taking it from the enemy counts twice. Who holds it is seen
 * once a turn.
 */
export function markerWorth(g: Game, s: S, side: SideId, marker: number, turns: number): number {
  return turns >= MOST_TURNS ? 0 : markerWorths(g, s, side)[rowOfMarker(g, side, marker) + turns];
}

/** Where what an objective is worth to a side by the turns until it is held begins in `markerWorths`. */
export const rowOfMarker = (g: Game, side: SideId, marker: number): number => (side * g.board.objectives.length + marker) * MOST_TURNS;

/** What all objectives bring a side, and perhaps what they bring the other: see `rowOfMarker`. */
export function markerWorths(g: Game, s: S, side: SideId): Readonly<Float64Array> {
  const made = worths(g);
  const now = turnNow(g);
  if (made.madeIn[side] !== now) {
    made.madeIn[side] = now;
    if (made.round !== g.round) {
      made.round = g.round;
      bring(g, s, made.brings);
    }
    reckon(g, s, side, made.brings, made.worth);
  }
  return made.worth;
}

function bring(g: Game, s: S, brings: Float64Array): void {
  const markers = g.board.objectives.length;
  const last = s.lastRound(g);
  for (let side = 0; side < 2; side++) {
    for (let k = 0; k < markers; k++) {
      const row = (side * markers + k) * MOST_TURNS;
      for (let turns = 0; turns < MOST_TURNS; turns++)
        brings[row + turns] = g.round + turns > last ? 0 : s.objectiveWorth(g, side as SideId, k, g.round + turns);
    }
  }
}

function reckon(g: Game, s: S, side: SideId, brings: Float64Array, worth: Float64Array): void {
  const markers = g.board.objectives.length;
  const last = s.lastRound(g);
  const perPoint = perVictoryPoint(g, s);
  for (let k = 0; k < markers; k++) {
    const row = (side * markers + k) * MOST_TURNS;
    const enemyRow = (enemyOf(side) * markers + k) * MOST_TURNS;
    const theirs = s.controls(g, k) === enemyOf(side);
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const own = brings[row + turns];
      const inTime = turns === 0 ? 1 : (IN_TIME[last - g.round - turns] ?? 1);
      const all = own <= 0 ? 0 : own + (theirs ? brings[enemyRow + turns] : 0);
      worth[row + turns] = all * perPoint * inTime * Math.max(0, 1 - PER_TURN * turns);
    }
  }
}
