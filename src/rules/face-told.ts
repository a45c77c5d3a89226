/** Who is told of a face, besides whoever rolls it. */
export interface FaceTold {
  /** Procedures that get it, or a die of their own, as the edition has them: they look no further than whoever rolls. */
  readonly procedures: readonly string[];
  /**
   * Rules that change one of those, and look no further either. One that compares the face with another number, too, is written with it, or with
   * the name of its own one as in a specification: `CLS-MISSION-14.1`, `CLS-WPN-19.upTo`. With `.*` it looks at the number itself, unless
   * whoever rolls takes it for too low.
   */
  readonly rules: readonly string[];
}

/**
 * Declares, beside a die of which only matters whether it reaches certain numbers (`Dice.d6`), which procedures are told of its face. Any rule but
 * `rules` that changes one of them may look at the face itself, and is taken to. `validate` and tests play other faces in the place of those that stand
 * for them: a procedure that is told and not named is found, and so is a rule named here that looks further.
 */
export const faceTold = (procedures: readonly string[], rules: readonly string[] = []): FaceTold => ({ procedures, rules });

/** Whoever rolls compares the face with numbers, and tells nobody. */
export const TOLD_NOBODY: FaceTold = faceTold([]);

/** Faces of `on` or more are another outcome than those below: a bit. Several are joined by `|`. */
export const reaching = (on: number): number => 1 << Math.ceil(on);
