import { scatterX, scatterY } from 'sandtable/kit';
import { type Frame, type Game, keyword, reaching } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { type Attack, rolledFor } from '../shooting/attack.ts';
import { hitsAt } from '../shooting/markers.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { isByPlace } from './by-place.ts';

const MELTA = keyword('melta');

/**
 * For exact odds: the sums of a scatter's dice from which on the marker of the attack that rolls them comes to hit others than with one less, in a
 * direction (`reaching`). -1 where they roll for no attack, or something is done where it lies.
 */
export function scatterTurns(g: Game<Classic>, s: ClassicSeams, frame: Frame, degrees: number, lessInches: number, dice: number): number {
  const a = rolledFor(g, frame);
  // As the account has it (`tellMarks`). Of melta the hits depend on the place, too.
  if (a === null || a.fromMark || a.stray || isByPlace(a) || a.hasRings || weaponHas(a, MELTA)) return -1;
  let marks = 0;
  if (degrees < 0) return marks;
  const hits = new Int32Array(g.units.length);
  turned(g, s, a, degrees, Math.max(0, dice - lessInches), hits);
  for (let sum = dice + 1; sum <= 6 * dice; sum++)
    if (turned(g, s, a, degrees, Math.max(0, sum - lessInches), hits)) marks |= reaching(sum);
  return marks;
}

/** Whether the marker of an attack, as it is placed now, would scatter to hit others than when it was asked last. `hits`: then, and now, by unit. */
function turned(g: Game<Classic>, s: ClassicSeams, a: Attack, degrees: number, inches: number, hits: Int32Array): boolean {
  const x = scatterX(a.mark[0], degrees, inches);
  const y = scatterY(a.mark[1], degrees, inches);
  let others = false;
  for (let k = 0; k < g.units.length; k++) {
    const n = hitsAt(g, s, a, g.units[k], x, y);
    others ||= n !== hits[k];
    hits[k] = n;
  }
  return others;
}
