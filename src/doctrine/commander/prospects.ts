import { type CoreSeams, enemyOf, type Family, type Game, PLACE, type SideId } from '../../rules/index.ts';
import { perVictoryPoint, pointsOf, shareOfPoints } from './value.ts';

type S = CoreSeams<Family>;

/** A lead of this share of both armies' points makes a side win about three times in four. */
const THREE_IN_FOUR_SHARE = 0.12;
/** What an objective that is held now still brings, of all that it can bring to the end. */
const KEEPS_SHARE = 0.6;
/** In the end they decide: a Victory point weighs so many times what it is worth to whoever plans for it. */
const DECIDES = 1.85;

/** How good a position is for a side, 0 to 1: Victory points, those that objectives promise and those for losses, and what is left of the armies. */
export function prospectsOf(g: Game, s: S, side: SideId): number {
  const rate = DECIDES * perVictoryPoint(g, s);
  const share = shareOfPoints(g, s);
  let lead = (g.score[side] - g.score[enemyOf(side)]) * rate;
  let all = 0;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    const sign = u.side === side ? 1 : -1;
    all += u.sheet.points;
    if (u.place === PLACE.gone || u.alive === 0) {
      if (u.strength > 0 && u.host < 0) lead -= sign * s.lossWorth(g, u) * rate;
    } else lead += sign * share * pointsOf(g, u);
  }
  for (let k = 0; k < g.board.objectives.length; k++) {
    const holder = s.controls(g, k);
    if (holder < 0) continue;
    const worth = s.objectiveWorth(g, holder as SideId, k, g.round) * rate * KEEPS_SHARE;
    lead += holder === side ? worth : -worth;
  }
  const z = lead / (THREE_IN_FOUR_SHARE * Math.max(1, all));
  return (1 + z / (1 + Math.abs(z))) / 2;
}
