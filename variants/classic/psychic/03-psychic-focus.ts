import { defineRule } from '../define-rule.ts';
import { PSYKERS } from './psykers.ts';

/** A psyker with all powers from one discipline also knows its primaris. */
export default defineRule({
  id: 'CLS-PSY-03',
  title: 'Psychic Focus',
  source: 'psychic phase: Psychic Focus',
  text: "A Psyker whose generated powers all come from the same discipline also knows that discipline's primaris power. Powers outside disciplines (such as Force) do not matter for this.",
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  patch: () => ({ wrap: { gainsPrimaris: () => () => true } }),
});
