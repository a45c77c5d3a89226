import { defineRule } from '../define-rule.ts';

/** They can fly off the table and come back. */
export default defineRule({
  id: 'TEN-FLYER-07',
  title: 'Aircraft that cannot complete the minimum',
  source: 'Core rules, Aircraft',
  text: "If the base would cross a battlefield edge, or the minimum cannot be moved, the model is placed into Strategic Reserves; it may come back in its player's next turn.",
  layer: 'core',
  default: 'on',
  keyword: 'aircraft',
  patch: () => ({ replace: { mayFlyOff: () => true } }),
});
