import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** OC and AP are no worse than 0. */
export default defineRule({
  id: 'TEN-MOD-09',
  title: 'OC and AP never worse than 0',
  source: 'Errata page 38, Profiles and Weapons',
  text: 'After all modifiers OC is at least 0 and AP is never worse than 0.',
  layer: 'errata',
  changes: 'Adds to TEN-MOD-04. Off: OC may be negative (and reduces the Level of Control), AP may become a bonus to the save.',
  default: 'on',
  params: { control: integer(0, 0, 5, 'least Objective Control of a model after modifiers', 'Objective Control') },
  patch: ({ control: least }) => ({
    wrap: {
      ocOf: (next) => (g, m) => {
        const control = next(g, m);
        return control < least ? least : control;
      },
      apOf: (next) => (g, a) => {
        const ap = next(g, a);
        return ap < 0 ? 0 : ap;
      },
    },
  }),
});
