import { ARM } from '../../classic/family.ts';
import { mayCharge } from './charge-after-fire.ts';

export default mayCharge(
  {
    id: 'CAL-WPN-06',
    title: 'Rapid Fire weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'Rapid Fire weapons shoot without penalty after moving; at up to half range each shoots twice, beyond it once. The unit may charge in the same turn.',
      'Ruling: the closing words are incomplete; they are read as permission to charge, as with Assault weapons. The charge may only go to the unit that was shot (CLS-ASSAULT-02).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Rapid Fire shots (CLS-WPN-04); replaces its ban on charging (CLS-WPN-04, CLS-ASSAULT-03)',
  },
  ARM['rapid-fire'],
);
