import { event, is, lift } from 'sandtable/rules';
import { FALLING_BACK } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

const RALLIES = event('rallies', { unit: 'unit' }, '{unit} rallies');

/** A unit that fails the Morale check of a Tank Shock gets out of its way, and then rallies. */
export default defineRule({
  id: 'WAF-VEH-18',
  title: 'Tank Shock: Morale check',
  source: 'Vehicles, Tanks, Tank Shock, paragraph 5',
  text: [
    'Each enemy unit reached, other than vehicles, takes a Morale check. Failure: it makes a Fall Back move but is not broken and rallies at once. Success: it simply steps aside.',
    'Ruling: Fearless units pass; a unit that must fall back uses 2D6" or 3D6" as in CLS-MORALE-07.',
  ].join('\n'),
  changes: 'classic base: Tank Shock, where a failed unit stays falling back (CLS-VEH-34)',
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
