import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ASIDE, putAside } from '../saves/aside.ts';
import { DEVASTATING_WOUNDS } from './22-devastating-wounds.ts';

/** A Critical Wound is put aside until all other attacks of the unit are resolved, and then allocated. */
export default defineRule({
  id: 'TEN-WPN-23',
  title: 'Devastating Wounds: no save, settled last, after allocation',
  source: 'Errata page 28, Devastating Wounds',
  text: [
    'A Critical Wound allows no save of any kind, invulnerable included. The attack is put aside and allocated only after all other attacks of the attacking unit, at every target, have been allocated and resolved. It is then allocated in the usual way (TEN-SAVE-01, TEN-UNIT-15, TEN-WPN-12) and inflicts mortal wounds equal to its D after all modifiers instead of normal damage. Feel No Pain works.',
    "Ruling: Random D is rolled when the put-aside attack is resolved. Whether excess is lost is TEN-SAVE-08. Put-aside attacks come before other mortal wounds that the unit's attacks caused (TEN-SAVE-09).",
  ].join('\n'),
  layer: 'errata',
  changes: 'Replaces TEN-WPN-22. Off: TEN-WPN-22.',
  default: 'on',
  keyword: 'devastating-wounds',
  supersedes: ['TEN-WPN-22'],
  patch: () => ({
    wrap: {
      criticalWound: (next) => (g, a) => {
        if (!hasBit(a.profile.bits, DEVASTATING_WOUNDS)) return next(g, a);
        putAside(g, a, ASIDE.attack);
        return true;
      },
    },
  }),
});
