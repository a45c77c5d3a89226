import type { Decision } from './decision.ts';
import type { Family } from './family.ts';
import type { Game, Unit } from './game.ts';
import { NameTable } from './names.ts';

declare const triggerBrand: unique symbol;
/** A moment at which the other side, or a rule, may cut in. Editions and rules declare theirs by name. */
export type Trigger = number & { readonly [triggerBrand]: true };
export const triggers = new NameTable('trigger');
export const trigger = (name: string): Trigger => triggers.add(name) as Trigger;

/** Something a unit may do in answer to a trigger. It is offered to the owner of `unit`, whose doctrine decides. */
export interface Reaction<F extends Family = Family> {
  readonly id: string;
  readonly on: Trigger;
  /** A yes-or-no decision, asked only when `may` says yes. Leave it out for a reaction that is compulsory. */
  readonly asks?: Decision<F>;
  readonly may: (g: Game<F>, unit: Unit<F>, cause: Unit<F>) => boolean;
  readonly act: (g: Game<F>, unit: Unit<F>, cause: Unit<F>) => void;
}
