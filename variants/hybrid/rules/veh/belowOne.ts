import { defineRule } from '../../family.ts';

/** A total of 0 or less on the damage table does nothing more. */
export const belowOne = defineRule({
  id: 'HYB-VEH-32',
  default: 'on',
  keyword: 'vehicle',
  patch: () => ({
    wrap: { damageResult: (next) => (g, a, vehicle, total) => (total < 1 ? 0 : next(g, a, vehicle, total)) },
  }),
});
