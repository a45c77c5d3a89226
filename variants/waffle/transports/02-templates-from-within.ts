import { PLACE } from 'sandtable/rules';
import { transportOf } from '../../classic/transports/hold.ts';
import { defineRule } from '../family.ts';

/** A template fired from a Fire Point may cover its own vehicle without harming it. */
export default defineRule({
  id: 'WAF-TRANSPORT-02',
  title: 'Fire Points: measuring',
  source: 'Vehicles, Transports, Fire Points, paragraph 1',
  text: "Restated: range and sight are measured from the Fire Point; the vehicle ignores the hit it would take from a passenger's Template or beam.",
  changes: 'classic base: Fire points (restated) (CLS-TRANSPORT-09)',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: () => ({
    wrap: {
      templateSpares: (next) => (g, a, u) => (a.attacker.place === PLACE.embarked && transportOf(g, a.attacker) === u) || next(g, a, u),
    },
  }),
});
