import { defineRule } from '../define-rule.ts';
import { modifiedDamageSeen } from '../saves/readings.ts';
import { AGAINST_DAMAGE } from './against.ts';

const AGAINST_AP = 'armour-bonus-against-ap';

/** Rules that depend on an attack's AP or Damage use the modified value when the attack is allocated. */
export default defineRule({
  id: 'TEN-SHOOT-18',
  title: 'When "against attacks with characteristic Y" is read',
  source: 'Commentary "Against (an attack)", "Against (an attack with an X characteristic of Y)"',
  text: [
    "A rule that works against attacks with a given AP or Damage is read at the allocate step, with the attack's modified value. For any other characteristic it is read at the start of that attack's sequence.",
    'Ruling: A random Damage (D3, D6, D6+1) is not "1" at allocation, it has not been rolled yet.',
  ].join('\n'),
  layer: 'commentary',
  changes: "Clarifies defensive abilities. Off: all are read at the start of the attack's sequence, before modifiers from abilities.",
  default: 'on',
  keyword: [AGAINST_DAMAGE, AGAINST_AP],
  patch: (_p, s) => ({
    wrap: {
      damageSeen: () => (g, a, m) => modifiedDamageSeen(g, s, a, m),
      apSeen: () => (g, a) => s.apOf(g, a),
    },
  }),
});
