import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Whether a unit that was in play has no models left. */
export const wasDestroyed = (u: Unit<Classic>): boolean => u.alive === 0 && u.strength > 0;

/**
 * How many units of an army list were destroyed of which a unit is made, `role`: only those with this role. A squad and the characters
 * attached to it are units of their own (CLS-MISSION-10); models that join and leave in play have a unit of their own anyway.
 */
export function unitsLost(g: Game<Classic>, u: Unit<Classic>, role: string | null): number {
  const { parts } = u.sheet;
  if (parts === undefined) return wasDestroyed(u) && (role === null || u.sheet.roles.includes(role)) ? 1 : 0;
  if (u.strength === 0) return 0;
  let n = 0;
  let first = u.first;
  for (let p = 0; p < parts.length; p++) {
    const { size, roles } = parts[p];
    let lives = false;
    for (let i = first; i < first + size && !lives; i++) lives = g.models.alive[i] !== 0;
    if (!lives && (role === null || roles.includes(role))) n++;
    first += size;
  }
  return n;
}
