import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const SHROUDED = keyword('shrouded');

/** At night every unit is Shrouded. */
export default defineRule({
  id: 'WAF-MISSION-07',
  title: 'Night Fighting: everybody is Shrouded',
  source: 'Mission Special Rules, Nightfighting (last line)',
  text: [
    'While it is in force all units have Shrouded.',
    'Ruling: Shrouded as in the classic base: cover saves improve by 2, and 5+ in the open. Night Vision ignores it. Night Vision cancels this Shrouded for shots of its bearer, where in the base it cancels the Stealth of night (CLS-USR-22).',
  ].join('\n'),
  changes: 'classic base: Night Fighting, which gave Stealth (CLS-TERRAIN-17, CLS-USR-30, CLS-USR-22)',
  default: 'on',
  keyword: 'night-fighting',
  requires: ['CLS-TERRAIN-17'],
  params: { points: integer(2, 0, 5, 'how much better the cover saves of all units are at night', 'added to the roll') },
  patch: ({ points }) => ({ replace: { nightCover: (g, _a, model) => (hasBit(g.sheetOf(model).keywordBits, SHROUDED) ? 0 : points) } }),
});
