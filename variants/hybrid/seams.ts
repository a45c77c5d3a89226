import type { Game } from 'sandtable/rules';
import type { Attack, Classic, ClassicSeams } from '../classic/family.ts';

/** What rules of the hybrid ask one another, beside the procedures of the base. Without them they answer as the base does. */
export interface HouseSeams {
  /** Whether a natural face To Wound, or to penetrate, is a Critical Wound: never (HYB-DEF-07). */
  isCriticalWound: (g: Game<Classic>, a: Attack, face: number) => boolean;
}

/** The procedures of the base and of the hybrid. */
export interface HybridSeams extends ClassicSeams<Classic>, HouseSeams {}

/** Answers where no rule of the hybrid gives another. */
export const houseSeams = (_s: HybridSeams): HouseSeams => ({
  isCriticalWound: () => false,
});
