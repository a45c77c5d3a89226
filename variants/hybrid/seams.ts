import type { Game, ModelId } from 'sandtable/rules';
import type { Attack, Classic, ClassicSeams } from '../classic/family.ts';
import { type Roll, statsOfHybrid } from './family.ts';

/** What rules of the hybrid ask one another, beside the procedures of the base. Without them they answer as the base does. */
export interface HouseSeams {
  /** Whether a natural face To Wound, or to penetrate, is a Critical Wound: never (HYB-DEF-07). */
  isCriticalWound: (g: Game<Classic>, a: Attack, face: number) => boolean;
  /** Deadly Demise of a vehicle by its profile, null where that lists none (HYB-DEF-10). */
  printedDemise: (g: Game<Classic>, vehicle: ModelId) => Roll | null;
  /** What the end of a vehicle does to units near it in place of hits on each model: nothing, null (HYB-DEF-09). */
  demiseOf: (g: Game<Classic>, vehicle: ModelId) => Roll | null;
}

/** The procedures of the base and of the hybrid. */
export interface HybridSeams extends ClassicSeams<Classic>, HouseSeams {}

/** Answers where no rule of the hybrid gives another. */
export const houseSeams = (_s: HybridSeams): HouseSeams => ({
  isCriticalWound: () => false,
  printedDemise: (g, vehicle) => statsOfHybrid(g.sheetOf(vehicle).stats).deadlyDemise,
  demiseOf: () => null,
});
