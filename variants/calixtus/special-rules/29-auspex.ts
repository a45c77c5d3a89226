import { unitGap } from 'sandtable/kit';
import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const AUSPEX = keyword('auspex');

/** Positions are rounded to 1/256 inch. */
const SLACK = 1 / 512;

/** An auspex repeats a search that failed, and lets its unit fire at hidden enemies that are near. */
export default defineRule({
  id: 'CAL-USR-29',
  title: 'Auspex',
  source: 'Universal Special Rules (Infiltrators paragraph)',
  text: [
    'A unit with an auspex may reroll its spotting roll (CAL-USR-07). If the Hidden unit is within spotting distance the auspex unit may shoot at it even though it is Hidden.',
    'Ruling: the spotting distance is not given; 12" is used (setting). Only the searcher\'s die is rerolled, once. Within 12" shooting is allowed without a roll, for that unit alone; charging still needs CAL-USR-07.',
  ].join('\n'),
  changes: 'new; the base has no auspex',
  default: 'on',
  keyword: 'auspex',
  requires: ['CAL-USR-06'],
  params: { inches: integer(12, 1, 48, 'how near a hidden unit has to be for an auspex to show it', 'inches') },
  patch: ({ inches }) => ({
    wrap: {
      searchesAgain: (next) => (g, u) => hasBit(u.anyBits, AUSPEX) || next(g, u),
      hiddenFromFire: (next) => (g, u, by) => next(g, u, by) && !(hasBit(by.anyBits, AUSPEX) && unitGap(g, by, u) <= inches + SLACK),
    },
  }),
});
