import { defineRule } from '../family.ts';
import { ATTACHED_UNIT } from './parts.ts';

/** Effects that last for a time stay on whoever is left. */
export default defineRule({
  id: 'TEN-TURN-09',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({ replace: { effectsAfterSplit: () => {} } }),
});
