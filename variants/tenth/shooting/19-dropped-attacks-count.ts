import { defineRule } from '../define-rule.ts';

/** Weapons whose target was destroyed before they were fired count as fired. */
export default defineRule({
  id: 'TEN-SHOOT-19',
  title: 'Left-over attacks against a destroyed unit',
  source: 'FAQ "Attack Resolution"',
  text: 'When the target is destroyed its remaining attacks are dropped. One Shot weapons among them count as having been shot, and Hazardous tests are still taken for every Hazardous weapon that had been aimed at it.',
  layer: 'faq',
  changes: 'Clarifies TEN-SHOOT-08. Off: weapons whose attacks were all dropped count as not fired (no Hazardous test, One Shot kept).',
  default: 'on',
  keyword: ['hazardous', 'one-shot'],
  patch: () => ({ wrap: { countsAsFired: () => () => true } }),
});
