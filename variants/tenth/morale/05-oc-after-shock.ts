import { integer, is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { changeTo } from '../modifiers/gathered.ts';
import { STAT } from '../modifiers/stats.ts';
import { BATTLE_SHOCKED } from '../state.ts';

/** Battle-shock sets OC to 0; modifiers apply after that. Against other rules that set OC it is one value among them. */
export default defineRule({
  id: 'TEN-MORALE-05',
  title: 'Battle-shock sets OC to 0 first, modifiers come after',
  source: 'Commentary "Modifiers", Examples 2a and 2b',
  text: 'Battle-shock is a "change to 0" of OC: it is applied before any modifier, so later additions still raise the OC of a Battle-shocked model.',
  layer: 'commentary',
  changes: "Refines TEN-MORALE-04 (a) by TEN-MOD-02. Off: a Battle-shocked model's OC is 0 whatever else affects it.",
  default: 'on',
  params: { control: integer(0, 0, 5, 'Objective Control of a Battle-shocked model before modifiers', 'Objective Control') },
  tables: (t, { control }) => ({ ...t, shockedControl: control }),
  patch: ({ control }) => ({
    replace: { contests: () => true, ocStaysZero: () => false },
    after: {
      modelModifiers: (g, what, m, by) => {
        if (what === STAT.OC && by.changeCount > 0 && is(g.unitOf(m), BATTLE_SHOCKED)) changeTo(by, control);
      },
    },
  }),
});
