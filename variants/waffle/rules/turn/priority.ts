import { DEED, enemyOf, event, type Game, purpose, type SideId, step, type Unit } from 'sandtable/rules';
import { warlordOf } from '../../../classic/army/warlord.ts';
import { type Classic, STAT } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

const PRIORITY = purpose('priority');
/** The side that goes first in the game turn. */
const WON = event('priority', { side: 'side', by: 'number' }, '{side} wins priority by {by}');
const SEIZED = event('seized', { side: 'side' }, '{side} seizes the initiative');

const totals = new Float64Array(2);

/** The highest Leadership on a unit's datasheet. */
function printed(u: Unit<Classic>): number {
  let best = 0;
  for (let k = 0; k < u.sheet.models.length; k++) best = Math.max(best, u.sheet.models[k].stats.values[STAT.Ld]);
  return best;
}

/** The unit that a side's list or the battle names as its Warlord's, alive or not, or null. */
function warlordUnit(g: Game<Classic>, side: SideId): Unit<Classic> | null {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (units[k].sheet.roles.includes('warlord')) return units[k];
  return warlordOf(g, side);
}

function rollOff(g: Game<Classic>, s: WaffleSeams): SideId {
  for (;;) {
    for (let seat = 0; seat < 2; seat++) {
      const side = (g.seatOf[0] === seat ? 0 : 1) as SideId;
      const frame = g.dice.begin(DEED.upkeep, g.seats[seat], g.nobody);
      totals[side] = g.dice.d6(frame, PRIORITY) + s.priorityLeadership(g, side);
      g.dice.end(frame);
    }
    if (totals[0] !== totals[1]) return totals[0] > totals[1] ? 0 : 1;
  }
}

/** Who goes first is rolled for in every game turn; the loser of the first may seize the initiative. */
export const priority = defineRule({
  id: 'WAF-TURN-01',
  default: 'on',
  sequence: (turn) => {
    const roll = step<Classic>('priority', (g, _side, seams) => {
      const s = seams as WaffleSeams;
      if (!s.rollsPriority(g)) return;
      g.first = rollOff(g, s);
      g.log.note(WON, g.first, Math.abs(totals[0] - totals[1]));
      const second = enemyOf(g.first);
      if (g.round === 1 && s.seizes(g, second)) {
        g.first = second;
        g.log.note(SEIZED, second);
      }
      g.active = g.first;
    });
    return turn.ids().includes('game-turn') ? turn.insertBefore('turn-start', roll) : turn.insertAfter('round-start', roll);
  },
  patch: () => ({
    wrap: {
      // Before the first game turn there is nothing to seize.
      seizes: (next) => (g, second) => g.round > 0 && next(g, second),
      priorityLeadership: () => (g, side) => {
        const u = warlordUnit(g, side);
        if (u !== null) return printed(u);
        const units = g.sides[side];
        let best = 0;
        for (let k = 0; k < units.length; k++) if (units[k].maker < 0) best = Math.max(best, printed(units[k]));
        return best;
      },
    },
  }),
});
