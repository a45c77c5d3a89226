import { event, status, unitRegister } from 'sandtable/rules';

/** What is recorded of units about charges, their reactions to them, and being caught. */

/** The span (`allowanceWindow`) in which the unit last reacted to a charge (WAF-ASSAULT-10). */
export const REACTED = unitRegister('reacted-to-charge', 'round');
/** Slot + 1 of the unit whose charge made it flee (WAF-ASSAULT-08). */
export const FLED_FROM = unitRegister('fled-from', 'phase');
/** Was reached by a charge while fleeing: struck before the first step of the fight (WAF-ASSAULT-09, WAF-MORALE-08). */
export const CAUGHT = status('caught-fleeing', 'phase');
/** Failed to regroup when it was charged (WAF-MORALE-06). */
export const UNRALLIED = status('failed-to-rally', 'phase');
/** The span (`allowanceWindow`) in which it regrouped because it was charged: it neither moves nor charges in it (WAF-MORALE-07). */
export const RALLIED_IN = unitRegister('rallied-in', 'round');

/** A charge has reached a fleeing unit. */
export const CATCHES = event('catches', { unit: 'unit', target: 'unit' }, '{unit} catches {target} fleeing');
