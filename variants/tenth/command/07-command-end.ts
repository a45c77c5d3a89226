import { defineRule } from '../define-rule.ts';
import { MOMENT } from '../timing/moment.ts';

/** Rules for the end of the Command phase are resolved after the Battle-shock tests. */
export default defineRule({
  id: 'TEN-CMD-07',
  title: 'End-of-Command-phase rules come after the Battle-shock step',
  source: 'Commentary "Rules Used at the End of the Command Phase"',
  text: 'A rule expressly timed at the end of the Command phase is resolved at the end of the Battle-shock step.',
  layer: 'commentary',
  changes: 'Adds to TEN-CMD-06. Off: it is resolved at the end of the Command step, before the Battle-shock tests.',
  default: 'on',
  patch: (_p, s) => ({ replace: { commandStepEnds: (g) => s.moment(g, MOMENT.commandStepEnd) } }),
});
