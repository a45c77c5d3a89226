import { type CoreSeams, type Family, PLACE, type Question, scratch } from '../../rules/index.ts';
import { endOf } from './goals.ts';
import { groundFor, type Place, placeWorth } from './places.ts';
import { threatsTo } from './threat.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

const spot = scratch<Place>({ x: 0, y: 0, moved: false, acts: true });
/** Places that differ by less are equal: the first listed is taken. */
const SAME_WORTH = 1e-9;

/** Where a unit goes: the intent that ends at the place worth most. */
export function whereTo(q: Question, s: S, w: Weights): number {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return -1;
  const inches = s.moveInches(g, u);
  const t = threatsTo(g, s, u);
  const to = groundFor(g, s, u, w);
  const at = spot();
  at.acts = true;
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < q.n; i++) {
    endOf(g, u, q.options[i], inches, t.reachInches, at);
    const worth = placeWorth(g, s, u, at, t, to, w, inches);
    if (worth > most + SAME_WORTH) {
      most = worth;
      best = i;
    }
  }
  return best;
}
