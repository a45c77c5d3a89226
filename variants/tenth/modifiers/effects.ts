import type { Game, Status, Unit, UnitRegister, Until } from 'sandtable/rules';
import { lift, status, unitRegister } from 'sandtable/rules';
import { Declared } from '../definitions/declared.ts';
import type { Modern } from '../family.ts';
import { BATTLE_SHOCKED } from '../state.ts';

/** Temporary conditions from rules, abilities and Stratagems, and those of them that come from the unit's own Stratagems. */
const effects = new Declared<Status>();
const stratagemEffects = new Declared<Status>();

/**
 * Declares a temporary condition that something puts on a unit, so that rules about persisting effects find it. What a unit has done
 * (Advanced, shot ...) is a plain `status`.
 */
export function effect(name: string, until: Until, from: 'ability' | 'stratagem' = 'ability'): Status {
  const it = status(name, until);
  if (!effects.has(it)) effects.add(it);
  if (from === 'stratagem' && !stratagemEffects.has(it)) stratagemEffects.add(it);
  return it;
}

const numbers = new Declared<UnitRegister>();

/** The same for a number that something puts on a unit for a time. */
export function effectRegister(name: string, until: Until): UnitRegister {
  const it = unitRegister(name, until);
  if (!numbers.has(it)) numbers.add(it);
  return it;
}

const liftAll = (u: Unit<Modern>, of: Declared<Status>): void => {
  for (let k = 0; k < of.count; k++) lift(u, of.at(k));
};

/** Ends all temporary effects on a unit except Battle-shock; or only those from Stratagems. */
export function liftEffects(u: Unit<Modern>): void {
  liftAll(u, effects);
  for (let k = 0; k < numbers.count; k++) u.reg[numbers.at(k)] = 0;
}
export const liftStratagemEffects = (u: Unit<Modern>): void => liftAll(u, stratagemEffects);

/** Ends all temporary effects on a unit, including Battle-shock. */
export function endEffects(_g: Game<Modern>, u: Unit<Modern>): void {
  liftEffects(u);
  lift(u, BATTLE_SHOCKED);
}
