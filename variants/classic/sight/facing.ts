import { FACING, facingsTowards } from 'sandtable/kit';
import type { Game, ModelId } from 'sandtable/rules';
import type { Classic, ClassicStats } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';
import { madeArm } from '../weapons/arms.ts';

/** The impact of a charge (Hammer of Wrath): it hits the facing in contact. */
export const HAMMER = madeArm('hammer-of-wrath', { S: 'user', AP: '-', type: 'melee' });

/** The best Armour Value among facings given as bits: on a dividing line the better one counts (CLS-VEH-12). */
export function armourOf(stats: ClassicStats, facings: number): number {
  let av = 0;
  if ((facings & FACING.front) !== 0) av = stats.front;
  if ((facings & (FACING.left | FACING.right)) !== 0 && stats.side > av) av = stats.side;
  if ((facings & FACING.rear) !== 0 && stats.rear > av) av = stats.rear;
  return av;
}

/** The facings of a vehicle that an attack comes from, as bits of FACING. */
export function facingsHit(g: Game<Classic>, a: Attack, vehicle: ModelId): number {
  const m = g.models;
  const by = a.bearer;
  return by >= 0 ? facingsTowards(m, vehicle, m.x[by], m.y[by]) : facingsTowards(m, vehicle, a.mark[0], a.mark[1]);
}
