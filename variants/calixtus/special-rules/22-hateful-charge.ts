import { integer, is } from 'sandtable/rules';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { CARRIED } from './hatred.ts';

/** +1 attack for a model that charges a hated enemy, in addition to the charge bonus. */
export default defineRule({
  id: 'CAL-USR-22',
  title: 'Hatred: extra attack',
  source: 'Universal Special Rules',
  text: [
    'When it charges a Hated unit each model has +1 attack in that Assault phase besides the charge bonus.',
    'Ruling: the source ties it to getting the charge; it stays when the ordinary charge bonus is lost.',
  ].join('\n'),
  changes: 'extends classic base: Hatred (CLS-USR-15) with an attack',
  outside: ['CAL-USR-28'],
  default: 'on',
  keyword: CARRIED,
  params: { attacks: integer(1, 0, 5, 'more attacks of each model', 'attacks') },
  patch: ({ attacks: more }, s) => ({
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && is(g.unitOf(model), CHARGED) && s.hates(g, model, enemy) ? attacks + more : attacks;
      },
    },
  }),
});
