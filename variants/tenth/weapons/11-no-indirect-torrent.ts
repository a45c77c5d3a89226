import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isIndirect } from './09-indirect-fire.ts';

const TORRENT = keyword('torrent');

/** A Torrent weapon needs to see its target. */
export default defineRule({
  id: 'TEN-WPN-11',
  title: 'Torrent weapons cannot fire indirectly',
  source: 'Errata "Indirect Fire" (last sentence)',
  text: 'A weapon with both Torrent and Indirect Fire cannot use Indirect Fire: it needs a visible target.',
  layer: 'errata',
  changes: 'Adds to TEN-WPN-09, TEN-WPN-06. Off: it may hit unseen targets automatically.',
  default: 'on',
  keyword: 'torrent',
  patch: () => ({
    wrap: {
      needsSight: (next) => (g, u, weapon) => {
        const { profile } = u.sheet.weapons[weapon];
        return (isIndirect(profile) && hasBit(profile.bits, TORRENT)) || next(g, u, weapon);
      },
    },
  }),
});
