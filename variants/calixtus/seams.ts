import type { Game, Unit } from 'sandtable/rules';
import type { Classic, ClassicSeams } from '../classic/family.ts';
import { leader } from '../classic/mobility.ts';
import { ARC, type Arc, centroidOf } from './facing.ts';
import { PINNING_MODIFIER } from './state.ts';
import { testPinning } from './suppression.ts';

/** What house rules ask one another, beside the procedures of the base. Without house rules they answer as if there were none. */
export interface HouseSeams {
  /** Fills `into` with the direction a unit faces, as a unit vector: as it was set up (CAL-SHOOT-19, -20). */
  facingOf: (g: Game<Classic>, u: Unit<Classic>, into: Float64Array) => void;
  /** The arc of a unit in which a point lies: its front, wherever it is (CAL-DEF-02). */
  arcOf: (g: Game<Classic>, u: Unit<Classic>, x: number, y: number) => Arc;
  /**
   * The arc of `u` in which an enemy unit counts as being: that of its centroid. Asked once for each attack, when the enemy names
   * `u` as target of its fire or declares a charge at it; a rule may roll dice for the answer (CAL-USR-01, -09).
   */
  attackArc: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => Arc;

  /** Whether a unit is Pinned, which is more than gone to ground (CAL-DEF-03). To make it so: `pin` of the base. */
  isPinned: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /**
   * A unit answers Suppression Fire, or whatever else a shooter makes it take a pinning test for in the Shooting phase: it takes the
   * test with `modifier` to its Leadership, unless a rule gives it another answer (CAL-USR-24).
   */
  underFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>, modifier: number) => void;
}

/** The procedures of the base and of the house. */
export interface CalixtusSeams extends ClassicSeams<Classic>, HouseSeams {}

const from = new Float64Array(2);

/** Answers where no house rule gives another. */
export const houseSeams = (s: CalixtusSeams): HouseSeams & Pick<ClassicSeams<Classic>, 'pinningModifier'> => ({
  facingOf: (g, u, into) => {
    const model = leader(g, u);
    into[0] = g.models.dirX[model];
    into[1] = g.models.dirY[model];
  },
  arcOf: () => ARC.front,
  attackArc: (g, u, by) => {
    centroidOf(g, by, from);
    return s.arcOf(g, u, from[0], from[1]);
  },

  isPinned: () => false,
  underFire: (g, u, by, modifier) => void testPinning(g, s, u, by, modifier),

  // Nothing but `testPinning` ever writes the register, so that this is the base's answer without house rules.
  pinningModifier: (_g, u) => u.reg[PINNING_MODIFIER],
});
