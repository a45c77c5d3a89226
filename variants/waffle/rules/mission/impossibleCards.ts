import { type Decision, decision, enemyOf, event, take } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { isPrey } from '../../../classic/optional/tacticalObjectives.ts';
import { defineRule } from '../../family.ts';

/** Cards that ask for the loss of a unit of some sort, by their two faces: a vehicle, a character, a Warlord, a monster. */
const ASKS_FOR_A_SORT = new Set([34, 35, 54, 55]);
const REDRAW: Decision<Classic> = decision<Classic>('WAF-MISSION-10/re-roll', 'flag', take);
const REDRAWN = event('card-redrawn', { side: 'side', card: 'number' }, '{side} draws another for card {card}');

/** A card that cannot be met against this opponent may be put back for another. */
export const impossibleCards = defineRule({
  id: 'WAF-MISSION-10',
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
