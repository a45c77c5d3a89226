import { status } from 'sandtable/rules';

/** Fires or runs now in answer to fire, out of its turn (WAF-SHOOT-08, -09). */
export const ANSWERS_FIRE = status('answers-fire', 'phase');
