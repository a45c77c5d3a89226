import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { weaponHas } from './carried.ts';

const SUNDER = keyword('sunder');
const IMMOBILE = keyword('immobile');

/** Failed rolls to penetrate buildings and structures that never move are made again; +1 on the table of building damage. */
export const sunder = defineRule({
  id: 'CLS-WPN-57',
  default: 'on',
  keyword: 'sunder',
  patch: () => ({
    wrap: {
      rerollsPenetration: (next) => (g, a) =>
        (weaponHas(a, SUNDER) && (a.target.housed >= 0 || hasBit(a.target.allBits, IMMOBILE))) || next(g, a),
      buildingModifier: (next) => (g, a) => next(g, a) + (weaponHas(a, SUNDER) ? 1 : 0),
    },
  }),
});
