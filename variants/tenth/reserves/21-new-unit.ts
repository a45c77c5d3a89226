import { status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A new unit that replaced a destroyed one, whether or not it has left Reserves. */
export const REPLACEMENT = status('replacement', 'game');

/** A replacement is a new unit: nothing that the old one did, used up or was affected by applies to it. */
export default defineRule({
  id: 'TEN-RESERVE-21',
  title: 'Replacement units',
  source: 'Commentary "Replacement Units"',
  text: [
    'A rule that removes a unit and replaces it with a new full-strength one creates a new unit: full Starting Strength, full wounds, fresh One Shot weapons (TEN-WPN-30), no effects of the old one; it is set up as the rule says and treated as Reinforcements.',
    'Ruling: Points missing in the file; read as a newly added unit because the One Shot paragraph speaks of new units added to an army.',
  ].join('\n'),
  layer: 'commentary',
  simulated: 'partial',
  leavesOut:
    'the source announces points for replacement units but prints only those for repositioned ones; the rest is left to the rule that replaces; kill points of the end are counted as if the new unit were the old one',
  changes: 'Adds a procedure used by abilities. Off: such rules restore the old unit with all its history.',
  default: 'on',
  keyword: 'replaced-when-destroyed',
  patch: () => ({
    after: {
      newUnit: (g, u) => {
        u.status.fill(0);
        u.reg.fill(0);
        for (let k = 0; k < g.models.reg.length; k++) g.models.reg[k].fill(0, u.first, u.first + u.size);
      },
    },
  }),
});
