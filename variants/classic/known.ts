import type { WordPlaces } from 'sandtable/rules';
import { TYPE, VEHICLE } from './family.ts';

/** Keywords of datasheets and weapons that have a meaning here, or are safe to ignore. */

/** Types of units and kinds of vehicle, which are told by `type` and `flags`. */
const TYPES = Object.keys(TYPE);
const FLAGS = Object.keys(VEHICLE).filter((name) => name !== 'plain');

/** What else a unit or a model is. */
const KINDS = [
  'mounted',
  'swarm',
  'aircraft',
  'character',
  'independent-character',
  'battleline',
  'psyker',
  'psychic-pilot',
  'brotherhood-of-psykers',
];

/** Rules of attacks: a weapon has them, or the model that uses it. */
const ATTACK_RULES = [
  'lance',
  'rending',
  'poisoned',
  'fleshbane',
  'armourbane',
  'haywire',
  'ignores-cover',
  'pinning',
  'skyfire',
  'interceptor',
  'concussive',
  'strikedown',
  'shred',
  'soul-blaze',
  'graviton',
  'instant-death',
  'precision-shots',
];

/** Rules of weapons. */
const WEAPON_RULES = [
  'twin-linked',
  'melta',
  'sniper',
  'gets-hot',
  'unwieldy',
  'specialist-weapon',
  'two-handed',
  'sunder',
  'master-crafted',
  'one-use-only',
  'blind',
  'torrent',
  'barrage',
  'minimum-range',
  'combined-secondary',
  'blast',
  'large-blast',
  'massive-blast',
  'apocalyptic-blast',
  'mega-blast',
  'hellstorm',
  'melee-grenade',
  'vortex',
  'force',
  'destroyer',
];

/** Grenades that a model carries, and what a weapon makes it carry. */
const GRENADES = ['assault-grenades', 'defensive-grenades'];

/** Universal special rules. */
const SPECIAL_RULES = [
  'acute-senses',
  'adamantium-will',
  'bulky',
  'very-bulky',
  'extremely-bulky',
  'counter-attack',
  'crusader',
  'daemon',
  'eternal-warrior',
  'fear',
  'fearless',
  'feel-no-pain',
  'fleet',
  'furious-charge',
  'hammer-of-wrath',
  'hatred',
  'hit-and-run',
  'it-will-not-die',
  'jink',
  'know-no-fear',
  'move-through-cover',
  'monster-hunter',
  'night-vision',
  'preferred-enemy',
  'precision-strikes',
  'rage',
  'rampage',
  'relentless',
  'scout',
  'shrouded',
  'skilled-rider',
  'slow-and-purposeful',
  'smash',
  'stomp',
  'split-fire',
  'stealth',
  'stubborn',
  'strafing-run',
  'supersonic',
  'vector-dancer',
  'vector-strike',
  'swarms',
  'tank-hunters',
  'zealot',
  'never-goes-to-ground',
  'deep-strike',
  'infiltrate',
  'outflank',
  'objective-secured',
  'assault-vehicle',
  'smoke-launchers',
  'machine-spirit',
  'dozer-blade',
  'extra-armour',
  'searchlight',
  'recovery-gear',
  'immobile',
];

export const known: readonly string[] = [
  ...TYPES,
  ...FLAGS,
  ...KINDS,
  ...ATTACK_RULES,
  ...WEAPON_RULES,
  ...GRENADES,
  'warlord',
  ...SPECIAL_RULES,
];

/** Which of them a weapon reads among its rules, and which a model. */
export const places: WordPlaces = {
  weapon: { rules: [...ATTACK_RULES, ...WEAPON_RULES, ...GRENADES] },
  model: { rules: [...KINDS, ...ATTACK_RULES, ...SPECIAL_RULES, ...GRENADES] },
  instead: {
    ...Object.fromEntries(FLAGS.map((it) => [it, `"${it}" among the flags of a vehicle`])),
    ...Object.fromEntries(TYPES.map((it) => [it, `"type: ${it}"`])),
    warlord: '"warlord" among the roles of a unit in its army',
  },
};

/** Keywords that are not played but too essential to ignore: without them a datasheet would be a different unit. */
export const refused: { readonly [keyword: string]: string } = {};
