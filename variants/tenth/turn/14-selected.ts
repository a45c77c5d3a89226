import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { HAS_FOUGHT, HAS_SHOT } from '../state.ts';
import { diary } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';

/** "Not been selected to shoot or fight": to shoot in the Shooting phase, to fight in the Fight phase. */
export default defineRule({
  id: 'TEN-TURN-14',
  title: '"Not yet selected to shoot or fight" reads per phase',
  source: 'Commentary "Not Been Selected to Shoot or Fight This Phase"',
  text: 'In a rule aimed at a unit "that has not been selected to shoot or fight this phase", the shooting half counts only in the Shooting phase and the fighting half only in the Fight phase.',
  layer: 'commentary',
  changes: 'Clarifies Stratagem and ability targets. Off: either half being true is enough.',
  default: 'on',
  patch: () => ({
    replace: {
      notYetSelected: (g, u) => {
        const { phase } = diary(g);
        if (phase === MOMENT.shooting) return !is(u, HAS_SHOT);
        return phase !== MOMENT.fight || !is(u, HAS_FOUGHT);
      },
    },
  }),
});
