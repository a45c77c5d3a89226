import { type Game, keyword, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { goToGround } from '../../classic/morale/to-ground.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { attackHas } from '../../classic/special-rules/carried.ts';
import type { WaffleSeams } from '../hub.ts';
import { LOSSES, type Losses } from '../morale/losses.ts';
import { checkLosses } from '../morale/settle-losses.ts';

/** What rules of reactions to shooting, pinning and casualties ask one another. */
export interface ReactionHouseSeams {
  /** The step after a unit's shooting in which those that it hit may answer it; Pinning tests come before it: nothing (WAF-SHOOT-01). */
  reactionStep: (g: Game<Classic>, by: Unit<Classic>) => void;
  /** Whether a rule of its own keeps a unit from every reaction, to shooting or to a charge: false (WAF-USR-29). */
  barsReactions: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a vehicle may react to shooting, where vehicles in general may not: false (WAF-VEH-07). */
  vehicleReacts: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a unit that was hit may react to the unit that shot it: false (WAF-SHOOT-07). */
  mayReactToFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => boolean;
  /** A unit chooses its reaction to the unit that shot it, and carries it out: nothing (WAF-SHOOT-07). */
  reactToFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => void;
  /** Whether a unit can shoot back at the unit that shot it: false (WAF-SHOOT-08). */
  mayReturnFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => boolean;
  /** It shoots back: nothing (WAF-SHOOT-08). */
  returnFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => void;
  /** Whether a unit fires in answer to something now, and not in its own turn: false (WAF-SHOOT-08, WAF-VEH-08). */
  firesBack: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a unit can dive for cover of its own will: false (WAF-SHOOT-09). */
  mayDive: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** A unit goes to ground under fire, where it `runs` after a Run: without the Run (WAF-SHOOT-09). */
  dive: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic> | null, runs: boolean) => void;
  /** Whether a unit has used its reaction to shooting: false (WAF-SHOOT-10). */
  hasReacted: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** A unit uses its reaction to shooting: nothing (WAF-SHOOT-10). */
  noteReaction: (g: Game<Classic>, u: Unit<Classic>) => void;
  /** Whether the weapon of an attack causes Pinning tests: one with the rule, a Sniper's, any Barrage (WAF-WPN-16). */
  causesPinning: (g: Game<Classic>, a: Attack) => boolean;
  /** What a failed check for casualties means for a unit that lost so many of so many models in a phase: as in the base (WAF-MORALE-01, -02). */
  lossesMean: (g: Game<Classic>, u: Unit<Classic>, lost: number, of: number) => Losses;
  /** A unit is checked for losses that suppressive fire would have cost it, with so many unsaved wounds: as for real ones (WAF-SHOOT-14). */
  testSuppressed: (g: Game<Classic>, u: Unit<Classic>, what: Losses, wounds: number) => void;
  /** Whether a unit ignores suppressive fire: false (WAF-SHOOT-16). */
  defiesSuppression: (g: Game<Classic>, u: Unit<Classic>) => boolean;
}

const PINNING = keyword('pinning');
const SNIPER = keyword('sniper');
const BARRAGE = keyword('barrage');

/** Answers where no house rule gives another. */
export const reactionsHouseSeams = (s: WaffleSeams): ReactionHouseSeams => ({
  reactionStep: () => {},
  barsReactions: () => false,
  vehicleReacts: () => false,
  mayReactToFire: () => false,
  reactToFire: () => {},
  mayReturnFire: () => false,
  returnFire: () => {},
  firesBack: () => false,
  mayDive: () => false,
  dive: (g, u) => {
    if (u.alive > 0) goToGround(g, u);
  },
  hasReacted: () => false,
  noteReaction: () => {},
  causesPinning: (g, a) => attackHas(g, a, PINNING) || attackHas(g, a, SNIPER) || attackHas(g, a, BARRAGE),
  lossesMean: (_g, _u, lost, of) => (lost > 0 && lost * 4 >= of ? LOSSES.flight : LOSSES.none),
  testSuppressed: (g, u, what, wounds) => checkLosses(g, s, u, what, -wounds),
  defiesSuppression: () => false,
});
