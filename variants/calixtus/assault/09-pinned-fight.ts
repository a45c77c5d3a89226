import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Pinned units strike last, whatever their Initiative. */
export default defineRule({
  id: 'CAL-ASSAULT-09',
  title: 'Pinned units strike at Initiative 1',
  source: 'The Assault Phase, point 9; Moving, Shooting and Assaulting',
  text: [
    'A Pinned unit that is assaulted fights at Initiative 1.',
    'Ruling: a fixed Initiative 1 overrides all Initiative bonuses. It lasts for every Assault phase until the unit stops being Pinned; contact does not end the state, which is where this differs from CLS-ASSAULT-37 (a unit that went to ground of its own will still follows the base). No Overwatch (CLS-ASSAULT-04), and chargers suffer no Initiative penalty for terrain (CLS-ASSAULT-15).',
  ].join('\n'),
  changes:
    'replaces classic base: a pinned unit that is charged fights normally and is no longer gone to ground (CLS-ASSAULT-37, CLS-MORALE-15)',
  default: 'on',
  requires: ['CAL-DEF-03'],
  params: { initiative: integer(1, 1, 10, 'Initiative of a Pinned unit', 'Initiative') },
  patch: ({ initiative }, s) => ({
    wrap: {
      fixedInitiative: (next) => (g, model) =>
        s.isPinned(g, g.unitOf(model)) && s.initiativeOf(g, model) > 0 ? initiative : next(g, model),
    },
  }),
});
