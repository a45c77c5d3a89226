import { defineRule } from '../family.ts';
import { GRENADIERS } from './grenade-effects.ts';
import { isFrag } from './grenades.ts';

const FRAG_STRENGTH = 4;
const FRAG_AP = 6;

/** The frag grenade of the house, which pins as well. */
export default defineRule({
  id: 'CAL-WPN-12',
  title: 'Frag grenade profile',
  source: 'Grenades in the Assault Phase',
  text: 'Frag grenade: range G6", S4, AP6, Assault 1, Blast, Pinning.',
  changes: 'replaces classic base: stock grenade profile (CLS-DEF-16: 8" S3 AP -; CLS-WPN-08)',
  default: 'on',
  keyword: GRENADIERS,
  patch: () => ({
    wrap: {
      strengthOf: (next) => (g, a) => (isFrag(a.weapon) ? FRAG_STRENGTH : next(g, a)),
      apOf: (next) => (g, a) => (isFrag(a.weapon) ? FRAG_AP : next(g, a)),
      suppresses: (next) => (g, a) => isFrag(a.weapon) || next(g, a),
    },
  }),
});
