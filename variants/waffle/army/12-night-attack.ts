import type { Game, SideId } from 'sandtable/rules';
import { livesWith, TABLE } from '../../classic/army/03-warlords.ts';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const ATTACKS_BY_NIGHT = TABLE.strategic + 2;

/** The side that has a Night Attacker, the winner of a roll-off if both have one, or -1. */
function nightAttacker(g: Game<Classic>, rollOff: (g: Game<Classic>) => SideId): SideId | -1 {
  const red = livesWith(g, 0, ATTACKS_BY_NIGHT);
  const blue = livesWith(g, 1, ATTACKS_BY_NIGHT);
  if (red && blue) return rollOff(g);
  return red ? 0 : blue ? 1 : -1;
}

/** A Warlord who attacks by night chooses when night falls or ends. */
export default defineRule({
  id: 'WAF-ARMY-12',
  title: 'Trait: Night Attacker',
  source: 'Warlord Traits, Strategic, 2',
  text: [
    "In games that use Night Fighting the bearer's choice between daybreak and approaching night wins without a roll-off, the bearer decides at the start of a turn whether night has begun or cleared in place of the D6, and all models of the army have Night Vision. If both players have it, roll off for each of these.",
    'Ruling: The decision is available from turn 2 and, once made in favour of the change, is permanent like the die result.',
  ].join('\n'),
  changes: 'classic base: Warlord Traits, strategic table 2 (adapted to the new night rules) (CLS-ARMY-06, CLS-TERRAIN-17)',
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
