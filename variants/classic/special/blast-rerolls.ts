import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { weaponHas } from './carried.ts';

const REROLLING = [keyword('twin-linked'), keyword('master-crafted')];

/** A weapon with a To Hit re-roll makes a scatter that was no Hit again, die and distance together. */
export const blastRerolls = defineRule({
  id: 'CLS-WPN-15',
  default: 'on',
  keyword: ['twin-linked', 'master-crafted'],
  patch: () => ({
    wrap: {
      rerollsScatter: (next) => (g, a) => weaponHas(a, REROLLING[0]) || weaponHas(a, REROLLING[1]) || next(g, a),
    },
  }),
});
