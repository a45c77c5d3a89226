import { arenaMemory, type CoreSeams, type Family, type Game, type Unit } from '../../rules/index.ts';
import { pointsLeft } from '../preferences.ts';
import { turnNow } from './turn-now.ts';

type S = CoreSeams<Family>;

/** Share of a unit's points that it is worth in the last round apart from Victory points: hardly anything is left for it to do. */
const LAST_SHARE = 0.18;
/** A side's points are set against this many Victory points where a mission scores less. */
const LEAST_STAKE = 4;
/** A Victory point stands for this part of the points that it would by its share of all that can be scored: whoever has the army left takes the objectives. */
const STAKE_SHARE = 0.65;

/** What a point of models and a Victory point are worth to each other in this engagement. */
const rates = arenaMemory('commander/rates', (g: Game) => ({
  /** Points of each unit at full strength. */
  full: Float64Array.from(g.units, (u) => fullPoints(g, u)),
  /** Points for a Victory point; 0 until it is worked out. */
  perVictoryPoint: 0,
}));

function fullPoints(g: Game, u: Unit): number {
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) points += g.sheetOf(i).points;
  return points;
}

/** Points of models for which a Victory point stands: the points of both armies against all that the mission can bring. */
export function perVictoryPoint(g: Game, s: S): number {
  const known = rates(g);
  if (known.perVictoryPoint > 0) return known.perVictoryPoint;
  let points = 0;
  let stake = 0;
  for (const u of g.units) {
    if (u.maker >= 0) continue;
    points += known.full[u.slot];
    stake += s.lossWorth(g, u);
  }
  for (let k = 0; k < g.board.objectives.length; k++) stake += s.objectiveWorth(g, 0, k, 1);
  known.perVictoryPoint = (STAKE_SHARE * points) / Math.max(2 * LEAST_STAKE, stake + stakeOfObjectives(g, s));
  return known.perVictoryPoint;
}

function stakeOfObjectives(g: Game, s: S): number {
  let stake = 0;
  for (let k = 0; k < g.board.objectives.length; k++) stake += s.objectiveWorth(g, 1, k, 1);
  return stake;
}

/** How much the points of models still count: less and less as the rounds in which they could do something run out. */
export function shareOfPoints(g: Game, s: S): number {
  const last = Math.max(1, s.lastRound(g));
  return LAST_SHARE + (1 - LAST_SHARE) * Math.max(0, Math.min(1, (last - g.round) / Math.max(1, last - 1)));
}

/** What was worked out about each unit, and when. */
const known = arenaMemory('commander/units', (g: Game) => ({
  /** Turn, or activation, of what a point of it is worth. */
  pricedIn: new Float64Array(g.units.length).fill(-1),
  perPoint: new Float64Array(g.units.length),
  /** Pose at which its points were counted. */
  pose: new Int32Array(g.units.length).fill(-1),
  points: new Float64Array(g.units.length),
  /** Turn, or activation, of how far it may move. */
  pacedIn: new Float64Array(g.units.length).fill(-1),
  moveInches: new Float64Array(g.units.length),
}));

/**
 * What a lost point of a unit is worth to both sides: its share of the fight to come, and of the Victory points that its loss brings. As it
 * was when first asked in a turn.
 */
export function worthPerPoint(g: Game, s: S, u: Unit): number {
  const { pricedIn, perPoint } = known(g);
  const now = turnNow(g);
  if (pricedIn[u.slot] === now) return perPoint[u.slot];
  pricedIn[u.slot] = now;
  const full = rates(g).full[u.slot];
  perPoint[u.slot] = shareOfPoints(g, s) + (full > 0 ? (s.lossWorth(g, u) * perVictoryPoint(g, s)) / full : 0);
  return perPoint[u.slot];
}

/** The points that a unit has left. */
export function pointsOf(g: Game, u: Unit): number {
  const { pose, points } = known(g);
  if (pose[u.slot] === u.pose) return points[u.slot];
  pose[u.slot] = u.pose;
  points[u.slot] = pointsLeft(g, u);
  return points[u.slot];
}

/** How far a unit may move, inches, as it was when first asked in a turn: for whom it is not the turn. */
export function paceOf(g: Game, s: S, u: Unit): number {
  const { pacedIn, moveInches } = known(g);
  const now = turnNow(g);
  if (pacedIn[u.slot] === now) return moveInches[u.slot];
  pacedIn[u.slot] = now;
  moveInches[u.slot] = s.moveInches(g, u);
  return moveInches[u.slot];
}
