import { eachUnit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { bodyOf, withBody } from '../../bothSides.ts';
import { defineRule } from '../../family.ts';

/** A unit that falls back tries to regroup as it begins to act, and not at the start of the game turn. */
export const orderOfSteps = defineRule({
  id: 'WAF-TURN-03',
  default: 'on',
  requires: ['WAF-TURN-02'],
  sequence: (turn) => {
    const regroup = turn.find('regroup');
    if (!('run' in regroup) || regroup.kind === 'step') return turn;
    return turn
      .remove('regroup')
      .replace('movement', (movement) => withBody(movement, [eachUnit<Classic>('regroup', regroup.may, regroup.run), ...bodyOf(movement)]));
  },
});
