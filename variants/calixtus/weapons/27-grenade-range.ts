import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isGrenade } from './grenades.ts';

/** Thrown grenades reach 6", and need no guess of the distance. */
export default defineRule({
  id: 'CAL-WPN-27',
  title: 'Grenade range and G notation',
  source: 'Moving, Shooting and Assaulting; profiles in Grenades in the Assault Phase',
  text: [
    'Every thrown grenade has range G6", that is 6" and Guess Range.',
    'Ruling: the letter is not explained; it is read as Guess, the only G-term the source defines. At this distance the guess counts as correct, so a throw is a to-hit die by BS and, on a miss, 2D6" scatter (CAL-SHOOT-16). The allowance of one thrown grenade per unit in the Shooting phase (CLS-WPN-08) stays, at 6"; such a throw of a Blast grenade is a Pinning shot (CAL-SHOOT-21).',
  ].join('\n'),
  changes: 'replaces classic base: range and placing of a thrown grenade (CLS-WPN-08, CLS-WPN-12, CLS-DEF-16)',
  default: 'on',
  params: { inches: integer(6, 1, 24, 'range of thrown grenades', 'inches') },
  patch: ({ inches }) => ({
    wrap: {
      rangeOf: (next) => (g, model, weapon) => (isGrenade(weapon) && weapon.profile.rangeInches > 0 ? inches : next(g, model, weapon)),
      guessesRange: (next) => (g, a) => isGrenade(a.weapon) || next(g, a),
      guessIsTrue: (next) => (g, a) => isGrenade(a.weapon) || next(g, a),
    },
  }),
});
