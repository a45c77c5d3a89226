import { lift } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { tellEnemies } from '../movement/move.ts';
import { ENEMY_SET_UP } from '../reserves/states.ts';
import { UNWATCHED } from './hold.ts';

/** A unit that has just got out has been set up: Fire Overwatch may be fired at it. */
export default defineRule({
  id: 'TEN-TRANSPORT-09',
  title: 'Overwatch at disembarking units',
  source: 'FAQ Transports, 5th question',
  text: 'A unit that has just disembarked has been set up: it can be the target of Fire Overwatch, also when its Transport arrived from Reserves in the same phase.',
  layer: 'faq',
  changes: 'Clarifies TEN-STRAT-12. Off: disembarking is no Overwatch trigger.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    before: {
      gotOut: (g, u) => {
        lift(u, UNWATCHED);
        tellEnemies(g, ENEMY_SET_UP, u);
      },
    },
  }),
});
