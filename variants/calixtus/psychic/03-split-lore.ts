import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import { askDiscipline } from './ask-discipline.ts';

/** Each Lore Mastery die may go to another discipline. */
export default defineRule({
  id: 'CAL-PSY-03',
  title: 'Splitting Lore Mastery rolls',
  source: 'The Psychic Phase, point 2',
  text: [
    'A Psyker with access to several disciplines may give each Lore Mastery die to a discipline; each discipline then has its own budget, the sum of its dice.',
    'Ruling: the split is decided before the dice are rolled; budgets of different disciplines are not pooled.',
  ].join('\n'),
  changes: 'replaces classic base: splitting rolls between disciplines (last part of CLS-PSY-02)',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-02'],
  patch: () => ({ replace: { loreDiscipline: (g, psyker, die, _chosen, disciplines) => askDiscipline(g, psyker, die, disciplines) } }),
});
