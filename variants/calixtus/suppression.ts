import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import type { CalixtusSeams } from './seams.ts';
import { PINNING_MODIFIER } from './state.ts';

/** A pinning test with a modifier to Leadership: 0, or a negative number. True if passed, or if none is owed. */
export function testPinning(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, by: Unit<Classic> | null, modifier: number): boolean {
  u.reg[PINNING_MODIFIER] = modifier;
  const passed = s.pinningTest(g, u, by);
  u.reg[PINNING_MODIFIER] = 0;
  return passed;
}
