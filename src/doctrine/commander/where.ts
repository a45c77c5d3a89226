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
import { runInches } from './hurry.ts';
import { groundFor, type Place, placeWorth } from './places.ts';
import { type Threats, threatsTo } from './threat.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

const spot = scratch<Place>({ x: 0, y: 0, moved: false, inches: 0, marker: -1, acts: true, looks: true });

/** By option: where it ends, whether it moves to get there, and for which objective. */
const room = scratch({
  x: new Float64Array(MOST_OPTIONS),
  y: new Float64Array(MOST_OPTIONS),
  moved: new Uint8Array(MOST_OPTIONS),
  inches: new Float64Array(MOST_OPTIONS),
  marker: new Int16Array(MOST_OPTIONS),
  /** The first of the options that ends there, or `NOWHERE`. */
  like: new Int16Array(MOST_OPTIONS),
  /** What it is worth at most. */
  most: new Float64Array(MOST_OPTIONS),
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

/** Works out where each option ends. Many intents lead the same way. */
function findEnds({ game: g, options, n }: Question, u: Unit, t: Threats, at: Place): Ends {
  const ends = room();
  const { x, y, moved, inches, marker, like } = ends;
  at.acts = runInches(g, u) < 0;
  for (let i = 0; i < n; i++) {
    like[i] = NOWHERE;
    if (!isSensible(g, u, options[i])) continue;
    endOf(g, u, options[i], t.moveInches, t.reachInches, at);
    if (isOff(g, at)) continue;
    x[i] = at.x;
    y[i] = at.y;
    moved[i] = at.moved ? 1 : 0;
    inches[i] = at.inches;
    marker[i] = at.marker;
    like[i] = i;
    for (let k = 0; k < i; k++) {
      if (like[k] === NOWHERE || x[k] !== x[i] || y[k] !== y[i] || moved[k] !== moved[i] || marker[k] !== marker[i]) continue;
      like[i] = k;
      break;
    }
  }
  return ends;
}

function goTo({ x, y, moved, inches, marker }: Ends, i: number, looks: boolean, at: Place): Place {
  at.x = x[i];
  at.y = y[i];
  at.moved = moved[i] !== 0;
  at.inches = inches[i];
  at.marker = marker[i];
  at.looks = looks;
  return at;
}

/** Looks at whom the unit has to fear where it goes: it moves as far as it runs if it is about to. */
function survey(g: Game, s: S, u: Unit, w: Weights): Threats {
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
 * The best of them, or -1 where `weighPlaces` has no answer. Sight takes longer than all else, so places that would not be the best if the
 * unit saw everybody there and nobody saw it are not looked at.
 */
export function bestPlace(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return -1;
  const t = survey(g, s, u, w);
  const to = groundFor(g, s, u, w);
  const at = spot();
  const ends = findEnds(q, u, t, at);
  const { like, most } = ends;
  for (let i = 0; i < q.n; i++) most[i] = like[i] < i ? Number.NEGATIVE_INFINITY : placeWorth(g, s, goTo(ends, i, false, at), t, to, w);
  let best = -1;
  let worth = Number.NEGATIVE_INFINITY;
  for (;;) {
    let next = 0;
    for (let i = 1; i < q.n; i++) if (most[i] > most[next]) next = i;
    if (most[next] === Number.NEGATIVE_INFINITY || most[next] < worth - SAME_WORTH) return best;
    most[next] = Number.NEGATIVE_INFINITY;
    const each = placeWorth(g, s, goTo(ends, next, true, at), t, to, w);
    if (each < worth - SAME_WORTH || (each <= worth + SAME_WORTH && next > best)) continue;
    best = next;
    worth = each;
  }
}
