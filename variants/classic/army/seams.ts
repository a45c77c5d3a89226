import type { Game, SideId, Unit } from 'sandtable/rules';
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
