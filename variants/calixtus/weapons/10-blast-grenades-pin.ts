import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { GRENADIERS } from './grenade-effects.ts';
import { isGrenade } from './grenades.ts';

/** Grenades with Blast pin, and each Wound they cost takes 1 off the Leadership of the test. */
export default defineRule({
  id: 'CAL-WPN-10',
  title: 'Blast grenades pin',
  source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
  text: [
    'A grenade with Blast has Pinning: if it causes at least one unsaved wound the target takes a Pinning Test with -1 Leadership per unsaved wound from the grenade.',
    'Ruling: one test with a cumulative modifier, not one test per wound (the source has wording for both). Thrown in a charge it is not a shot in the Shooting phase, so a wound is needed (CAL-SHOOT-21). Prone Position cannot be chosen in answer to it. A unit already locked in combat takes no test (CLS-MORALE-12).',
  ].join('\n'),
  changes: 'extends classic base: thrown grenades (CLS-WPN-08) with Pinning (CLS-WPN-31, CLS-MORALE-12)',
  default: 'on',
  keyword: GRENADIERS,
  params: { perWound: integer(1, 0, 5, 'Leadership that each unsaved wound takes off', 'points of Leadership') },
  patch: ({ perWound }) => ({
    wrap: {
      suppresses: (next) => (g, a) => (isGrenade(a.weapon) && a.weapon.profile.blastInches > 0) || next(g, a),
      grenadeModifier: (next) => (g, wounds) => next(g, wounds) - perWound * wounds,
    },
  }),
});
