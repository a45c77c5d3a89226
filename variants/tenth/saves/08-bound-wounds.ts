import { defineRule } from '../define-rule.ts';
import { loseWounds } from './damage.ts';
import { tellMortal } from './tell-mortal.ts';

/** Mortal wounds from one Devastating Wounds attack or Hazardous test affect only the model they are allocated to. */
export default defineRule({
  id: 'TEN-SAVE-08',
  title: 'Devastating Wounds and Hazardous mortal wounds do not spill',
  source: 'Errata "Mortal Wounds" (bullets and the cut-off last line)',
  text: [
    'Mortal wounds from one Devastating Wounds attack, or from one failed Hazardous test, can hurt only the model they are allocated to; when it dies the rest of them is lost. All other mortal wounds spill as in TEN-SAVE-07.',
    'Ruling: The source breaks off in the middle of the sentence that spells this out; its bullet list says the same, so that is used. The unit of "excess" is one attack or one test, not the whole batch.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Exception to TEN-SAVE-07. Off: they spill too.',
  default: 'on',
  keyword: ['devastating-wounds', 'hazardous'],
  patch: (_p, s) => ({
    wrap: {
      boundWounds: () => (g, m, wounds, from) => {
        tellMortal(g, g.unitOf(m), wounds, from.dice, from.by);
        return loseWounds(g, s, m, wounds, true, from);
      },
    },
  }),
});
