import { loseIdleGuns } from '../../../classic/crew.ts';
import { defineRule } from '../../family.ts';

/** Guns go with the last crewman at once: what is left of an attack that slew him falls on nobody. */
export const idleGuns = defineRule({
  id: 'HYB-UNIT-12',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    after: {
      unsaved: (g, a) => loseIdleGuns(g, a.target, a.credit),
    },
  }),
});
