import type { AnyRule } from 'sandtable/rules';
import { ANTI, default as anti } from './anti.ts';
import assault from './assault.ts';
import { bigGunsShooting, bigGunsShot } from './big-guns.ts';
import { blastAttacks, blastNotIntoMelee } from './blast.ts';
import damaged from './damaged.ts';
import deadlyDemise from './deadly-demise.ts';
import devastatingWounds from './devastating-wounds.ts';
import extraAttacks from './extra-attacks.ts';
import { feelNoPain, psychicAttacks } from './feel-no-pain.ts';
import fightsFirst from './fights-first.ts';
import hazardous from './hazardous.ts';
import heavy from './heavy.ts';
import ignoresCover from './ignores-cover.ts';
import indirectFire from './indirect-fire.ts';
import lance from './lance.ts';
import lethalHits from './lethal-hits.ts';
import loneOperative from './lone-operative.ts';
import melta from './melta.ts';
import oneShot from './one-shot.ts';
import pistol from './pistol.ts';
import precision from './precision.ts';
import rapidFire from './rapid-fire.ts';
import scouts from './scouts.ts';
import stealth from './stealth.ts';
import sustainedHits from './sustained-hits.ts';
import torrent from './torrent.ts';
import twinLinked from './twin-linked.ts';

/** Abilities of weapons and units. Pistols stand outside Big Guns Never Tire. */
export const specialRules: readonly AnyRule[] = [
  bigGunsShooting,
  bigGunsShot,
  assault,
  rapidFire,
  indirectFire,
  twinLinked,
  pistol,
  torrent,
  lethalHits,
  lance,
  precision,
  blastAttacks,
  blastNotIntoMelee,
  melta,
  heavy,
  oneShot,
  hazardous,
  devastatingWounds,
  sustainedHits,
  extraAttacks,
  anti,
  deadlyDemise,
  feelNoPain,
  psychicAttacks,
  fightsFirst,
  loneOperative,
  stealth,
  damaged,
  scouts,
];

/** Has the last word on cover, wherever it comes from. */
export const coverRules: readonly AnyRule[] = [ignoresCover];

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
  // Plain modifiers, which need no rule of their own.
  'hit-bonus',
  'hit-penalty',
  'wound-bonus',
  'wound-penalty',
  'hit-reroll-ones',
  'times-attacks',
  'less-attacks',
  'less-strength',
];

/** Abilities of units that it knows. */
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
