import { defineRule } from '../define-rule.ts';

/** A first use on a unit that may be targeted again counts: after it only such units can be targeted again in the phase. */
export default defineRule({
  id: 'TEN-STRAT-21',
  title: 'Using a Stratagem a second time through an exemption',
  source: 'FAQ General, question on Stratagems already used earlier that phase',
  text: 'A unit that may be the target of a Stratagem "even if it was already used this phase" gives no second use in advance: after the Stratagem was first used on such a unit, it can be used again that phase only on a unit with such a rule.',
  layer: 'faq',
  changes: 'Clarifies TEN-STRAT-01. Off: the first use on such a unit does not count for the once-per-phase limit.',
  default: 'on',
  keyword: 'stratagem-exempt',
  patch: () => ({ wrap: { countsAsUse: () => () => true } }),
});
