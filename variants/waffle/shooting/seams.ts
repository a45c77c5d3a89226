import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';

/** What rules of this theme ask one another. */
export interface ShootingHouseSeams {
  /** Whether a unit may name an enemy unit that is locked in combat as target of its fire: no (WAF-SHOOT-21). */
  firesInto: (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>) => boolean;
  /** Points of its own that a unit may expect to lose by fire at an engaged unit: none (WAF-SHOOT-22). */
  strayWorth: (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>) => number;
  /** Stray shots of a unit's fire into a melee have slain models of a friendly unit: nothing (WAF-SHOOT-23). */
  friendsSlain: (g: Game<Classic>, friend: Unit<Classic>, by: Unit<Classic>, slain: number) => void;

  /** Whether a unit has fired in the charge that it made in this turn: no (WAF-ASSAULT-14). */
  firedInCharge: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Attacks that each of its models gives up for that, for what doctrines expect: none (WAF-ASSAULT-15). */
  attacksForFiring: (g: Game<Classic>, u: Unit<Classic>) => number;
}

/** Answers where no house rule gives another. */
export const shootingHouseSeams = (_s: WaffleSeams): ShootingHouseSeams => ({
  firesInto: () => false,
  strayWorth: () => 0,
  friendsSlain: () => {},
  firedInCharge: () => false,
  attacksForFiring: () => 0,
});
