import type { Ability, Game, ModelId } from 'sandtable/rules';
import { CAUSE, DEED, decision, enemyOf, first, hasBit, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { harm } from '../../saves/harm.ts';
import { priceOf } from '../../stratagems/price.ts';
import { mayUse, stratagem, use } from '../../stratagems/stratagem.ts';
import type { Tables } from '../../tables.ts';
import { modelWithin } from '../../terrain/distance.ts';
import { partFell } from '../../units/parts.ts';
import { woundsWorth } from '../../worth/wounds.ts';

const SPITE = keyword('spiteful-end');
const SPITEFUL_END = stratagem('spiteful-end', 1);
/** Which enemy unit suffers; -1 for none. */
const WHOM = decision<Modern>('spiteful-end', 'unit', first, (q, slot, scale) =>
  slot < 0 || q.about === null ? 0 : woundsWorth(q.game, q.game.units[slot], MORTALS, scale) - priceOf(q, SPITEFUL_END, q.about, scale),
);
/** About how many mortal wounds it is. */
const MORTALS = 2;
const REACH_INCHES = 6;

/** Lists the enemy units within reach of a model, then -1; returns how many units. */
function listTargets(g: Game<Modern>, m: ModelId): number {
  const enemies = g.sides[enemyOf(g.unitOf(m).side)];
  let n = 0;
  for (let k = 0; k < enemies.length; k++)
    if (enemies[k].place === PLACE.table && modelWithin(g, m, enemies[k], REACH_INCHES)) WHOM.options[n++] = enemies[k].slot;
  WHOM.options[n] = -1;
  return n;
}

/** A Stratagem for destroyed units. */
export const spite: Ability<Modern, Tables> = {
  keyword: 'spiteful-end',
  text: 'Stratagem, 1CP: when this unit is destroyed, one enemy unit within 6" suffers X mortal wounds.',
  patch: (s) => ({
    after: {
      destroyed: (g, m) => {
        const unit = g.unitOf(m);
        if (!partFell(g, unit, m) || !hasBit(g.sheetOf(m).keywordBits, SPITE) || !mayUse(g, s, SPITEFUL_END, unit.side, unit)) return;
        const targets = listTargets(g, m);
        if (targets === 0) return;
        const slot = WHOM.options[g.ask(WHOM, unit.side, unit, null, targets + 1)];
        if (slot < 0) return;
        use(g, s, SPITEFUL_END, unit);
        const dice = g.dice.begin(DEED.react, unit, g.units[slot]);
        s.mortalWounds(g, g.units[slot], g.sheetOf(m).values['spiteful-end'] ?? 1, harm(dice, CAUSE.other, unit));
        g.dice.end(dice);
      },
    },
  }),
};
