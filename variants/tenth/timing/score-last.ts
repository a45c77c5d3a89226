import { defineRule } from '../family.ts';

/** Rules that take effect when missions are scored come before the scoring. */
export default defineRule({ id: 'TEN-MISSION-11', default: 'on', patch: () => ({ replace: { scoringWaits: () => true } }) });
