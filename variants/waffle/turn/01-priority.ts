import { DEED, enemyOf, event, type Game, integer, purpose, type SideId, scratch, step, type Unit } from 'sandtable/rules';
import { warlordOf } from '../../classic/army/03-warlords.ts';
import { type Classic, STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const PRIORITY = purpose('priority');
/** The side that goes first in the game turn. */
const WON = event('priority', { side: 'side', by: 'number' }, '{side} wins priority by {by}');
const SEIZED = event('seized', { side: 'side' }, '{side} seizes the initiative');

/** What each side rolled for priority, by side. */
const room = scratch({ totals: new Float64Array(2) });

/** The highest Leadership on a unit's datasheet. */
function printed(u: Unit<Classic>): number {
  let best = 0;
  for (let k = 0; k < u.sheet.models.length; k++) best = Math.max(best, u.sheet.models[k].stats.values[STAT.Ld]);
  return best;
}

/** The unit of a side's Warlord, as its list or the scenario names it, alive or not, or null. */
function warlordUnit(g: Game<Classic>, side: SideId): Unit<Classic> | null {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (units[k].sheet.roles.includes('warlord')) return units[k];
  return warlordOf(g, side);
}

/** Rolls until one side has more; to be read before the next call. */
function rollOff(g: Game<Classic>, s: WaffleSeams, dice: number): Float64Array {
  const { totals } = room();
  for (;;) {
    for (let seat = 0; seat < 2; seat++) {
      const side = (g.seatOf[0] === seat ? 0 : 1) as SideId;
      const frame = g.dice.begin(DEED.upkeep, g.seats[seat], g.nobody);
      totals[side] = s.priorityLeadership(g, side);
      for (let k = 0; k < dice; k++) totals[side] += g.dice.d6(frame, PRIORITY);
      g.dice.end(frame);
    }
    if (totals[0] !== totals[1]) return totals;
  }
}

/** Priority is rolled for in every game turn; the loser of the first roll may seize the initiative. */
export default defineRule({
  id: 'WAF-TURN-01',
  title: 'Priority roll',
  source: 'The Turn, working playtest turn order, paragraph 1',
  text: [
    'Every game turn opens with both players rolling D6 + Leadership of their Warlord. The higher total makes the first activation of that turn. Equal totals are re-rolled by both players until they differ.',
    "Ruling: Use the Warlord's printed Ld, ignoring modifiers and whether the Warlord is still alive; an army with no Warlord uses the highest printed Ld in its roster. Seizing the initiative (classic base, 6 on a D6) applies to turn 1 only: the player who lost the turn-1 priority roll may try it and on success makes the first activation of turn 1. The deployment roll-off of the base (CLS-TURN-06) still settles zones and order of deployment but no longer who begins.",
  ].join('\n'),
  changes:
    'classic base: fixed player order and first turn by deployment replaced, seizing kept for turn 1 only (CLS-TURN-01, CLS-TURN-06, CLS-TURN-08)',
  outside: ['WAF-TURN-02', 'WAF-TURN-03', 'WAF-TURN-04', 'WAF-TURN-08'],
  default: 'on',
  params: { dice: integer(1, 1, 4, "D6 that each side adds to its Warlord's Leadership", 'dice') },
  sequence: (turn, { dice }) => {
    const roll = step<Classic>('priority', (g, _side, seams) => {
      const s = seams as WaffleSeams;
      if (!s.rollsPriority(g)) return;
      const totals = rollOff(g, s, dice);
      g.first = totals[0] > totals[1] ? 0 : 1;
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
