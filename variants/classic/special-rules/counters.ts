import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';

/** Whether a unit has a model with Counter-attack (CLS-USR-05). */
export function hasCounters(g: Game<Classic>, s: Pick<ClassicSeams, 'countersCharges'>, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.countersCharges(g, i)) return true;
  return false;
}
