import { purpose } from 'sandtable/rules';
import { defineRule } from '../../family.ts';
import { GRIND, SLAM } from '../../shockArms.ts';

const AP = purpose('shock-ap');

/** Slamming hits: S10 AP-. */
export const slam = defineRule({
  id: 'WAF-VEH-15',
  default: 'on',
  keyword: 'tank',
  patch: () => ({
    wrap: { shockProfile: () => () => SLAM },
  }),
});

/** Grinding hits: S5, and a die for the AP. */
export const grind = defineRule({
  id: 'WAF-VEH-16',
  default: 'on',
  keyword: 'tank',
  patch: (_p, s) => ({
    wrap: {
      shockProfile: (next) => (g, tank, frame) => {
        const other = next(g, tank, frame);
        return other === null || s.grinds(g, tank) ? GRIND[g.dice.d6(frame, AP) - 1] : other;
      },
    },
  }),
});
