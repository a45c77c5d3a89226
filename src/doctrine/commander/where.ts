import { type CoreSeams, type Family, MOST_OPTIONS, PLACE, type Question, scratch } from '../../rules/index.ts';
import { lookAround } from './danger.ts';
import { endOf } from './goals.ts';
import { groundFor, type Place, placeWorth } from './places.ts';
import { threatsTo } from './threat.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

const spot = scratch<Place>({ x: 0, y: 0, moved: false, marker: -1, acts: true });

/** By option: where it ends, whether it moves to get there, and for which objective. */
const room = scratch({
  x: new Float64Array(MOST_OPTIONS),
  y: new Float64Array(MOST_OPTIONS),
  moved: new Uint8Array(MOST_OPTIONS),
  marker: new Int16Array(MOST_OPTIONS),
});
type Ends = ReturnType<typeof room>;

/** Weighs where a unit goes: what the place is worth at which each intent ends. False if it is nowhere on the table. */
export function weighPlaces(q: Question, s: S, w: Weights, worths: Float64Array): boolean {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return false;
  lookAround(g, s, u.side, w);
  const t = threatsTo(g, s, u);
  const to = groundFor(g, s, u, w);
  const at = spot();
  const ends = room();
  const { x, y, moved, marker } = ends;
  at.acts = true;
  for (let i = 0; i < q.n; i++) {
    endOf(g, u, q.options[i], t.moveInches, t.reachInches, at);
    x[i] = at.x;
    y[i] = at.y;
    moved[i] = at.moved ? 1 : 0;
    marker[i] = at.marker;
    const same = firstLike(ends, i);
    worths[i] = same < i ? worths[same] : placeWorth(g, s, at, t, to, w);
  }
  return true;
}

/** The first of the options that ends where the i-th does, for the same objective: many intents lead the same way. */
function firstLike({ x, y, moved, marker }: Ends, i: number): number {
  for (let k = 0; k < i; k++) if (x[k] === x[i] && y[k] === y[i] && moved[k] === moved[i] && marker[k] === marker[i]) return k;
  return i;
}
