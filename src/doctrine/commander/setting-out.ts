import {
  arenaMemory,
  type CoreSeams,
  type Ends,
  type Family,
  type Game,
  INTENT,
  intent,
  type Question,
  scratch,
  type Unit,
} from '../../rules/index.ts';
import { makeWayEnd } from './way-end.ts';
import { awayNow, turnsFor } from './ways.ts';

type S = CoreSeams<Family>;

/** The question where units go, as the edition puts it; null until it was put. */
const asked = arenaMemory('commander/where', (g: Game): { what: Question['what'] | null; readonly round: Int16Array } => ({
  what: null,
  /** By unit: the round in which it was asked last. */
  round: new Int16Array(g.units.length).fill(-1),
}));

/** Notes that a unit was asked where it goes. */
export function noteAskedWhere({ game: g, what }: Question, u: Unit): void {
  const known = asked(g);
  known.what = what;
  known.round[u.slot] = g.round;
}

/** How the edition finds out where a move ends, as far as anybody was asked for one. */
export const endsOfMoves = (g: Game): Ends | undefined => asked(g).what?.ends;

/** Whether a unit with turns of its own has had its turn of this round, as far as it was asked where to go in it. */
const hasHadItsTurn = (g: Game, u: Unit): boolean => g.byUnits && u.inTurn === 0 && asked(g).round[u.slot] === g.round;

/** What came of trying to get to objectives within a move, by unit and objective: a wall, a hull or somebody may be in the way. */
const attempts = arenaMemory('commander/attempts', (g: Game) => {
  const pairs = g.units.length * g.board.objectives.length;
  return {
    /** The round, and the pose of the unit, for which it holds. */
    round: new Int16Array(pairs).fill(-1),
    pose: new Int32Array(pairs).fill(-1),
    /** What the objective is worth to the unit, of what it would be otherwise: less with each time that it did not get there. */
    share: new Float64Array(pairs).fill(1),
  };
});

const wayEnd = scratch(makeWayEnd());
const option = scratch(new Int32Array(1));

const FAILED_SHARE = 0.75;

/**
 * Turns until a unit is at an objective, if it sets out now: 0 if it is there, Infinity if it cannot move. Where units have turns of their own,
 * one that has had its turn waits for the next round.
 */
export function turnsTo(g: Game, s: S, u: Unit, marker: number, moveInches: number): number {
  const turns = turnsFor(awayNow(g, s, u, marker), moveInches);
  return turns > 0 && hasHadItsTurn(g, u) ? turns + 1 : turns;
}

/**
 * What an objective is worth to a unit by what came of trying to get there, of what it would be otherwise: where no more than this move is
 * needed (`turns`), that is tried.
 */
export function openShare(g: Game, s: S, u: Unit, marker: number, moveInches: number, turns: number): number {
  const { round, pose, share } = attempts(g);
  const at = u.slot * g.board.objectives.length + marker;
  const { what } = asked(g);
  if (turns === 1 && what?.ends !== undefined && (round[at] !== g.round || pose[at] !== u.pose)) {
    share[at] = getsThere({ what, game: g, side: u.side, about: u, cause: null, options: option(), n: 1 }, s, marker, moveInches)
      ? 1
      : share[at] * FAILED_SHARE;
    round[at] = g.round;
    pose[at] = u.pose;
  }
  return share[at];
}

/** Whether a unit counts at an objective after a move towards it, as far as the edition says where moves end. */
function getsThere(q: Question, s: S, marker: number, moveInches: number): boolean {
  const end = wayEnd();
  end.nearest.fill(Number.NaN);
  q.options[0] = intent(INTENT.objective, marker);
  const leads = q.what.ends?.(q, q.options[0], moveInches, s, end) ?? true;
  return leads && !(end.nearest[marker] > s.controlInches(q.game, marker));
}
