import { hasBit, is, step } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { ADVANCED, FELL_BACK } from '../state.ts';
import { modelWithin, unitsWithin } from '../terrain/distance.ts';
import { seesUnit } from '../terrain/sight.ts';
import { GRENADE, GRENADES, grenades, type Throw, thrown, worthPoints } from './grenade.ts';
import { priced } from './stratagem.ts';

const calmMove: Throw['moved'] = (u) => !is(u, ADVANCED) && !is(u, FELL_BACK);
const byModel: Throw['throws'] = (g, _s, u, t, reachInches) => {
  if (!unitsWithin(g, u, t, reachInches)) return false;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, GRENADES)) continue;
    if (modelWithin(g, m, t, reachInches) && seesUnit(g, m, t)) return true;
  }
  return false;
};

/** The same, but not after Advancing or Falling Back, and measured and seen from one model with grenades. */
export default defineRule({
  id: 'TEN-STRAT-09',
  title: 'Grenade: not after Advancing or Falling Back',
  source: 'Errata page 42, Grenade Stratagem',
  text: 'Your Shooting phase: a GRENADES unit that has not Advanced, Fallen Back or shot this turn and is not within ER of an enemy; an enemy unit not within ER of your units, within 8" of and visible to one chosen GRENADES model of it. Six D6, each 4+ is 1 mortal wound. It may still shoot afterwards.',
  layer: 'errata',
  changes: 'Replaces TEN-STRAT-08. Off: TEN-STRAT-08.',
  default: 'on',
  keyword: 'grenades',
  params: { worthPoints, ...thrown },
  supersedes: ['TEN-STRAT-08'],
  sequence: (turn, { worthPoints, reachInches, dice, on }) => {
    const how: Throw = { worthPoints, reachInches, dice, on, moved: calmMove, throws: byModel };
    return turn.insertBefore(
      'shooting',
      step<Modern>('careful-grenades', (g, side, s) => grenades(g, side, s, how)),
    );
  },
  patch: ({ cost }) => ({ wrap: priced(GRENADE, cost) }),
});
