import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { PINNING_MODIFIER } from '../state.ts';

/** A pinning test with a Leadership modifier of 0 or less. True if passed, or if none is due. */
export function testPinning(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, by: Unit<Classic> | null, modifier: number): boolean {
  u.reg[PINNING_MODIFIER] = modifier;
  const passed = s.pinningTest(g, u, by);
  u.reg[PINNING_MODIFIER] = 0;
  return passed;
}
