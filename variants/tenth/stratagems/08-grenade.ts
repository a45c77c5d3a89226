import { step } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { grenades, type Moved, REACH_INCHES, type Throws, worthPoints } from './grenade.ts';

const anyMove: Moved = () => true;
const byUnit: Throws = (g, s, u, t) => unitsWithin(g, u, t, REACH_INCHES) && s.visible(g, u, t);

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
  params: { worthPoints },
  sequence: (turn, p) =>
    turn.insertBefore(
      'shooting',
      step<Modern>('grenades', (g, side, s) => grenades(g, side, s, p.worthPoints, anyMove, byUnit)),
    ),
});
