import { integer } from 'sandtable/rules';
import { TYPE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';

/** Beasts and cavalry run two dice. */
export default defineRule({
  id: 'CAL-MOVE-06',
  title: 'Run 2D6" (Beasts, Cavalry)',
  source: 'table Movement in the Shooting Phase',
  text: [
    'A unit of Beasts or Cavalry that Runs rolls 2D6 and adds them: every model may move up to the sum in inches.',
    'Ruling: both types have Fleet (CLS-UNIT-09, CLS-UNIT-10), so with CAL-USR-16 they may charge after this Run.',
  ].join('\n'),
  changes: 'replaces classic base: Run of Beasts and Cavalry (CLS-MOVE-11: D6" there)',
  default: 'on',
  keyword: ['beast', 'cavalry'],
  params: { dice: integer(2, 1, 4, 'D6 that are added up for the Run', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      runDice: (next) => (g, u) => {
        const { type } = statsOf(g, u);
        return type === TYPE.beast || type === TYPE.cavalry ? dice : next(g, u);
      },
    },
  }),
});
