import { defineRule } from '../family.ts';

/** When all units have acted the game turn is over, and priority is rolled for again in the next. */
export default defineRule({
  id: 'WAF-TURN-06',
  title: 'End of the turn',
  source: 'The Turn, working playtest turn order, paragraph 4',
  text: [
    'The turn ends once every unit of both sides has been activated; markers are cleared and a new turn starts with a new priority roll.',
    'Ruling: Game length (CLS-TURN-09) and the wipe-out check (CLS-TURN-10) are made here, before the next priority roll.',
  ].join('\n'),
  changes: 'classic base: end of game turn (CLS-TURN-01); game length and wipe-out are untouched (CLS-TURN-09, CLS-TURN-10)',
  default: 'on',
  requires: ['WAF-TURN-02'],
  patch: () => ({ wrap: { rollsPriority: () => () => true } }),
});
