import { ANTI } from '../weapons/28-anti.ts';

/** Abilities of weapons that the edition knows. */
export const weaponKeywords: readonly string[] = [
  'assault',
  'rapid-fire',
  'ignores-cover',
  'twin-linked',
  'pistol',
  'torrent',
  'lethal-hits',
  'lance',
  'indirect-fire',
  'precision',
  'blast',
  'melta',
  'heavy',
  'hazardous',
  'devastating-wounds',
  'sustained-hits',
  'extra-attacks',
  'one-shot',
  'psychic',
  ...ANTI,
  // Plain modifiers that need no rule of their own.
  'hit-bonus',
  'hit-penalty',
  'wound-bonus',
  'wound-penalty',
  'hit-reroll-ones',
  'times-attacks',
  'less-attacks',
  'less-strength',
  'wounds-on',
  'critical-hits-pierce',
  'critical-hit-mortal-wounds',
  'critical-wound-mortal-wounds',
  'damage-reroll-ones',
  'named-attacks-bonus',
];

/** Abilities of units that the edition knows. */
export const abilityKeywords: readonly string[] = [
  'deadly-demise',
  'feel-no-pain',
  'feel-no-pain-mortal',
  'feel-no-pain-psychic',
  'fights-first',
  'lone-operative',
  'stealth',
  'damaged',
  'scouts',
  // Plain modifiers.
  'save-bonus',
  'save-penalty',
  'less-damage',
  'half-damage',
];
