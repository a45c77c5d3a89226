import type { Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Volley } from './volley.ts';

/** Whether the attacks of a row can be made: its model and its target are still there, and the model can fire the weapon at the target. */
export function rowHolds(g: Game<Modern>, s: ModernSeams, v: Volley, row: number): boolean {
  const t = g.units[v.target[row]];
  const m = v.model[row];
  return t.alive > 0 && g.models.alive[m] !== 0 && s.mayTarget(g, v.attacker, t) && s.mayFireAt(g, v.attacker, m, v.weapon[row], t);
}
