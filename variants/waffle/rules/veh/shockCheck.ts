import { event, is, lift } from 'sandtable/rules';
import { FALLING_BACK } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const RALLIES = event('rallies', { unit: 'unit' }, '{unit} rallies');

/** Who fails the Morale check of a Tank Shock gets out of its way, and is itself again when it has. */
export const shockCheck = defineRule({
  id: 'WAF-VEH-18',
  default: 'on',
  keyword: 'tank',
  patch: () => ({
    wrap: {
      shockCheck: (next) => (g, tank, u, inches) => {
        const fled = is(u, FALLING_BACK);
        const passed = next(g, tank, u, inches);
        if (!fled && u.alive > 0 && is(u, FALLING_BACK)) {
          lift(u, FALLING_BACK);
          g.log.note(RALLIES, u.slot);
        }
        return passed;
      },
    },
  }),
});
