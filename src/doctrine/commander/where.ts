import {
  type CoreSeams,
  type Family,
  type Game,
  INTENT,
  intentArgument,
  intentKind,
  MOST_OPTIONS,
  PLACE,
  type Question,
  scratch,
  type Unit,
} from '../../rules/index.ts';
import { isMenaced, lookAround, noteOthers } from './danger.ts';
import { endOf } from './goals.ts';
import { leadsBack, noteWay, runInches } from './hurry.ts';
import { groundFor, Place, placeWorth } from './places.ts';
import { type Threats, threatsTo } from './threat.ts';
import { makeWayEnd } from './way-end.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

const spot = scratch(new Place());

/** By option: where it ends, whether it moves to get there, and for which objective. */
const room = scratch({
  x: new Float64Array(MOST_OPTIONS),
  y: new Float64Array(MOST_OPTIONS),
  moved: new Uint8Array(MOST_OPTIONS),
  inches: new Float64Array(MOST_OPTIONS),
  marker: new Int16Array(MOST_OPTIONS),
  /** The first of the options that ends there, or `NOWHERE`. */
  like: new Int16Array(MOST_OPTIONS),
  /** What the way there is expected to cost, in points; 0 unless it was tried. */
  lost: new Float64Array(MOST_OPTIONS),
  /** What it is worth, as far as that is known: see `KNOWN`. */
  most: new Float64Array(MOST_OPTIONS),
  known: new Uint8Array(MOST_OPTIONS),
});
const NOWHERE = -1;
type Ends = ReturnType<typeof room>;

/** What differs by less is equal: the first listed is taken. */
const SAME_WORTH = 1e-9;

/** Pieces farther away than this lead nowhere else than what is nearer, inches. */
const COVER_INCHES = 18;

/** Whether an intent leads somewhere that is worth a look: nobody withdraws from whom he has nothing to fear, or goes far for cover. */
function isSensible(g: Game, u: Unit, code: number): boolean {
  const kind = intentKind(code);
  if (kind === INTENT.withdraw) return isMenaced(g, u, intentArgument(code));
  if (kind !== INTENT.cover) return true;
  const piece = g.board.pieces[intentArgument(code)];
  const dx = Math.max(0, piece.minX - u.x, u.x - piece.maxX);
  const dy = Math.max(0, piece.minY - u.y, u.y - piece.maxY);
  return dx * dx + dy * dy <= COVER_INCHES * COVER_INCHES;
}

/** Whether a place is off the table or at its very edge: nobody gets there, and whoever tried would end in a corner. */
const isOff = (g: Game, { moved, x, y }: Place): boolean =>
  moved && (x < EDGE_INCHES || y < EDGE_INCHES || x > g.board.width - EDGE_INCHES || y > g.board.height - EDGE_INCHES);
const EDGE_INCHES = 1;

function mayHold({ options, n }: Question): boolean {
  for (let i = 0; i < n; i++) if (intentKind(options[i]) === INTENT.hold) return true;
  return false;
}

/** Works out where each option ends. Many intents lead the same way. */
function findEnds(q: Question, u: Unit, t: Threats, at: Place): Ends {
  const { game: g, options, n } = q;
  const ends = room();
  const holds = mayHold(q);
  const { x, y, moved, inches, marker, lost, like } = ends;
  at.acts = runInches(g, u) < 0;
  for (let i = 0; i < n; i++) {
    like[i] = NOWHERE;
    if (!isSensible(g, u, options[i])) continue;
    endOf(g, u, options[i], t.moveInches, t.reachInches, at);
    if (isOff(g, at) || (!at.acts && at.moved && leadsBack(g, u, at.x, at.y))) continue;
    // Who means to stay holds: whether he is at his range the edition measures from model to model, and may move him.
    if (!at.moved && holds && intentKind(options[i]) === INTENT['keep-range']) continue;
    x[i] = at.x;
    y[i] = at.y;
    moved[i] = at.moved ? 1 : 0;
    inches[i] = at.inches;
    marker[i] = at.marker;
    lost[i] = 0;
    like[i] = i;
    for (let k = 0; k < i; k++) {
      if (like[k] === NOWHERE || x[k] !== x[i] || y[k] !== y[i] || moved[k] !== moved[i] || marker[k] !== marker[i]) continue;
      like[i] = k;
      break;
    }
  }
  return ends;
}

function goTo({ x, y, moved, inches, marker, lost }: Ends, i: number, looks: boolean, at: Place): Place {
  at.x = x[i];
  at.y = y[i];
  at.moved = moved[i] !== 0;
  at.inches = inches[i];
  at.marker = marker[i];
  at.lost = lost[i];
  at.nearest = null;
  at.looks = looks;
  return at;
}

