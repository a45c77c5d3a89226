import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { abandon } from './wrecked.ts';

/** All passengers get out of a destroyed transport, after its Deadly Demise. */
export default defineRule({
  id: 'TEN-TRANSPORT-04',
  title: 'Destroyed Transport',
  source: 'Core rules, Transports, Destroyed Transports',
  text: 'When a Transport is destroyed: Deadly Demise is rolled first; then each embarked unit disembarks (wholly within 3", outside ER); then roll one D6 for each model that got out: every 1 is 1 mortal wound on its unit. The unit counts as having made a Normal move, cannot declare a charge this turn and is Battle-shocked until the start of its player\'s next Command phase. Then the Transport is removed.',
  layer: 'core',
  default: 'on',
  keyword: 'transport',
  params: {
    inches: integer(3, 1, 24, 'how near the wreck passengers are set up', 'inches'),
    hurtsUpTo: integer(1, 0, 6, 'highest roll that hurts a model which gets out', 'face of a D6'),
  },
  tables: (t, { inches, hurtsUpTo }) => ({ ...t, wreckInches: inches, wreckHurtsUpTo: hurtsUpTo }),
  patch: (_p, s) => ({
    after: {
      destroyed: (g, m) => {
        if (g.sheetOf(m).stats.hold === null) return;
        const transport = g.unitOf(m);
        if (transport.alive === 0) abandon(g, s, transport, m);
      },
    },
  }),
});
