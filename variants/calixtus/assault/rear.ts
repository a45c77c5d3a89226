import { type Game, inflict, status, type Unit, unitRegister } from 'sandtable/rules';
import { ARC } from '../definitions/facing.ts';
import type { Calixtus } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

/** Declared its charge from behind this phase. */
export const FROM_BEHIND = status('charges-from-behind', 'phase');
/** Slot + 1 of the target whose arc was checked for the current charge; on a target, of the unit that charges it from behind. */
const JUDGED = unitRegister('rear-charge-judged', 'phase');
export const BEHIND_IT = unitRegister('charged-from-behind-by', 'phase');

/** Checks, once for each declaration, whether a charge comes from the rear of its target (CAL-DEF-02). Hulls are not surprised. */
export function judgeCharge(g: Game<Calixtus>, s: CalixtusSeams, u: Unit<Calixtus>, target: Unit<Calixtus>): void {
  if (u.reg[JUDGED] === target.slot + 1) return;
  u.reg[JUDGED] = target.slot + 1;
  if (s.isVehicle(g, target) || s.attackArc(g, target, u) !== ARC.rear) return;
  inflict(g, u, FROM_BEHIND);
  target.reg[BEHIND_IT] = u.slot + 1;
}
