import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ONE_SHOT } from './firing-deck.ts';

/** One-shot weapons are not lent. */
export default defineRule({
  id: 'TEN-USR-11',
  title: 'Firing Deck excludes One Shot weapons',
  source: 'Errata "Firing Deck"; commentary "One Shot"',
  text: 'Weapons with One Shot cannot be lent through Firing Deck.',
  layer: 'errata',
  changes: 'Narrows TEN-USR-10. Off: they can, and are then spent.',
  default: 'on',
  keyword: 'firing-deck',
  requires: ['TEN-USR-10'],
  patch: () => ({
    wrap: { mayLend: (next) => (g, u, m, weapon) => !hasBit(u.sheet.weapons[weapon].profile.bits, ONE_SHOT) && next(g, u, m, weapon) },
  }),
});
