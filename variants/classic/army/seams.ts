import type { Count, Detachment, Game, Muster, SideId, Unit } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';

/** ARMY, and the cards of MISSION-13. Filled by army/base.ts. */
export interface ArmySeams<F extends ClassicFamily> {
  /** The trait that a Warlord's unit gets before the battle: a table of his owner's choice, and a die (CLS-ARMY-03). */
  rollTrait: (g: Game<F>, u: Unit<F>) => number;
  /** Whether a unit keeps an eye on one of the other force of its army, if that is near: where either is a desperate ally (CLS-ARMY-07). */
  mistrusts: (g: Game<F>, u: Unit<F>, other: Unit<F>) => boolean;
  /** Whether nothing between their forces keeps a character out of a unit of his army: nothing (CLS-ARMY-07). */
  befriends: (g: Game<F>, character: Unit<F>, host: Unit<F>) => boolean;
  /** Whether a card that was drawn (two faces, 11 to 66) is put back for another: no (CLS-MISSION-13). */
  redrawsCard: (g: Game<F>, side: SideId, card: number) => boolean;
}

/** ARMY: what lists have to keep to. Asked when they are read, never in play. Filled by army/muster.ts. */
export interface MusterSeams {
  /** Notes everything that is wrong with an army list. */
  checkMuster: (muster: Muster) => void;
  /** Notes that a list costs more than the size of the game (CLS-ARMY-02). */
  checkLimit: (muster: Muster) => void;
  /** Notes what an army that keeps to no detachments may not have (CLS-ARMY-08). */
  checkUnbound: (muster: Muster) => void;
  /** Notes what is wrong with a detachment: its kind, its choices (CLS-ARMY-01). */
  checkDetachment: (muster: Muster, detachment: Detachment) => void;
  /** The battlefield roles that fill choices; the last of a unit's counts (CLS-ARMY-01). */
  rolesOf: (muster: Muster) => readonly string[];
  /** How many choices of a role are compulsory in a detachment (CLS-ARMY-01). */
  fewestOf: (muster: Muster, detachment: Detachment, role: string) => Count;
  /** How many choices of a role a detachment has, compulsory and optional ones (CLS-ARMY-01). */
  mostOf: (muster: Muster, detachment: Detachment, role: string) => Count;
  /** The entry of the ledger that gives a detachment its choices of a role (CLS-ARMY-01). */
  slotEntry: (muster: Muster, detachment: Detachment, role: string) => string;
}
