import { DEED, type Decision, decision, first, type Game, type SideId } from 'sandtable/rules';
import { livesWith, TABLE, TABLES, TRAIT_ROLL } from '../../../classic/army/warlord.ts';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

/** Which of the traits that were rolled a Warlord keeps: a table's number plus a face. */
const KEEP: Decision<Classic> = decision<Classic>('WAF-ARMY-10/keep', 'number', first);

/** A Warlord rolls on every table and keeps one of the results. */
export const choosingTraits = defineRule({
  id: 'WAF-ARMY-10',
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-03'],
  patch: () => ({
    replace: {
      rollTrait: (g, u) => {
        const frame = g.dice.begin(DEED.setup, g.seats[g.seatOf[u.side]], g.nobody);
        for (let k = 0; k < TABLES.length; k++) KEEP.options[k] = TABLES[k] + g.dice.d6(frame, TRAIT_ROLL);
        g.dice.end(frame);
        return KEEP.options[g.ask(KEEP, u.side, u, null, TABLES.length)];
      },
    },
  }),
});

const ATTACKS_BY_NIGHT = TABLE.strategic + 2;

/** The side that has a Night Attacker, the winner of a roll-off where both have one, or -1. */
function nightAttacker(g: Game<Classic>, rollOff: (g: Game<Classic>) => SideId): SideId | -1 {
  const red = livesWith(g, 0, ATTACKS_BY_NIGHT);
  const blue = livesWith(g, 1, ATTACKS_BY_NIGHT);
  if (red && blue) return rollOff(g);
  return red ? 0 : blue ? 1 : -1;
}

/** A Warlord who attacks by night chooses when it is, and when that changes. */
export const nightAttack = defineRule({
  id: 'WAF-ARMY-12',
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-06', 'WAF-MISSION-04'],
  patch: (_p, s) => ({
    replace: {
      timeDecider: (g) => nightAttacker(g, s.rollOff),
      nightDecider: (g) => nightAttacker(g, s.rollOff),
    },
  }),
});
