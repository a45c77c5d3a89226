import { defineRule } from '../family.ts';

/** What lets a model shoot or fight on a condition works each time the condition is met. */
export default defineRule({ id: 'TEN-TURN-11', default: 'on', patch: () => ({ replace: { mayAnswerAgain: () => true } }) });
