import { firstTouched } from 'sandtable/kit';
import { PLACE } from 'sandtable/rules';
import { fights } from '../../classic/assault/combat.ts';
import { defineRule } from '../family.ts';

/** Models in contact with any enemy of the combat are struck before the others. */
export default defineRule({
  id: 'CAL-ASSAULT-04',
  title: 'Front line takes wounds first',
  source: 'The Assault Phase, point 4',
  text: [
    'Wounds in close combat must be allocated to models of the front line before any other model of the unit.',
    'Ruling: front line = models in base contact with any enemy of that combat (the base takes only contact with a model striking at this step); the owner chooses among them and keeps to the chosen model until it is removed. When none is left the next closest to any attacker follows, as in CLS-ASSAULT-22. Look Out, Sir may be used, cover may not.',
  ].join('\n'),
  changes: 'replaces classic base: wound allocation in combat (CLS-ASSAULT-22)',
  default: 'on',
  patch: () => ({
    wrap: {
      blowInches: (next) => (g, a, model, inches) => {
        const own = next(g, a, model, inches);
        if (own === 0) return 0;
        const enemies = g.sides[a.attacker.side];
        for (let k = 0; k < enemies.length; k++) {
          const enemy = enemies[k];
          if (enemy.alive > 0 && enemy.place === PLACE.table && fights(g, enemy) && firstTouched(g, model, enemy) >= 0) return 0;
        }
        return own;
      },
    },
  }),
});
