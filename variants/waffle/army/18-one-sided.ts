import { defineRule } from '../family.ts';
import { ALLIED } from './allies.ts';
import { VIEW, viewOf } from './views.ts';

/** Only a unit whose faction sees a Desperate Ally in the other force has to watch it. */
export default defineRule({
  id: 'WAF-ARMY-18',
  title: 'One-sided alliances',
  source: 'Allies, Differing Opinions',
  text: [
    "Levels may differ by direction: read a faction's row for its view of the column's faction. Only a side whose own view is Desperate suffers One Eye Open. The given case: Greens see everyone as Allies of Convenience, while Azure and Crimson see Greens as Desperate, so only the latter suffer it.",
    'Ruling: One Eye Open as in the classic base: a D6 of 1 at the start of the unit\'s activation, when within 6" of such an ally, costs it that activation. The base rolls at the start of each turn (CLS-ARMY-07); here each affected unit rolls when activated.',
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'There is no matrix of factions: roles of an army list say how an allied force and the rest of the army see each other.',
  changes: 'classic base: Levels of alliance, symmetric (CLS-ARMY-07)',
  default: 'on',
  keyword: ALLIED,
  requires: ['CLS-ARMY-07'],
  patch: () => ({
    replace: { mistrusts: (_g, u, other) => viewOf(u, other) === VIEW.desperate },
  }),
});
