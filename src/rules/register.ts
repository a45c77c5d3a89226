import { NameTable } from './names.ts';

/**
 * When the turn program clears a status or a register of a unit. Sides are the unit's own; "own turn" is a turn
 * of its side.
 *
 * - `phase`, `turn`, `round`: at the end of the window that is open.
 * - `own-turn-start`: when its side's next turn starts.
 * - `own-turn-end`: at the end of its side's next turn to end (this one, if it is its own).
 * - `next-own-turn-end`: the same, but one acquired in an own turn lasts through the following own turn.
 * - `opponent-turn-end`: at the end of the next enemy turn.
 * - `own-command`: when its side's next command window opens.
 * - `activation`: when the activation of the unit ends.
 * - `game`: never.
 *
 * Where units have turns (`activations`), "own turn" is the unit's: `own-turn-start` ends when its activation begins;
 * `own-turn-end`, `next-own-turn-end` and `activation` when it ends, with the exception above for what was acquired in it; `turn` at both, so
 * that nothing done in another unit's turn counts as done in its own. Anything else that units acquire between their activations lasts to the
 * end of the next one. A unit without an activation has its turn when the game turn of both sides (`joint`) ends; `turn`,
 * `opponent-turn-end` and whatever sides keep until the start or end of a turn then end for all.
 * Where units are ranked within phases (`ranked`), the game turn is everybody's own, and what a unit acquires after it has acted in a
 * phase counts as acquired in it.
 */
export type Until =
  | 'activation'
  | 'phase'
  | 'turn'
  | 'round'
  | 'own-turn-start'
  | 'own-turn-end'
  | 'next-own-turn-end'
  | 'opponent-turn-end'
  | 'own-command'
  | 'game';

declare const statusBrand: unique symbol;
/** Index into `unit.status`: 0 is off, anything else on. */
export type Status = number & { readonly [statusBrand]: true };
declare const registerBrand: unique symbol;
/** Index into `unit.reg`. */
export type UnitRegister = number & { readonly [registerBrand]: true };
declare const modelRegisterBrand: unique symbol;
/** Index into `models.reg`. */
export type ModelRegister = number & { readonly [modelRegisterBrand]: true };
declare const sideRegisterBrand: unique symbol;
/** Index into `game.sideReg[side]`. */
export type SideRegister = number & { readonly [sideRegisterBrand]: true };
declare const metricBrand: unique symbol;
/** Index into an engagement's integer metrics, one per side. */
export type Metric = number & { readonly [metricBrand]: true };

export const statuses = new NameTable('status');
export const statusUntil: Until[] = [];
export const unitRegisters = new NameTable('unit register');
export const unitRegisterUntil: Until[] = [];
export const modelRegisters = new NameTable('model register');
export const modelRegisterUntil: Until[] = [];
export const sideRegisters = new NameTable('side register');
export const sideRegisterUntil: Until[] = [];
export const metrics = new NameTable('metric');

function declare(table: NameTable, untils: Until[], name: string, until: Until): number {
  const known = table.find(name);
  if (known >= 0 && untils[known] !== until) {
    throw new Error(`"${name}" is declared twice, until "${untils[known]}" and until "${until}"`);
  }
  const slot = table.add(name);
  untils[slot] = until;
  return slot;
}

/** By status: the name that `odds` reports it by; none for what only rules remember. */
export const statusOutcomes: (string | undefined)[] = [];
/**
 * A condition of a unit, shown by name in traces and worked examples.
 * @param outcome what `odds` calls it, where players ask whether an attack leads to it: `isPinned`
 */
export function status(name: string, until: Until, outcome?: string): Status {
  const slot = declare(statuses, statusUntil, name, until);
  statusOutcomes[slot] ??= outcome;
  return slot as Status;
}
/** A number that a rule keeps for each unit; 0 at the start and whenever its window closes. */
export const unitRegister = (name: string, until: Until): UnitRegister =>
  declare(unitRegisters, unitRegisterUntil, name, until) as UnitRegister;
/** A number that a rule keeps for each model. */
export const modelRegister = (name: string, until: Until): ModelRegister =>
  declare(modelRegisters, modelRegisterUntil, name, until) as ModelRegister;
/** A number that a rule keeps for each side. `own-…` durations look at that side's turns. */
export const sideRegister = (name: string, until: Until): SideRegister =>
  declare(sideRegisters, sideRegisterUntil, name, until) as SideRegister;
/** An integer summed over engagements and reported by side. */
export const metric = (name: string): Metric => metrics.add(name) as Metric;
