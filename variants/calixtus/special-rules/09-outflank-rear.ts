import { is } from 'sandtable/rules';
import { OUTFLANKED } from '../../classic/reserves/state.ts';
import { ARC } from '../definitions/facing.ts';
import { defineRule } from '../family.ts';
import { OUTFLANKERS } from './outflank.ts';

/** In the turn in which it comes in, a unit at the side of its target counts as being at its rear. */
export default defineRule({
  id: 'CAL-USR-09',
  title: 'Outflank: side counts as rear',
  source: 'Universal Special Rules (Infiltrators paragraph)',
  text: [
    'An outflanking unit that is in the side arc of its target is treated as being in the rear arc.',
    'Ruling: in the turn of arrival, for unit facings (crossfire, rear charge) and not for vehicle armour, as the wording is about enemy units; both sides count.',
  ].join('\n'),
  changes: 'new; adds to CLS-RESERVE-09',
  default: 'on',
  keyword: OUTFLANKERS,
  patch: () => ({
    wrap: {
      attackArc: (next) => (g, u, by) => {
        const arc = next(g, u, by);
        return (arc === ARC.left || arc === ARC.right) && is(by, OUTFLANKED) ? ARC.rear : arc;
      },
    },
  }),
});
