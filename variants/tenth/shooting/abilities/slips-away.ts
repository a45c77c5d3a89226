import type { Ability } from 'sandtable/rules';
import { decision, event, hasBit, INTENT, inflict, intent, is, keyword, status, take } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { leastValue } from '../../movement/granted-moves.ts';
import { TARGETED } from '../../state.ts';
import type { Tables } from '../../tables.ts';

const SLIPS = keyword('slips-away');
const SLIPPED = status('slipped-away', 'turn');
const SLIPS_AWAY = event('slips-away', { unit: 'unit', from: 'unit', moved: 'inches' }, '{unit} slips {moved} away from {from}');
const WHETHER = decision<Modern>('slips-away', 'flag', take);

/** A unit selected as a target moves away before any attack is made. */
export const slipsAway: Ability<Modern, Tables> = {
  keyword: 'slips-away',
  text: 'Once a turn, just after an enemy unit has picked it as a target of its ranged attacks, this unit can make a Normal move of up to X" away from it.',
  patch: (s) => ({
    reactions: [
      {
        id: 'slips-away',
        on: TARGETED,
        asks: WHETHER,
        may: (g, unit) => hasBit(unit.allBits, SLIPS) && !is(unit, SLIPPED) && s.mayTakeMove(g, unit),
        act: (g, unit, cause) => {
          inflict(g, unit, SLIPPED);
          g.desk.field.intent = intent(INTENT.withdraw, cause.slot);
          const gone = s.makeGrantedMove(g, unit, leastValue(g, unit, 'slips-away'));
          if (gone > 0) g.log.note(SLIPS_AWAY, unit.slot, cause.slot, Math.round(gone * 256));
        },
      },
    ],
  }),
};
