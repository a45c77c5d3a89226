import { eachUnit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { bodyOf, withBody } from './both-sides.ts';

/** A unit that falls back tries to regroup as it begins to act, not at the start of the game turn. */
export default defineRule({
  id: 'WAF-TURN-03',
  title: 'Order of steps inside one activation',
  source: 'The Turn, working playtest turn order, paragraph 1',
  text: [
    'The active unit resolves movement, then shooting (including enemy reactions), then assault (charge, charge reaction, fighting) as one uninterrupted sequence apart from those reactions.',
    'Ruling: Regroup tests for a unit that is falling back come at the very start of its activation; if it fails, its Fall Back move is its movement. Psychic powers sit between movement and shooting (WAF-PSY-01).',
  ].join('\n'),
  changes: 'classic base: phases shared by the whole army (CLS-TURN-02, CLS-TURN-04); moment of the Regroup test (CLS-MORALE-10)',
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
