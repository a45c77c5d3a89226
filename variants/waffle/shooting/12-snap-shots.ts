import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** What is left of each Ballistic Skill from 0 to 10, rounded down; models without any fire no Snap Shots either. */
const reduced = (percent: number, least: number): Uint8Array =>
  Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (bs) => (bs === 0 ? 0 : Math.max(least, Math.floor((bs * percent) / 100))));

/** Snap Shots at half the Ballistic Skill that the shot would otherwise have. */
export default defineRule({
  id: 'WAF-SHOOT-12',
  title: 'Snap Shots use half BS',
  source: 'Snap Shots',
  text: [
    "A Snap Shot is made at half the firer's BS, rounded down, never below BS 1. (BS 1, 2, 3 give 1; 4, 5 give 2; 6, 7 give 3; 8, 9 give 4; 10 gives 5.)",
    'Ruling: Halve after every other BS modifier; a model with BS 0 or no BS still cannot fire. The order differs on purpose from CLS-DEF-09 (which halves first and rounds up). As the halved value is never above 5, the re-rolls of BS 6 or more (CLS-SHOOT-07) never apply; other To Hit re-rolls do. A unit at BS 1 (Blind) stays at 1. Classic limits stay (a Snap Shot is never a Precision Shot). Applies to vehicles limited to Snap Shots too.',
  ].join('\n'),
  changes: 'classic base: Snap Shots at fixed BS 1 without BS modifiers (CLS-SHOOT-08); order of modifiers and rounding (CLS-DEF-09)',
  default: 'on',
  params: {
    percent: integer(50, 1, 100, 'share of his Ballistic Skill at which a firer makes Snap Shots', 'percent'),
    least: integer(1, 0, 10, 'least Ballistic Skill of a Snap Shot', 'Ballistic Skill'),
  },
  tables: (t, { percent, least }) => ({ ...t, snapByBs: reduced(percent, least) }),
});
