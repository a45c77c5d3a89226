import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A total of 0 or less on the damage table does nothing more. */
export default defineRule({
  id: 'HYB-VEH-32',
  title: 'Results below 1',
  source: 'Vehicle, Resolving a Damage',
  text: [
    'A final result of 0 or less has no effect beyond the HP lost.',
    'Ruling: the table starts at 1; a healthy vehicle therefore shrugs most penetrating hits off (HP10 less D 3 leaves 7, and even a 6 then gives -1).',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'vehicle',
  params: {
    from: integer(1, -5, 4, 'Least result of a damage roll that has an effect', 'on the table'),
  },
  patch: ({ from }) => ({
    wrap: { damageResult: (next) => (g, a, vehicle, total) => (total < from ? 0 : next(g, a, vehicle, total)) },
  }),
});
