import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';
import { PHOTON } from './grenades.ts';

/** Bearers of defensive grenades throw photon grenades if the datasheet prints nothing else. */
export default defineRule({
  id: 'CAL-WPN-16',
  title: 'Photon grenade profile',
  source: 'Grenades in the Assault Phase',
  text: [
    'Photon grenade (defensive): range G6", S1, AP -, Assault 1, Blast, Pinning.',
    'Ruling: S1 wounds T2 or more on 6+, T1 on 4+ (CAL-ASSAULT-06 has no impossible result).',
  ].join('\n'),
  changes: 'extends classic base: defensive grenades (CLS-WPN-54) with a profile that can wound',
  default: 'on',
  keyword: 'defensive-grenades',
  patch: () => ({
    wrap: {
      hasStockPhotons: () => () => true,
      suppresses: (next) => (g, a) => weaponHas(a, PHOTON) || next(g, a),
    },
  }),
});
