import { type Decision, decision, event, type Game, inflict, integer, is, PLACE, reckoned, type SideId, status } from 'sandtable/rules';
import { livesWith, TABLE, warlordOf } from '../../classic/army/03-warlords.ts';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const MASTER_OF_AMBUSH = TABLE.strategic + 3;
/** Set up as infiltrators by their Warlord's trait. */
const LIES_IN_WAIT = status('lies-in-wait', 'game');
const LIES = event('lies-in-wait', { unit: 'unit' }, '{unit} lies in wait');
/** Which units go with him, one after another; units, -1 for no more. */
const WHO: Decision<Classic> = decision<Classic>('WAF-ARMY-13/unit', 'unit', reckoned);

/** Lists the unpicked units on foot of a side, the dearest first and the option of none last; returns how many. */
function listUnits(g: Game<Classic>, s: WaffleSeams, side: SideId): number {
  const { options } = WHO;
  const units = g.sides[side];
  let n = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || u.place !== PLACE.table || is(u, LIES_IN_WAIT) || s.isVehicle(g, u)) continue;
    let at = n++;
    while (at > 0 && g.units[options[at - 1]].sheet.points < u.sheet.points) {
      options[at] = options[at - 1];
      at--;
    }
    options[at] = u.slot;
  }
  options[n] = -1;
  return n;
}

/** A Master of Ambush infiltrates, and takes three non-vehicle units with him. */
export default defineRule({
  id: 'WAF-ARMY-13',
  title: 'Trait: Master of Ambush',
  source: 'Warlord Traits, Strategic, 3',
  text: 'Infiltrate is given to the Warlord plus three chosen units, none of them vehicles.',
  changes: 'classic base: Warlord Traits, strategic table 3 (restated) (CLS-ARMY-06, CLS-RESERVE-10)',
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-06', 'CLS-RESERVE-10'],
  params: { units: integer(3, 0, 6, 'units that lie in wait with their Warlord', 'units') },
  patch: ({ units: most }, s) => {
    function lieInWait(g: Game<Classic>, slot: number): void {
      inflict(g, g.units[slot], LIES_IN_WAIT);
      g.log.note(LIES, slot);
    }

    return {
      before: {
        infiltrate: (g) => {
          for (let seat = 0; seat < 2; seat++) {
            const side = (g.seatOf[0] === seat ? 0 : 1) as SideId;
            const own = warlordOf(g, side);
            if (own === null || !livesWith(g, side, MASTER_OF_AMBUSH)) continue;
            if (own.place === PLACE.table) lieInWait(g, own.slot);
            for (let picked = 0; picked < most; picked++) {
              const n = listUnits(g, s, side);
              const slot = n === 0 ? -1 : WHO.options[g.ask(WHO, side, own, null, n + 1)];
              if (slot < 0) break;
              lieInWait(g, slot);
            }
          }
        },
      },
      wrap: { infiltrates: (next) => (g, u) => is(u, LIES_IN_WAIT) || next(g, u) },
    };
  },
});
