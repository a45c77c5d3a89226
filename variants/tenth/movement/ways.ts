import { type MoveRules, moveTowards } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { keepPlaces, putBack } from '../footing.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** A way that falls short of what it could be by this is compared with others. */
const SHORT_INCHES = 0.5;

const squared = (u: U, x: number, y: number): number => (u.x - x) * (u.x - x) + (u.y - y) * (u.y - y);

/**
 * Moves a unit whose models pay for turning towards a point: as they face if that brings them as near as they can come, else
 * the better of that and of turning first. `turned` says that they turn in any case, if they can. Returns the longest way gone.
 */
export function moveHulls(g: G, u: U, x: number, y: number, inches: number, rules: MoveRules, turned: boolean): number {
  keepPlaces(g, u);
  const before = Math.sqrt(squared(u, x, y));
  if (turned) {
    const gone = attempt(g, u, x, y, inches, rules, true);
    if (gone > 0) return gone;
  }
  const straight = attempt(g, u, x, y, inches, rules, false);
  const left = Math.sqrt(squared(u, x, y));
  if (turned || before - left >= Math.min(before, inches) - SHORT_INCHES) return straight;
  if (straight > 0) putBack(g, u);
  const round = attempt(g, u, x, y, inches, rules, true);
  if (round > 0 && Math.sqrt(squared(u, x, y)) < left) return round;
  if (round > 0) putBack(g, u);
  return straight > 0 ? attempt(g, u, x, y, inches, rules, false) : 0;
}

function attempt(g: G, u: U, x: number, y: number, inches: number, rules: MoveRules, turned: boolean): number {
  rules.facesMove = turned;
  return moveTowards(g, u, x, y, inches, rules);
}
