import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { GRENADIERS } from './grenade-effects.ts';
import { isFrag } from './grenades.ts';

/** The frag grenade of the house, which pins as well. */
export default defineRule({
  id: 'CAL-WPN-12',
  title: 'Frag grenade profile',
  source: 'Grenades in the Assault Phase',
  text: 'Frag grenade: range G6", S4, AP6, Assault 1, Blast, Pinning.',
  changes: 'replaces classic base: stock grenade profile (CLS-DEF-16: 8" S3 AP -; CLS-WPN-08)',
  default: 'on',
  keyword: GRENADIERS,
  params: {
    strength: integer(4, 1, 10, 'Strength of a frag grenade', 'Strength'),
    ap: integer(6, 1, 7, 'AP of a frag grenade; 7 is none', 'AP'),
  },
  patch: ({ strength, ap }) => ({
    wrap: {
      strengthOf: (next) => (g, a) => (isFrag(a.weapon) ? strength : next(g, a)),
      apOf: (next) => (g, a) => (isFrag(a.weapon) ? ap : next(g, a)),
      suppresses: (next) => (g, a) => isFrag(a.weapon) || next(g, a),
    },
  }),
});
