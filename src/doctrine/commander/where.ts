import { type CoreSeams, type Family, PLACE, type Question, scratch } from '../../rules/index.ts';
import { lookAround } from './danger.ts';
import { endOf } from './goals.ts';
import { groundFor, type Place, placeWorth } from './places.ts';
import { threatsTo } from './threat.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

const spot = scratch<Place>({ x: 0, y: 0, moved: false, marker: -1, acts: true });

/** Weighs where a unit goes: what the place is worth at which each intent ends. False if it is nowhere on the table. */
export function weighPlaces(q: Question, s: S, w: Weights, worths: Float64Array): boolean {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return false;
  lookAround(g, s, u.side, w);
  const t = threatsTo(g, s, u);
  const to = groundFor(g, s, u, w);
  const at = spot();
  at.acts = true;
  for (let i = 0; i < q.n; i++) {
    endOf(g, u, q.options[i], t.moveInches, t.reachInches, at);
    worths[i] = placeWorth(g, s, at, t, to, w);
  }
  return true;
}
