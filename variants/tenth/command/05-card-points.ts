import { defineRule } from '../define-rule.ts';

/** Points for discarded mission cards count towards the limit. */
export default defineRule({
  id: 'TEN-CMD-05',
  title: 'CP from discarding mission cards counts towards the cap',
  source: 'Commentary "Gaining CP From Mission Cards"',
  text: 'CP handed out by the mission for discarding Secondary Mission cards counts as capped CP of that battle round.',
  layer: 'commentary',
  simulated: 'partial',
  leavesOut: 'cards themselves are scenario data; the engine only meets a scripted "gain 1CP by discarding"',
  changes: 'Adds to TEN-CMD-03. Off: mission-card CP is outside the cap.',
  default: 'on',
  patch: (_p, s) => ({ replace: { gainForCard: (g, side, points) => s.gainPoints(g, side, points) } }),
});
