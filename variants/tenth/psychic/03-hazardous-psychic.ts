import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PSYCHIC } from './02-psychic-abilities.ts';

/** Mortal wounds from a Psychic weapon's failed Hazardous test are inflicted by a Psychic Attack. */
export default defineRule({
  id: 'TEN-PSY-03',
  title: 'Hazardous Psychic weapons',
  source: 'FAQ "Psychic Abilities/Attacks", question on Hazardous',
  text: 'Mortal wounds from the failed Hazardous test of a weapon that is also [PSYCHIC] are inflicted by a Psychic Attack.',
  layer: 'faq',
  changes: 'Adds to TEN-PSY-02 and TEN-WPN-20. Off: they are not.',
  default: 'on',
  keyword: 'feel-no-pain-psychic',
  patch: () => ({ wrap: { hazardIsPsychic: () => (_g, weapon) => hasBit(weapon.bits, PSYCHIC) } }),
});
