import { DEED, type Game, type Purpose, purpose, type SideId } from 'sandtable/rules';
import { mayHoldPsykers, nextPsyker, onBattlefield, PSYKERS } from '../../../classic/psychic/psykers.ts';
import { type Calixtus, defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';

const CHARGE = purpose('warp-charge');
const DISPEL_CHARGE = purpose('dispel-charge');

/** A D3 for each psyker of a side on the battlefield, times its Mastery Level, added up. */
function gather(g: Game<Calixtus>, s: CalixtusSeams, side: SideId, why: Purpose): number {
  const units = g.sides[side];
  let sum = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (!mayHoldPsykers(u) || !onBattlefield(g, u)) continue;
    for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) {
      const frame = g.dice.begin(DEED.psychic, u, g.nobody);
      sum += g.dice.d3(frame, why) * s.masteryOf(g, i);
      g.dice.end(frame);
    }
  }
  return sum;
}

/** The pool of the side whose phase it is. */
export const warpChargeGeneration = defineRule({
  id: 'CAL-PSY-04',
  default: 'on',
  keyword: PSYKERS,
  patch: (_p, s) => ({ replace: { ownCharge: (g, side) => gather(g, s, side, CHARGE) } }),
});

/** The pool of the other side, which is there to dispel. */
export const dispelPool = defineRule({
  id: 'CAL-PSY-05',
  default: 'on',
  keyword: PSYKERS,
  patch: (_p, s) => ({ replace: { denyCharge: (g, side) => gather(g, s, side, DISPEL_CHARGE) } }),
});
