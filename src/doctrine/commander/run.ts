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
import { hasMoved, hasNothingToDo, hurries, noteRun } from './hurry.ts';
import { groundFor, makePlace, type Place, placeWorth } from './places.ts';
import { NO_MARKER } from './plan.ts';
import type { Threats } from './threat.ts';
import type { Weights } from './weights.ts';
import { survey } from './where.ts';

type S = CoreSeams<Family>;

const spot = scratch<Place>(makePlace());
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

function runTo(g: Game, u: Unit, code: number, t: Threats, looks: boolean, at: Place): Place {
  endOf(g, u, code, HURRY_INCHES, t.reachInches, at);
  at.lost = 0;
  at.acts = false;
  at.looks = looks;
  at.nearest = null;
  return at;
}

/** Whether a unit that has moved runs instead of shooting and charging. */
export function runs(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return -1;
  noteAsked(g, u);
  // Whoever has nothing else to do gives nothing up; what awaits him farther ahead he will see when he is asked where to.
  const answer = hasNothingToDo(g, s, u) ? hurries(q, s, w, true) : isBetterAhead(g, s, u, w) ? 1 : 0;
  if (answer > 0) noteRun(g, u);
  return answer;
}

/** Whether a place that a unit may run to is worth more to it, with all that awaits it there, than where it stands and acts. */
function isBetterAhead(g: Game, s: S, u: Unit, w: Weights): boolean {
  const { codes, worth, seen } = room();
  const at = spot();
  const t = survey(g, s, u, w);
  const to = groundFor(g, s, u, w);
  to.hurries = false;
  const stays = placeWorth(g, s, standStill(u, hasMoved(g, u), at), t, to, w);
  const n = listWays(g, u, codes);
  for (let i = 0; i < n; i++) {
    seen[i] = 0;
    worth[i] = placeWorth(g, s, runTo(g, u, codes[i], t, false, at), t, to, w);
  }
  for (;;) {
    let best = -1;
    for (let i = 0; i < n; i++) if (worth[i] > stays && (best < 0 || worth[i] > worth[best])) best = i;
    if (best < 0 || seen[best] !== 0) return best >= 0;
    // Sight takes longer than all else: it is asked for only where the place would be better without.
    seen[best] = 1;
    worth[best] = placeWorth(g, s, runTo(g, u, codes[best], t, true, at), t, to, w);
  }
}
