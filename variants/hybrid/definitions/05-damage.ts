import { defineRule } from '../family.ts';
import { expectedDamage } from './expected.ts';

/** An unsaved wound costs the model as many Wounds as the weapon has Damage. */
export default defineRule({
  id: 'HYB-DEF-05',
  title: 'Damage characteristic',
  source: 'Vehicle, Glancing Hits (D inflicted)',
  text: [
    'Each weapon has a Damage value D (1 if not printed). An unsaved wound on a non-vehicle removes D Wounds from the model it is allocated to; Wounds beyond its last are lost, not carried on. Feel No Pain is rolled once per unsaved wound, before D is applied. Instant Death still removes the model whatever D.',
    'Ruling: the source applies D to vehicles only; the same characteristic must do the same to other models, and excess is lost as in the rules it borrows from.',
  ].join('\n'),
  changes:
    "amends classic base: an unsaved wound costs one Wound (CLS-DEF-13); Wounds lost count for the combat result up to the model's own (CLS-ASSAULT-27)",
  default: 'on',
  tables: (t) => ({ ...t, onPaper: { ...t.onPaper, woundsLost: expectedDamage } }),
  patch: (_p, s) => ({ replace: { damageOf: (g, a) => s.inflictedDamage(g, a) } }),
});
