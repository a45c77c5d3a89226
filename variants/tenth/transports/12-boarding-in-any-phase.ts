import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { JUST_ARRIVED } from '../reserves/states.ts';

/** Units embark after Normal, Advance and Fall Back moves in any phase. */
export default defineRule({
  id: 'TEN-TRANSPORT-12',
  title: 'Embarking after moves in other phases',
  source: 'FAQ Transports, 8th question',
  text: 'A unit that makes a Normal, Advance or Fall Back move in some other phase than its own Movement phase may embark right after it.',
  layer: 'faq',
  changes: 'Clarifies TEN-TRANSPORT-02. Off: embarking is possible in the own Movement phase only.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { mayEmbarkAfter: (next) => (g, u) => !is(u, JUST_ARRIVED) || next(g, u) } }),
});
