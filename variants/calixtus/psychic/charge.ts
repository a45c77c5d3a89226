import { DEED, type Game, type Purpose, type SideId } from 'sandtable/rules';
import { mayHoldPsykers, nextPsyker, onBattlefield } from '../../classic/psychic/psykers.ts';
import type { Calixtus } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

/** The sum over a side's psykers on the battlefield of so many D3 times Mastery Level. */
export function gather(g: Game<Calixtus>, s: CalixtusSeams, side: SideId, why: Purpose, dice: number): number {
  const units = g.sides[side];
  let sum = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (!mayHoldPsykers(u) || !onBattlefield(g, u)) continue;
    for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) {
      const frame = g.dice.begin(DEED.psychic, u, g.nobody);
      for (let die = 0; die < dice; die++) sum += g.dice.d3(frame, why) * s.masteryOf(g, i);
      g.dice.end(frame);
    }
  }
  return sum;
}
