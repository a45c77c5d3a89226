import { status } from 'sandtable/rules';

/** Was hit by the shooting unit, and has not yet reacted (WAF-SHOOT-01). */
export const ANSWER_DUE = status('answer-due', 'phase');
/** Fires or runs now in answer to fire, out of its turn (WAF-SHOOT-08, -09). */
export const ANSWERS_FIRE = status('answers-fire', 'phase');
