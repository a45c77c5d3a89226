import { CAUSE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A model for which there is no room is lost without triggering anything. */
export default defineRule({
  id: 'TEN-UNIT-06',
  title: 'Models lost for want of room trigger nothing',
  source: 'Commentary "Set Up on the Battlefield"',
  text: 'Everything placed on the table from elsewhere is "set up" and must be coherent. A model that cannot be set up when told to is destroyed without setting off rules that trigger on a model\'s destruction.',
  layer: 'commentary',
  changes: 'Adds to TEN-UNIT-05. Off: such rules trigger.',
  default: 'on',
  patch: (_p, s) => ({
    replace: {
      loseForRoom: (g, m) => {
        g.remove(m, CAUSE.other, null);
        s.fallen(g, m, null);
      },
    },
  }),
});
