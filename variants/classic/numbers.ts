/** Numbers of the base that entries of its ledger let a designer change. Inches, unless the name says otherwise. */
export interface Numbers {
  /** Coherency of a unit, across and up, and of vehicles of a squadron (CLS-MOVE-05, CLS-VEH-29). */
  readonly coherencyInches: number;
  readonly coherencyUpInches: number;
  readonly squadronInches: number;
  /** How far a model piles in (CLS-ASSAULT-16, -34). */
  readonly pileInInches: number;
  /** How near a friend in contact lets a model strike (CLS-ASSAULT-17). */
  readonly engagedInches: number;
  /** Dice of a thrust move (CLS-MOVE-13). */
  readonly thrustDice: number;
  /** Dice of a Fall Back move, and of one of swift types (CLS-MORALE-07). */
  readonly fallBackDice: number;
  readonly swiftFallBackDice: number;
  /** What a unit may move when it regroups (CLS-MORALE-10). */
  readonly regroupInches: number;
  /** Share of a model, and of the facing of a vehicle, that has to be hidden for cover (CLS-SAVE-05, CLS-VEH-27). */
  readonly hiddenShare: number;
  readonly hiddenFacingShare: number;
  /** Best save that can be had (CLS-SAVE-09). */
  readonly bestSave: number;
}

export const numbers: Numbers = {
  coherencyInches: 2,
  coherencyUpInches: 6,
  squadronInches: 4,
  pileInInches: 3,
  engagedInches: 2,
  thrustDice: 2,
  fallBackDice: 2,
  swiftFallBackDice: 3,
  regroupInches: 3,
  hiddenShare: 0.25,
  hiddenFacingShare: 0.25,
  bestSave: 2,
};
