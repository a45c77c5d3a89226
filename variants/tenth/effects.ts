import type { Game, Status, Unit, Until } from 'sandtable/rules';
import { lift, status } from 'sandtable/rules';
import type { Modern } from './family.ts';
import { BATTLE_SHOCKED } from './states.ts';

/** Conditions that rules, abilities and Stratagems put on units for a time, and those of them that come from Stratagems of their own side. */
export const EFFECTS: Status[] = [];
export const STRATAGEM_EFFECTS: Status[] = [];

/**
 * Declares a condition that something puts on a unit for a time: rules about effects that persist find it. What a unit has
 * done (Advanced, shot ...) is a plain `status`.
 */
export function effect(name: string, until: Until, from: 'ability' | 'stratagem' = 'ability'): Status {
  const it = status(name, until);
  if (!EFFECTS.includes(it)) EFFECTS.push(it);
  if (from === 'stratagem' && !STRATAGEM_EFFECTS.includes(it)) STRATAGEM_EFFECTS.push(it);
  return it;
}

/** Ends every effect that was put on a unit for a time, Battle-shock among them. */
export function endEffects(_g: Game<Modern>, u: Unit<Modern>): void {
  for (let k = 0; k < EFFECTS.length; k++) lift(u, EFFECTS[k]);
  lift(u, BATTLE_SHOCKED);
}
