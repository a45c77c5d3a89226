import { type ClassicStats, VEHICLE } from '../../classic/family.ts';
import { typesOf } from '../../classic/units/types-of.ts';

/** Movement of models whose datasheet prints none, inches (HYB-DEF-02). */
export interface DefaultMoves {
  /** Infantry and all types that are not named here. */
  readonly foot: number;
  /** Bikes, jetbikes, beasts, cavalry, gargantuan creatures and those that fly. */
  readonly swift: number;
  readonly flyer: number;
  readonly superHeavy: number;
  readonly walker: number;
  readonly chariot: number;
  readonly heavy: number;
  readonly fast: number;
  readonly ordinary: number;
}

/** The distance they move in the classic base. */
export const USUAL_MOVES: DefaultMoves = {
  foot: 6,
  swift: 12,
  flyer: 24,
  superHeavy: 12,
  walker: 6,
  chariot: 12,
  heavy: 6,
  fast: 12,
  ordinary: 8,
};

const SWIFT = typesOf(['bike', 'jetbike', 'beast', 'cavalry', 'flying-monster', 'gargantuan', 'flying-gargantuan']);

/** Movement of a model whose datasheet prints none, inches (HYB-DEF-02): of vehicles by the first kind that applies. */
export function moveInchesOf({ type, vehicle }: ClassicStats, by: DefaultMoves = USUAL_MOVES): number {
  if (vehicle === 0) return SWIFT[type] !== 0 ? by.swift : by.foot;
  if ((vehicle & VEHICLE.flyer) !== 0) return by.flyer;
  if ((vehicle & VEHICLE['super-heavy']) !== 0) return by.superHeavy;
  if ((vehicle & VEHICLE.walker) !== 0) return by.walker;
  if ((vehicle & VEHICLE.chariot) !== 0) return by.chariot;
  if ((vehicle & VEHICLE.heavy) !== 0) return by.heavy;
  return (vehicle & VEHICLE.fast) !== 0 ? by.fast : by.ordinary;
}
