import { defineRule } from '../define-rule.ts';
import { REPOSITIONING } from '../units/abilities/repositions.ts';
import { recordMove } from '../units/repositioned.ts';

/** Rules that apply to Reinforcements also apply to a unit that is set up again. */
export default defineRule({
  id: 'TEN-RESERVE-17',
  title: 'Repositioned units',
  source: 'Commentary "Repositioned Units" (points 1, 2, 3 and 7, printed under the next heading)',
  text: [
    'A unit that a rule removes from and sets back on the battlefield (not by Transport): may be one that arrived or was selected to move this phase, if the rule is used in the Movement phase; is treated like a Reserves unit / Reinforcements by rules that look for those; keeps "Advanced" or "Fell Back" if it did so this phase, otherwise counts as having made a Normal move; cannot be set up where models, Reserves or Reinforcements cannot be set up.',
    'Ruling: The list of seven points stands under "Replacement Units" in the file, but every point speaks of repositioned units; it is read as theirs.',
  ].join('\n'),
  layer: 'commentary',
  changes: 'Adds a procedure used by abilities. Off: it is simply moved: no Reserves triggers, no Reserves limits.',
  default: 'on',
  keyword: REPOSITIONING,
  patch: () => ({
    replace: { countsAsReinforcements: () => true },
    before: { standsAgain: (_g, u) => recordMove(u) },
  }),
});
