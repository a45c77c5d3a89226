import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { CalixtusSeams } from '../hub.ts';

export const CARRIED = ['hatred', 'zealot'];

/** Whether a living model of a unit hates an enemy unit. */
export function hatesUnit(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, enemy: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.hates(g, i, enemy)) return true;
  return false;
}
