import type { Family } from './family.ts';
import type { Decision, Game, Unit } from './game.ts';
import type { Trigger } from './trigger.ts';

/** Something a unit may do in response to a trigger. It is offered to the owner of `unit`, whose doctrine decides. */
export interface Reaction<F extends Family = Family> {
  readonly id: string;
  readonly on: Trigger;
  /** A yes-or-no decision, asked only when `may` returns true. Leave it out for a compulsory reaction. */
  readonly asks?: Decision<F>;
  readonly may: (g: Game<F>, unit: Unit<F>, cause: Unit<F>) => boolean;
  readonly act: (g: Game<F>, unit: Unit<F>, cause: Unit<F>) => void;
}
