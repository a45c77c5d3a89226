/**
 * Where a unit wants to go. Doctrines choose among intents; the kit places the models. An intent is one integer, so that
 * it fits among the options of a decision.
 */
export const INTENT = {
  /** Do not move. */
  hold: 0,
  /** Approach a unit as far as the move allows (argument: unit slot). */
  advance: 1,
  /** Get to shooting distance of a unit, or stay there (argument: unit slot). */
  'keep-range': 2,
  /** Into or behind a piece of terrain (argument: piece index). */
  cover: 3,
  /** Towards and onto an objective (argument: objective index). */
  objective: 4,
  /** Away from a unit (argument: unit slot). */
  withdraw: 5,
  /** To the point of a scripted order (argument: unused; see `game.orderPoint`). */
  point: 6,
  /** Into a transport (argument: unit slot). */
  embark: 7,
} as const;
export type IntentKind = (typeof INTENT)[keyof typeof INTENT];
export const INTENT_NAMES = Object.keys(INTENT) as (keyof typeof INTENT)[];

const SHIFT = 4096;
export const intent = (kind: IntentKind, argument = 0): number => kind * SHIFT + argument;
export const intentKind = (code: number): IntentKind => Math.floor(code / SHIFT) as IntentKind;
export const intentArgument = (code: number): number => code % SHIFT;
