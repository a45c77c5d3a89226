import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BROKEN } from '../state.ts';
import { spentWith } from './modes.ts';

const SECONDARY = keyword('combined-secondary');

/** The secondary profile of a combined weapon, listed as a separate weapon, is fired once per battle. */
export default defineRule({
  id: 'CLS-WPN-56',
  title: 'Combined weapons',
  source: 'weapons: Combined weapons',
  text: 'A combined weapon may fire its main profile or, once per battle, its secondary profile, each being a different weapon name for the phase.',
  default: 'on',
  keyword: 'combined-secondary',
  patch: () => ({
    after: {
      weaponFired: (g, a, firer) => {
        if (hasBit(a.weapon.profile.bits, SECONDARY)) g.models.reg[BROKEN][firer] |= spentWith(g, firer, a.weapon, SECONDARY);
      },
    },
  }),
});
