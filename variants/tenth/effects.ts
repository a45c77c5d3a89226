import type { Status, Until } from 'sandtable/rules';
import { status } from 'sandtable/rules';

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
