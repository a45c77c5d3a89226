import { INTENT, intent, PLACE } from 'sandtable/rules';
import { go } from '../../classic/movement/move.ts';
import { defineRule } from '../family.ts';

/** A charge that falls short moves the unit as near as it rolled, but not within 1" of any enemy. */
export default defineRule({
  id: 'CAL-ASSAULT-01',
  title: 'Failed charge still moves',
  source: 'The Assault Phase, point 1',
  text: [
    'If the charge roll is too short to reach the enemy, the charging unit moves the full rolled distance towards that enemy all the same.',
    'Ruling: the distance is the roll after the -2" of CLS-ASSAULT-07, if it applies; Overwatch casualties stand; the unit does nothing else that phase. The move is straight towards the nearest model of the target, keeps coherency and stops 1" from any enemy (CAL-MOVE-02). A charge that fails because the chargers are Pinned gives no move.',
  ].join('\n'),
  changes: 'replaces classic base: failed charge without a move (CLS-ASSAULT-09); the roll of 2D6 (CLS-ASSAULT-06) stays',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      chargeFailed: (g, u, target, rolledInches) => {
        if (u.alive === 0 || rolledInches <= 0 || target.alive === 0 || target.place !== PLACE.table) return;
        go(g, s, u, intent(INTENT.advance, target.slot), rolledInches);
      },
    },
  }),
});
