import { within } from 'sandtable/kit';
import { defineRule } from '../family.ts';

/** A firer wounds only models within range of his weapon. Blasts, templates and beams reach farther. */
export default defineRule({
  id: 'CAL-SHOOT-23',
  title: 'Who can receive wounds',
  source: 'The Shooting Phase, point 13',
  text: [
    'A wound may only be allocated to a model that is both visible to and within weapon range of at least one model of the firing group. When no such model is left, remaining wounds are lost.',
    'Ruling: one and the same firer must see the model and have it in range; it may be another firer for the next wound. Range includes the bonus of CAL-SHOOT-06. The base limits by sight only (CLS-SHOOT-15). Blast, Template, Barrage and beam wounds keep the wider reach of CLS-SHOOT-16.',
  ].join('\n'),
  changes: 'restates classic base: allocation and visibility (CLS-SHOOT-16); replaces allocation beyond range (CLS-SHOOT-15)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayWound: (next) => (g, a, firer, model) =>
        next(g, a, firer, model) && (a.stray || within(g.models, firer, model, s.rangeOf(g, firer, a.weapon))),
    },
  }),
});
