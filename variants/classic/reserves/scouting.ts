import { type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { nextAboard } from '../transports/hold.ts';

const SCOUT = keyword('scout');

/** Whether a unit scouts: one of its models does, or one of each unit of passengers of their dedicated transport (CLS-USR-29). */
export function isScout(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (hasBit(u.anyBits, SCOUT)) return true;
  if (!u.dedicated) return false;
  let rider = nextAboard(g, u, -1);
  if (rider === null) return false;
  for (; rider !== null; rider = nextAboard(g, u, rider.slot)) if (!hasBit(rider.anyBits, SCOUT)) return false;
  return true;
}
