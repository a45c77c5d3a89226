import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const TWO_HANDED = keyword('two-handed');

/** Never the +1 Attack for two weapons. */
export default defineRule({
  id: 'CLS-WPN-39',
  title: 'Two-handed',
  source: 'weapons: Two-handed',
  text: 'A model striking with it never gets the +1 Attack for two weapons.',
  default: 'on',
  keyword: 'two-handed',
  patch: () => ({
    wrap: { secondWeaponBonus: (next) => (g, model, weapon) => (hasBit(weapon.profile.bits, TWO_HANDED) ? 0 : next(g, model, weapon)) },
  }),
});
