import { sideRegister } from 'sandtable/rules';

/** Warp Charge dice that a side has left in this game turn (WAF-PSY-01). */
export const POOL = sideRegister('WAF-PSY-01/pool', 'round');
