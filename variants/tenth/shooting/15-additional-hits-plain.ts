import { defineRule } from '../define-rule.ts';
import { SUSTAINED_WORDS } from '../special-rules/16-duplicates.ts';

/** Additional hits are plain hits: the Critical Hit's other effects do not extend to them. */
export default defineRule({
  id: 'TEN-SHOOT-15',
  title: 'Additional hits get nothing from the Critical Hit',
  source: 'Commentary "Additional Hits", "Lethal Hits (and Sustained Hits)"',
  text: 'If a Critical Hit scores additional hits, only the original attack profits from other Critical Hit rules. The additional hits are plain automatic hits and each gets its own Wound roll.',
  layer: 'commentary',
  changes: 'Clarifies TEN-WPN-25 with TEN-WPN-07. Off: the additional hits share every benefit of the Critical Hit.',
  default: 'on',
  keyword: SUSTAINED_WORDS,
  patch: () => ({ wrap: { additionalHitsShare: () => () => false } }),
});
