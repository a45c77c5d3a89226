import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ASIDE, putAside } from '../saves/aside.ts';
import { devastate } from '../saves/settle.ts';

export const DEVASTATING_WOUNDS = keyword('devastating-wounds');

/** A Critical Wound inflicts its damage as mortal wounds, right away unless those wait for the unit's normal damage. */
export default defineRule({
  id: 'TEN-WPN-22',
  title: '[DEVASTATING WOUNDS] (before the errata)',
  source: 'Core rules, weapon abilities',
  text: 'A Critical Wound inflicts mortal wounds equal to the D of the attack on the target at once, and the sequence of that attack ends. They spill over (TEN-SAVE-07).',
  layer: 'core',
  changes: 'new (replaced by TEN-WPN-23 while that is on)',
  default: 'on',
  keyword: 'devastating-wounds',
  patch: (_p, s) => ({
    wrap: {
      criticalWound: (next) => (g, a) => {
        if (!hasBit(a.profile.bits, DEVASTATING_WOUNDS)) return next(g, a);
        if (s.mortalWoundsWait(g)) putAside(g, a, ASIDE.devastating);
        else {
          devastate(g, s, a);
          s.afterCriticalWound(g, a);
        }
        return true;
      },
    },
  }),
});
