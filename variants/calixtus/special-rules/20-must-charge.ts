import { defineRule } from '../family.ts';
import { CARRIED, hatesUnit } from './hatred.ts';
import { type Among, closestEnemy } from './nearest.ts';

/** A unit charges the closest hated enemy in reach rather than any other. */
export default defineRule({
  id: 'CAL-USR-20',
  title: 'Hatred: must charge',
  source: 'Universal Special Rules',
  text: [
    'If a Hated enemy unit is in charge range, the unit has to charge the closest such enemy.',
    'Ruling: in range = within the longest possible charge distance; it limits neither movement nor which unit is shot. Frenzy goes first if both apply.',
  ].join('\n'),
  changes: 'extends classic base: Hatred (CLS-USR-15) with a compulsion',
  default: 'on',
  keyword: CARRIED,
  patch: (_p, s) => {
    const hated: Among = (g, u, enemy) => hatesUnit(g, s, u, enemy) && s.mayChargeAt(g, u, enemy);
    return { wrap: { mustChargeAt: (next) => (g, u) => closestEnemy(g, u, hated) ?? next(g, u) } };
  },
});
