import { step } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { GRENADE, grenades, type Throw, thrown, worthPoints } from './grenade.ts';
import { priced } from './stratagem.ts';

const anyMove: Throw['moved'] = () => true;
const byUnit: Throw['throws'] = (g, s, u, t, reachInches) => unitsWithin(g, u, t, reachInches) && s.visible(g, u, t);

/** Six dice against a unit nearby: each 4+ is a mortal wound. */
export default defineRule({
  id: 'TEN-STRAT-08',
  title: 'Grenade (before the errata)',
  source: 'Core rules, Grenade, 1CP',
  text: 'Your Shooting phase: one GRENADES unit not within ER of enemies that has not been selected to shoot this phase; one enemy unit within 8" of and visible to it and not within ER of your units: six D6, each 4+ is 1 mortal wound.',
  layer: 'core',
  changes: 'new (changed by TEN-STRAT-09)',
  default: 'on',
  keyword: 'grenades',
  params: { worthPoints, ...thrown },
  sequence: (turn, { worthPoints, reachInches, dice, on }) => {
    const how: Throw = { worthPoints, reachInches, dice, on, moved: anyMove, throws: byUnit };
    return turn.insertBefore(
      'shooting',
      step<Modern>('grenades', (g, side, s) => grenades(g, side, s, how)),
    );
  },
  patch: ({ cost }) => ({ wrap: priced(GRENADE, cost) }),
});
