import { defineRule } from '../../family.ts';

/** When all units have acted the game turn is over, and priority is rolled for anew in the next. */
export const endOfTurn = defineRule({
  id: 'WAF-TURN-06',
  default: 'on',
  requires: ['WAF-TURN-02'],
  patch: () => ({ wrap: { rollsPriority: () => () => true } }),
});
