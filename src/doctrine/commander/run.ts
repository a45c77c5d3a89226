import {
  type CoreSeams,
  enemyOf,
  type Family,
  type Game,
  INTENT,
  intent,
  MOST_OPTIONS,
  PLACE,
  type Question,
  scratch,
  type Unit,
} from '../../rules/index.ts';
import { endOf } from './goals.ts';
import { HURRY_INCHES, noteAsked } from './haste.ts';
import { hasMoved, hasNothingToDo, hurries, leadsBack, noteRun, wayOf } from './hurry.ts';
import { groundFor, Place, placeWorth } from './places.ts';
import { NO_MARKER } from './plan.ts';
import { endsOfMoves } from './setting-out.ts';
import type { Threats } from './threat.ts';
import { makeWayEnd } from './way-end.ts';
import type { Weights } from './weights.ts';
import { survey } from './where.ts';

type S = CoreSeams<Family>;

const spot = scratch(new Place());
/** Where it may run to: intents, and what each is worth, as far as that is known. */
const room = scratch({ codes: new Int32Array(MOST_OPTIONS), worth: new Float64Array(MOST_OPTIONS), seen: new Uint8Array(MOST_OPTIONS) });

/** Lists where a unit might run: to each objective and at each enemy. */
function listWays(g: Game, u: Unit, codes: Int32Array): number {
  let n = 0;
  for (let k = 0; k < g.board.objectives.length && n < codes.length; k++) codes[n++] = intent(INTENT.objective, k);
  for (const e of g.sides[enemyOf(u.side)])
    if (e.alive > 0 && e.place === PLACE.table && n < codes.length) codes[n++] = intent(INTENT.advance, e.slot);
  return n;
}

function standStill(u: Unit, moved: boolean, at: Place): Place {
  at.x = u.x;
  at.y = u.y;
  at.moved = moved;
  at.inches = 0;
  at.marker = NO_MARKER;
  at.lost = 0;
  at.acts = true;
  at.looks = true;
  at.nearest = null;
  return at;
}

/** Puts what really comes of a way in place of what was meant; false where it leads nowhere. */
type TryOut = (code: number, at: Place) => boolean;

/** How far a unit goes, and whether it may act there. */
interface Step {
  readonly inches: number;
  readonly acts: boolean;
  /** Left out: it ends where it was meant to. */
  readonly tryOut?: TryOut;
}

function goTo(g: Game, u: Unit, code: number, { inches, acts }: Step, t: Threats, at: Place): Place {
  endOf(g, u, code, inches, t.reachInches, at);
  at.lost = 0;
  at.acts = acts;
  at.nearest = null;
  return at;
}

/** Works out what places are worth to a unit. */
type Worth = (at: Place) => number;

const wayEnd = scratch(makeWayEnd());

/** Tries a Run by the code that makes it, as far as the edition says where moves end. */
function tryRun(q: Question, u: Unit, s: S, inches: number): TryOut | undefined {
  const ends = endsOfMoves(q.game);
  if (ends === undefined) return undefined;
  return (code, at) => {
    const end = wayEnd();
    end.nearest.fill(Number.NaN);
    if (!ends(q, code, inches, s, end)) return false;
    at.x = end.x;
    at.y = end.y;
    at.inches = Math.sqrt((end.x - u.x) * (end.x - u.x) + (end.y - u.y) * (end.y - u.y));
    at.lost = end.lost;
    return true;
  };
}

/** So many ways are tried out: it takes as long as to go there. */
const MOST_TRIED = 3;
const KNOWN = { unseen: 0, seen: 1, tried: 2 } as const;

/** Whether a step that follows a move takes it back, where it is meant to end or, once it was tried out, where it really does. */
const takesBack = (g: Game, u: Unit, { acts }: Step, { x, y }: Place): boolean => !acts && leadsBack(g, u, x, y);

/** What the best place is worth to which a step leads; `atLeast` if none is worth more. */
function bestAhead(g: Game, u: Unit, step: Step, t: Threats, worthOf: Worth, atLeast: number): number {
  const { codes, worth, seen } = room();
  const at = spot();
  const n = listWays(g, u, codes);
  at.looks = false;
  for (let i = 0; i < n; i++) {
    seen[i] = KNOWN.unseen;
    goTo(g, u, codes[i], step, t, at);
    worth[i] = takesBack(g, u, step, at) ? Number.NEGATIVE_INFINITY : worthOf(at);
  }
  // Sight takes longer than all else, and to try a way longer still: only where a place would be the best without.
  at.looks = true;
  for (let tries = 0; ; ) {
    let best = -1;
    for (let i = 0; i < n; i++) if (worth[i] > atLeast && (best < 0 || worth[i] > worth[best])) best = i;
    if (best < 0) return atLeast;
    if (seen[best] === KNOWN.tried || (seen[best] === KNOWN.seen && step.tryOut === undefined)) return worth[best];
    goTo(g, u, codes[best], step, t, at);
    const leads =
      seen[best] === KNOWN.unseen || (tries++ < MOST_TRIED && step.tryOut?.(codes[best], at) === true && !takesBack(g, u, step, at));
    worth[best] = leads ? worthOf(at) : Number.NEGATIVE_INFINITY;
    seen[best]++;
  }
}

/** Whether a unit that has moved goes on instead of shooting and charging: as far as the decision says, or as a Run gets on average. */
export function runs(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return -1;
  noteAsked(g, u);
  // Whoever has nothing else to do gives nothing up; what awaits him farther ahead he will see when he is asked where to.
  const inches = q.what.farInches?.(q) ?? HURRY_INCHES;
  const answer = hasNothingToDo(g, s, u, 0) ? hurries(q, s, w, true) : runsRather(q, s, u, w, inches) ? 1 : 0;
  if (answer > 0) noteRun(g, u, inches);
  return answer;
}

/** Whether a place that a unit may run to is worth more to it, with all that awaits it there, than where it stands and acts. */
function runsRather(q: Question, s: S, u: Unit, w: Weights, inches: number): boolean {
  const { game: g } = q;
  const t = survey(g, s, u, w);
  const to = groundFor(g, s, u, w);
  to.hurries = false;
  const worthOf: Worth = (at) => placeWorth(g, s, at, t, to, w);
  const stays = worthOf(standStill(u, hasMoved(g, u), spot()));
  const tryOut = tryRun(q, u, s, inches);
  const step: Step = { inches, acts: false, ...(tryOut !== undefined && { tryOut }) };
  return bestAhead(g, u, step, t, worthOf, stays) > stays;
}

/** Whether a unit that is about to move Advances, and gives up shooting and charging for it. */
export function advances(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  const answer = hurries(q, s, w, false);
  if (answer <= 0 || u === null) return answer;
  const t = survey(g, s, u, w);
  const to = groundFor(g, s, u, w);
  to.hurries = false;
  const worthOf: Worth = (at) => placeWorth(g, s, at, t, to, w);
  if (hasNothingToDo(g, s, u, t.moveInches)) {
    const way = wayOf(g, u);
    if (way < 0) return answer;
    const at = spot();
    at.looks = true;
    const near = worthOf(goTo(g, u, way, { inches: t.moveInches, acts: true }, t, at));
    return worthOf(goTo(g, u, way, { inches: t.moveInches + HURRY_INCHES, acts: false }, t, at)) > near ? 1 : 0;
  }
  const moves = bestAhead(g, u, { inches: t.moveInches, acts: true }, t, worthOf, worthOf(standStill(u, false, spot())));
  return bestAhead(g, u, { inches: t.moveInches + HURRY_INCHES, acts: false }, t, worthOf, moves) > moves ? 1 : 0;
}