/** Looks at whom the unit has to fear where it goes: it moves as far as it runs if it is about to. */
export function survey(g: Game, s: S, u: Unit, w: Weights): Threats {
  lookAround(g, s, u.side, w);
  const t = threatsTo(g, s, u);
  const hurried = runInches(g, u);
  if (hurried >= 0) t.moveInches = hurried;
  noteOthers(g, t);
  return t;
}

/** Weighs where a unit goes: what the place is worth at which each intent ends. False if it is nowhere on the table. */
export function weighPlaces(q: Question, s: S, w: Weights, worths: Float64Array): boolean {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return false;
  const t = survey(g, s, u, w);
  const to = groundFor(g, s, u, w);
  const at = spot();
  const ends = findEnds(q, u, t, at);
  for (let i = 0; i < q.n; i++) {
    const same = ends.like[i];
    if (same === NOWHERE) worths[i] = Number.NEGATIVE_INFINITY;
    else worths[i] = same < i ? worths[same] : placeWorth(g, s, goTo(ends, i, true, at), t, to, w);
  }
  return true;
}

/**
 * Puts the end that a move really leads to in place of the one that was meant, if they are not about the same. Returns how near to objectives
 * it leads, by objective (see `WayEnd`); null where that is not known.
 */
function tryOut(q: Question, s: S, ends: Ends, i: number, mayInches: number): Float64Array | null {
  const { about: u } = q;
  const end = wayEnd();
  const { x, y, moved, inches, lost } = ends;
  if (u === null || q.what.ends === undefined) return null;
  end.nearest.fill(Number.NaN);
  if (!q.what.ends(q, q.options[i], mayInches, s, end)) {
    end.x = u.x;
    end.y = u.y;
    end.lost = 0;
    moved[i] = 0;
  }
  const off = (end.x - x[i]) * (end.x - x[i]) + (end.y - y[i]) * (end.y - y[i]);
  lost[i] = end.lost;
  if (off <= AS_MEANT_INCHES * AS_MEANT_INCHES) return end.nearest;
  x[i] = end.x;
  y[i] = end.y;
  inches[i] = Math.sqrt((end.x - u.x) * (end.x - u.x) + (end.y - u.y) * (end.y - u.y));
  return end.nearest;
}

/** How much is known of what an option is worth: at most so much, with sight, with the end of the move that it really leads to. */
const KNOWN = { most: 0, seen: 1, tried: 2 } as const;
/** So many moves are tried out, since it takes as long as to make them. The fewer, the more often a vehicle in a crowd takes a way that nobody has tried. */
const MOST_TRIED = 6;
/** A move that ends so near to where it was thought to end is as good, inches. */
const AS_MEANT_INCHES = 0.5;

const wayEnd = scratch(makeWayEnd());

/**
 * The best of them, or -1 where `weighPlaces` has no answer. Sight takes longer than all else, so places that would not be the best if the
 * unit saw everybody there and nobody saw it are not looked at; and where a move really ends takes longer still, so only those that would be
 * the best otherwise are tried out.
 */
export function bestPlace(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return -1;
  const t = survey(g, s, u, w);
  const to = groundFor(g, s, u, w);
  const at = spot();
  const ends = findEnds(q, u, t, at);
  const { like, most, known } = ends;
  for (let i = 0; i < q.n; i++) {
    known[i] = KNOWN.most;
    most[i] = like[i] < i ? Number.NEGATIVE_INFINITY : placeWorth(g, s, goTo(ends, i, false, at), t, to, w);
  }
  let tries = q.what.ends === undefined ? 0 : MOST_TRIED;
  // Whoever runs has moved already: it goes on only where it has found out that this is better than to stay.
  const runs = q.what.ends !== undefined && runInches(g, u) >= 0;
  for (;;) {
    let best = 0;
    for (let i = 1; i < q.n; i++) if (most[i] > most[best] + SAME_WORTH) best = i;
    if (most[best] === Number.NEGATIVE_INFINITY) return -1;
    if (known[best] === KNOWN.most) most[best] = placeWorth(g, s, goTo(ends, best, true, at), t, to, w);
    else if (runs && tries === 0 && known[best] === KNOWN.seen && ends.moved[best] !== 0) most[best] = Number.NEGATIVE_INFINITY;
    else if (known[best] === KNOWN.tried || tries === 0 || ends.moved[best] === 0) {
      noteWay(q, u, q.options[best], ends.inches[best], t);
      return best;
    } else {
      tries--;
      const nearest = tryOut(q, s, ends, best, t.moveInches);
      goTo(ends, best, true, at);
      // Before the last round an inch that is missing is made up for in the next.
      if (g.round >= s.lastRound(g)) at.nearest = nearest;
      most[best] = runs && leadsBack(g, u, at.x, at.y) ? Number.NEGATIVE_INFINITY : placeWorth(g, s, at, t, to, w);
    }
    known[best]++;
  }
}
