import type { Bonus, Count, Game, Inches, ModelId, Unit } from 'sandtable/rules';
import type { Classic, ClassicStats } from '../classic/family.ts';
import type { ClassicSeams } from '../classic/hub.ts';
import type { Attack } from '../classic/shooting/attack.ts';
import { damageRollOf, type Roll, statsOfHybrid } from './family.ts';
import type { HybridSeams } from './hub.ts';

/** What rules of the hybrid ask one another, beside the procedures of the base. Without them they answer as the base does. */
export interface HouseSeams {
  /** Deadly Demise of a vehicle by its profile, null where that lists none (HYB-DEF-10). */
  printedDemise: (g: Game<Classic>, vehicle: ModelId) => Roll | null;
  /** What the end of a vehicle does to units near it in place of hits on each model: nothing, null (HYB-DEF-09). */
  demiseOf: (g: Game<Classic>, vehicle: ModelId) => Roll | null;
  /** The natural face To Wound, or to penetrate, from which on it is a Critical Wound; 0 where there is no such thing (HYB-DEF-07). */
  criticalWoundOn: (g: Game<Classic>, a: Attack) => number;
  /** The Damage of a weapon for the wound or hit that takes effect now: as printed, 1 where it is dice (HYB-DEF-06). */
  inflictedDamage: (g: Game<Classic>, a: Attack) => Count;
  /** Movement of models of a statline: as their datasheet prints it, else that of their kind (HYB-DEF-02). A number to tune. */
  movementBy: (g: Game<Classic>, stats: ClassicStats) => Inches;
  /** Inches that pivoting takes off the Movement of a unit's vehicles of a statline: none (HYB-VEH-09, HYB-FLYER-01). */
  pivotValue: (g: Game<Classic>, u: Unit<Classic>, stats: ClassicStats) => Bonus;
  /** For how many of so many pivots in a turn it is paid: each (HYB-VEH-10). */
  paidPivots: (g: Game<Classic>, u: Unit<Classic>, pivots: number) => Count;
  /** Whether a vehicle fires by the types of its weapons (HYB-VEH-14 to -17): if its fire depends on its speed at all. */
  firesByTable: (g: Game<Classic>, model: ModelId) => boolean;
}

declare module './hub.ts' {
  /** The procedures of the base and of the hybrid. */
  interface HybridSeams extends ClassicSeams, HouseSeams {}
}

/** Answers where no rule of the hybrid gives another. */
export const houseSeams = (s: HybridSeams): HouseSeams => ({
  printedDemise: (g, vehicle) => statsOfHybrid(g.sheetOf(vehicle).stats).deadlyDemise,
  demiseOf: () => null,
  criticalWoundOn: () => 0,
  inflictedDamage: (_g, a) => {
    const { dice, plus } = damageRollOf(a.weapon.profile);
    return dice === 0 ? plus : 1;
  },
  movementBy: (_g, stats) => statsOfHybrid(stats).moveInches,
  pivotValue: () => 0,
  paidPivots: (_g, _u, pivots) => pivots,
  firesByTable: (g, model) => g.sheetOf(model).stats.vehicle !== 0 && s.firesBySpeed(g, model),
});
