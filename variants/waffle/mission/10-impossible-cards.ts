import { type Decision, decision, enemyOf, event, take } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { isPrey } from '../../classic/mission/13-tactical-objectives.ts';
import { defineRule } from '../family.ts';

/** Cards that ask for the destruction of a kind of unit, by their two dice: a vehicle, a character, a Warlord, a monster. */
const ASKS_FOR_A_SORT: ReadonlySet<number> = new Set([34, 35, 54, 55]);
const REDRAW: Decision<Classic> = decision<Classic>('WAF-MISSION-10/re-roll', 'flag', take);
const REDRAWN = event('card-redrawn', { side: 'side', card: 'number' }, '{side} replaces card {card} with another');

/** A card that cannot be scored against this opponent may be exchanged for another. */
export default defineRule({
  id: 'WAF-MISSION-10',
  title: 'Tactical Objectives: impossible ones',
  source: 'Mission Special Rules, Tactical Objectives',
  text: [
    'An objective that cannot be achieved against this opponent (for instance killing a psyker when there is none) may be re-rolled.',
    "Ruling: Judged from the opponent's roster at the moment of generation.",
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'Only cards that ask for the loss of a vehicle, a character, a Warlord or a monster are looked at.',
  changes: 'classic base: Tactical objectives (re-roll of impossible ones is new) (CLS-MISSION-13)',
  default: 'on',
  keyword: 'tactical-objectives',
  requires: ['CLS-MISSION-13'],
  patch: () => ({
    wrap: {
      redrawsCard: (next) => (g, side, card) => {
        if (next(g, side, card)) return true;
        if (!ASKS_FOR_A_SORT.has(card)) return false;
        const enemies = g.sides[enemyOf(side)];
        for (let k = 0; k < enemies.length; k++) if (enemies[k].strength > 0 && isPrey(enemies[k], card)) return false;
        if (!g.choose(REDRAW, side, null, null)) return false;
        g.log.note(REDRAWN, side, card);
        return true;
      },
    },
  }),
});
