import { firstTouched } from 'sandtable/kit';
import { PLACE } from 'sandtable/rules';
import { fights } from '../../../classic/combat.ts';
import { defineRule } from '../../family.ts';

/** Models in contact with any enemy of the combat are struck before the others. */
export const frontLine = defineRule({
  id: 'CAL-ASSAULT-04',
  default: 'on',
  patch: () => ({
    wrap: {
      blowInches: (next) => (g, a, model, inches) => {
        const own = next(g, a, model, inches);
        if (own === 0) return 0;
        const enemies = g.sides[a.attacker.side];
        for (let k = 0; k < enemies.length; k++) {
          const enemy = enemies[k];
          if (enemy.alive > 0 && enemy.place === PLACE.table && fights(enemy) && firstTouched(g, model, enemy) >= 0) return 0;
        }
        return own;
      },
    },
  }),
});
