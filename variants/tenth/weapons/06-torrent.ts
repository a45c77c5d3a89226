import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const TORRENT = keyword('torrent');

/** Every attack hits without a roll. */
export default defineRule({
  id: 'TEN-WPN-06',
  title: '[TORRENT]',
  source: 'Core rules, weapon abilities',
  text: 'Every attack hits automatically: no Hit roll, no Critical Hit (TEN-SHOOT-14).',
  layer: 'core',
  default: 'on',
  keyword: 'torrent',
  patch: () => ({ wrap: { hitsAutomatically: (next) => (g, a) => hasBit(a.profile.bits, TORRENT) || next(g, a) } }),
});
