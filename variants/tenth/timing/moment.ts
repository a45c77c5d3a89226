/**
 * Moments at which rules are due: the start and the end of the battle, of rounds, turns, phases and steps, and the acting within a phase.
 */
export const MOMENT = {
  /** After deployment, before the first round. */
  battleStart: 0,
  roundStart: 1,
  turnStart: 2,
  /** After Command points are gained. */
  commandStart: 3,
  /** In the Command phase: its Command step. */
  command: 4,
  commandStepEnd: 5,
  /** After the Battle-shock step. */
  commandEnd: 6,
  movementStart: 7,
  movement: 8,
  /** After Reinforcements. */
  movementEnd: 9,
  shootingStart: 10,
  shooting: 11,
  shootingEnd: 12,
  chargeStart: 13,
  charge: 14,
  chargeEnd: 15,
  fightStart: 16,
  fight: 17,
  fightEnd: 18,
  turnEnd: 19,
  roundEnd: 20,
  battleEnd: 21,
} as const;
export type Moment = (typeof MOMENT)[keyof typeof MOMENT];

/** Whether a moment belongs to no turn: neither side is active at it. */
export const isBetweenTurns = (when: Moment): boolean =>
  when === MOMENT.roundStart || when === MOMENT.roundEnd || when === MOMENT.battleStart || when === MOMENT.battleEnd;

/** Whose turn a rule waits for, by its wording: "your" for its owner's, "your opponent's" for the other's, or "the" turn, phase or step. */
export type Whose = 'your' | 'opponents' | 'the';
