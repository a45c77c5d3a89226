import { type Answer, type CoreSeams, type Family, type Game, PLACE, type Scale, scratch, type Unit } from '../../rules/index.ts';
import { lookAround, noteOthers } from './danger.ts';
import { MOST_TURNS, markerWorth } from './markers.ts';
import { groundFor, Place, placeWorth } from './places.ts';
import { markerOf, NO_MARKER } from './plan.ts';
import { threatsTo } from './threat.ts';
import { paceOf, perVictoryPoint, pointsOf, shareOfPoints, worthPerPoint } from './value.ts';
import { arrival, awayNow, turnsFor } from './ways.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** What differs by less is equal: the first listed is taken. */
const SAME_WORTH = 1e-9;

const spot = scratch(new Place());

/** The commander's scale, by which editions say what the options of their decisions are worth. */
function scaleOf(s: S, w: Weights): Scale {
  return {
    s,
    share: (g) => shareOfPoints(g, s),
    perPoint: (g, u) => worthPerPoint(g, s, u),
    standing: (g, u) => worthPerPoint(g, s, u) * pointsOf(g, u),
    perVictoryPoint: (g) => perVictoryPoint(g, s),
    place: (g, u, x, y) => {
      const at = spot();
      at.x = x;
      at.y = y;
      at.moved = true;
      at.inches = Math.sqrt((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y));
      at.marker = -1;
      at.lost = 0;
      at.acts = true;
      at.looks = true;
      lookAround(g, s, u.side, w);
      const t = threatsTo(g, s, u);
      noteOthers(g, t);
      return placeWorth(g, s, at, t, groundFor(g, s, u, w), w);
    },
    delay: (g, u, round) => delayOf(g, s, u, w, round),
  };
}

/** What a move that is lost costs a unit on its way to its objective: what that brings a round sooner. */
function delayOf(g: Game, s: S, u: Unit, w: Weights, round: number): number {
  const marker = u.place === PLACE.table ? markerOf(g, s, u, w) : NO_MARKER;
  if (marker === NO_MARKER) return 0;
  const turns = turnsFor(awayNow(g, s, u, marker), paceOf(g, s, u));
  if (turns === 0 || turns >= MOST_TURNS) return 0;
  const inTime = arrival(turns) + round;
  return w.ground * Math.max(0, markerWorth(g, s, u.side, marker, inTime) - markerWorth(g, s, u.side, marker, inTime + 1));
}

/** Answers a decision by the worth of its options, as it was declared with the decision; -1 where it was not, or has no opinion. */
export function answerByWorth(s: S, w: Weights): Answer<Family> {
  const scale = scaleOf(s, w);
  return (q) => {
    const { worth } = q.what;
    if (worth === undefined) return -1;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < q.n; i++) {
      const each = worth(q, q.options[i], scale);
      if (Number.isNaN(each)) return -1;
      if (i > 0 && each <= most + SAME_WORTH) continue;
      most = each;
      best = i;
    }
    return best;
  };
}
