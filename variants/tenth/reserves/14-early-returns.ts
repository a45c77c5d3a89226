import { integer, is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PUT_IN_RESERVES } from './states.ts';
import { EARLY_RETURNS } from './ways.ts';

/** A unit that began on the table returns whenever the mission allows. */
export default defineRule({
  id: 'TEN-RESERVE-14',
  title: 'Units put into Strategic Reserves during the battle',
  source: 'FAQ Reserves (Strategic Reserves), 1st question',
  text: 'A unit that began on the battlefield and was later placed into Strategic Reserves may return in any battle round if the mission allows it and a rule says how it arrives; otherwise from round 2.',
  layer: 'faq',
  changes: 'Clarifies TEN-RESERVE-05. Off: from round 2 only.',
  default: 'on',
  keyword: EARLY_RETURNS,
  params: { round: integer(1, 1, 5, 'round from which a unit returns that was put into Reserves', 'battle round') },
  patch: ({ round }) => ({
    wrap: {
      firstRound: (next) => (g, u) => (is(u, PUT_IN_RESERVES) && g.mission.options.has(EARLY_RETURNS) ? round : next(g, u)),
    },
  }),
});
