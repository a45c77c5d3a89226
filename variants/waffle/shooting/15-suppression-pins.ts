import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { PINNING } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { pinByFire } from '../weapons/pinned.ts';

/** The check is a Pinning test, whatever the losses would have been. */
export default defineRule({
  id: 'WAF-SHOOT-15',
  title: 'Suppressive Fire causes a Pinning test',
  source: 'Suppressive Fire (remark under the proposed rule)',
  text: [
    'Variant of WAF-SHOOT-14: the check is a Pinning test rather than a Morale check.',
    'Ruling: Same trigger (25% or more) and same Ld penalty; failure at any level means Dive for Cover, never Fall Back. No effect unless WAF-SHOOT-14 is on.',
  ].join('\n'),
  changes: 'new; modifies WAF-SHOOT-14; uses classic base: Pinning test (CLS-MORALE-12)',
  default: 'off',
  requires: ['WAF-SHOOT-14'],
  patch: (_p, s) => ({
    wrap: {
      testSuppressed: () => (g: Game<Classic>, u: Unit<Classic>, _what: number, wounds: number) => {
        if (s.canBePinned(g, u) && !s.passesLeadership(g, u, PINNING, -wounds)) pinByFire(g, s, u);
      },
    },
  }),
});
