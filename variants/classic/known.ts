import { TYPE, VEHICLE } from './family.ts';

/** Keywords of datasheets and weapons that have a meaning here, or need none. */

/** What a unit or a model is. */
const KINDS = [
  ...Object.keys(TYPE), ...Object.keys(VEHICLE).filter((name) => name !== 'plain'),
  'mounted', 'swarm', 'aircraft', 'character', 'independent-character', 'battleline', 'psyker', 'warlord',
];

/** Rules of weapons. */
const WEAPON_RULES = [
  'twin-linked', 'melta', 'lance', 'rending', 'sniper', 'poisoned', 'fleshbane', 'armourbane', 'haywire', 'ignores-cover', 'pinning',
  'gets-hot', 'skyfire', 'concussive', 'strikedown', 'unwieldy', 'specialist-weapon', 'two-handed', 'shred', 'master-crafted',
  'one-use-only', 'soul-blaze', 'blind', 'graviton', 'torrent', 'instant-death', 'barrage', 'minimum-range', 'combined-secondary',
  'blast', 'large-blast', 'massive-blast', 'apocalyptic-blast', 'hellstorm', 'assault-grenades', 'defensive-grenades', 'melee-grenade',
  'precision-shots', 'destroyer',
  // Without the Psychic phase a force weapon is an ordinary one.
  'force',
];

/** Universal special rules. */
const SPECIAL_RULES = [
  'acute-senses', 'adamantium-will', 'bulky', 'very-bulky', 'extremely-bulky', 'counter-attack', 'crusader', 'daemon', 'eternal-warrior', 'fear',
  'fearless', 'feel-no-pain', 'fleet', 'furious-charge', 'hammer-of-wrath', 'hatred', 'hit-and-run', 'it-will-not-die', 'jink', 'know-no-fear',
  'move-through-cover', 'monster-hunter', 'night-vision', 'preferred-enemy', 'precision-strikes', 'rage', 'rampage', 'relentless', 'scout',
  'shrouded', 'skilled-rider', 'slow-and-purposeful', 'smash', 'split-fire', 'stealth', 'stubborn', 'strafing-run', 'swarms', 'tank-hunters',
  'zealot', 'never-goes-to-ground', 'deep-strike', 'infiltrate', 'outflank', 'objective-secured', 'smoke-launchers', 'machine-spirit',
  'dozer-blade', 'extra-armour', 'searchlight', 'recovery-gear', 'immobile',
];

export const known: readonly string[] = [...KINDS, ...WEAPON_RULES, ...SPECIAL_RULES];

/** What cannot be left out of a datasheet without making another unit of it, and is not played. */
export const refused: { readonly [keyword: string]: string } = {
  flyer: 'flyers and their flight modes are not played',
  'super-heavy': 'super-heavy vehicles are not played',
  'flying-monster': 'flying monstrous creatures are not played',
  gargantuan: 'gargantuan creatures are not played',
  'flying-gargantuan': 'gargantuan creatures are not played',
  chariot: 'chariots and their riders are not played',
};
