import type { Game, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Attack } from './attack-frame.ts';
import type { Volley } from './volley.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Who is eligible to shoot, when, and what follows from having shot. */
export interface ShootingSeams {
  /** Whether a unit meets the conditions of being eligible to shoot, with a target or without: Actions ask for that too. */
  eligibleToShoot: (g: G, u: U) => boolean;
  /** Whether a unit is where units that shoot have to be: on the battlefield. */
  presentToShoot: (g: G, u: U) => boolean;
  /** Whether it has what a unit needs that is to be eligible: a ranged weapon. */
  armedToShoot: (g: G, u: U) => boolean;
  /** Whether a unit may be selected to shoot that has nothing to shoot at. */
  selectableWithoutTarget: (g: G, u: U) => boolean;
  /** A unit has just been selected to shoot. */
  selectedToShoot: (g: G, u: U) => void;
  /** Whether a unit that was selected counts as having shot. */
  countsAsShot: (g: G, v: Volley) => boolean;
  /** A unit has shot: all its attacks are resolved. `v` tells at whom; it may be empty. */
  hasShot: (g: G, v: Volley) => void;
  /** Whether a unit may shoot at another outside its own Shooting phase, with Fire Overwatch or the like. */
  mayShootOutOfPhase: (g: G, u: U, t: U) => boolean;
  /** Whether rules that belong to a phase work now: `outOfPhase` tells whether something is done as if it were another phase. */
  phaseRulesWork: (g: G) => boolean;
  /** Finds out again, just before a weapon's attacks are made, what holds for a row of the volley. */
  refreshRow: (g: G, v: Volley, row: number) => void;
  /** Models of the target that count for a group of attacks. */
  targetModels: (g: G, a: Attack) => number;
  /** Whether the attacker counts as locked in combat for a group of its ranged attacks. */
  attackerLocked: (g: G, a: Attack) => boolean;
  /** What becomes of rows of a volley whose target is not eligible any more when attacks are to be made. */
  targetsLost: (g: G, v: Volley) => void;
  /** Whether a unit may shoot again that has shot already. */
  mayShootAgain: (g: G, u: U) => boolean;
}
