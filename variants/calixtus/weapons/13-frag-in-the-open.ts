import { integer, unitRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isFrag } from './grenades.ts';

/** Models that frag grenades have killed in a unit in the open this phase. */
const SHAKEN_BY = unitRegister('frag-shaken', 'phase');

/** Each model that frag grenades kill in a unit in the open slows the others by a step of Initiative. */
export default defineRule({
  id: 'CAL-WPN-13',
  title: 'Frag against units in the open',
  source: 'Grenades in the Assault Phase',
  text: [
    'If the unit hit by frag is not in cover, its Initiative is lowered by 1 for each model removed by the grenade, for that Assault phase.',
    'Ruling: minimum 1; if the unit is also Pinned it is at Initiative 1 anyway.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: ['assault-grenades', 'frag', 'blast'],
  params: { perModel: integer(1, 0, 5, 'Initiative that each model killed takes off', 'points of Initiative') },
  patch: ({ perModel }) => ({
    after: {
      grenadeBurst: (_g, u, weapon, slain, open) => {
        if (open && isFrag(weapon)) u.reg[SHAKEN_BY] += slain;
      },
    },
    wrap: {
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        const by = g.unitOf(model).reg[SHAKEN_BY];
        return by === 0 || step <= 1 ? step : Math.max(1, step - perModel * by);
      },
    },
  }),
});
