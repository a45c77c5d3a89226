import { defineRule } from '../define-rule.ts';
import { STAT } from './stats.ts';

/** A Move of 20+ is never modified. */
export default defineRule({
  id: 'TEN-MOD-10',
  title: 'Characteristics that cannot be modified',
  source: 'Commentary "Modifying a Unit\'s Characteristic" (7th bullet)',
  text: 'Values written "20+"", "-", "*" or "N/A" are never modified.',
  layer: 'commentary',
  changes: 'Adds to TEN-MOD-02. Off: "20+"" is treated as 20".',
  default: 'on',
  patch: () => ({
    wrap: { unmodifiable: (next) => (g, m, what) => (what === STAT.M && g.sheetOf(m).stats.plusMove) || next(g, m, what) },
  }),
});
