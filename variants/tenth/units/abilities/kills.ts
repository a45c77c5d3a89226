import type { Ability } from 'sandtable/rules';
import { hasBit, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';
import { modelInches } from '../../terrain/distance.ts';
import { numberOf } from '../../timing/ability.ts';

const GAINS = keyword('army-gains-points-on-kill');
const FEEDS = keyword('regains-wound-on-kill-within');

/** What units gain when enemy units are destroyed. */
export const kills: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'army-gains-points-on-kill',
    text: 'Each time an enemy unit is destroyed by a model from your army you gain XCP.',
    patch: (s) => ({
      after: {
        unitFell: (g, u, m, by) => {
          const side = s.slainBy(g, m, by);
          if (side === -1 || side === u.side) return;
          for (let k = 0; k < g.sides[side].length; k++) {
            const mine = g.sides[side][k];
            if (mine.place === PLACE.table && hasBit(mine.anyBits, GAINS))
              s.gainPoints(g, side, numberOf(g, mine, 'army-gains-points-on-kill'));
          }
        },
      },
    }),
  },
  {
    keyword: 'regains-wound-on-kill-within',
    text: 'Each time an enemy unit is destroyed within X" of this model it regains 1 lost wound.',
    patch: (s) => ({
      after: {
        // The distance to a destroyed unit is measured to where its last model was (TEN-UNIT-21).
        unitFell: (g, u, m) => {
          for (let n = 0; n < g.models.alive.length; n++) {
            if (g.models.alive[n] === 0 || !hasBit(g.sheetOf(n).keywordBits, FEEDS)) continue;
            const mine = g.unitOf(n);
            if (mine.side === u.side || mine.place !== PLACE.table) continue;
            if (modelInches(g, n, m) <= (g.sheetOf(n).values['regains-wound-on-kill-within'] ?? 0)) s.heal(g, n, 1);
          }
        },
      },
    }),
  },
];
