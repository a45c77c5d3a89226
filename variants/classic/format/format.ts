import type { Block, FamilyFormat } from 'sandtable/rules';
import { chances } from '../odds/chances.ts';
import { terrainKinds } from '../terrain/kinds.ts';
import { inline } from './inline.ts';
import { profileWords } from './profile-words.ts';

/** Keywords that give the type of a unit whose block names none. */
const TELLING_TYPES = [
  'bike',
  'jetbike',
  'jump',
  'jet-pack',
  'beast',
  'cavalry',
  'artillery',
  'monster',
  'flying-monster',
  'gargantuan',
  'vehicle',
];

const typeOf = (keywords: readonly string[], block: Block): string =>
  TELLING_TYPES.find((it) => keywords.includes(it)) ?? ('AV' in block ? 'vehicle' : 'infantry');

/** How the family is written in files, charts and text. */
export const format: FamilyFormat = {
  name: 'classic',
  blocks: async () => (await import('./blocks.ts')).blocks,
  terrain: terrainKinds,
  scoring: [
    'objective-vp',
    'objective-vp-per-round',
    'kill-points',
    'first-blood',
    'slay-the-warlord',
    'linebreaker',
    'heavy-support-destroyed',
    'fast-attack-destroyed',
    'scouring',
    'relic',
  ],
  options: [
    'night-fighting',
    'seize-the-initiative',
    'random-game-length',
    'random-markers',
    'rolled-mission',
    'mysterious-objectives',
    'mysterious-terrain',
    'tactical-objectives',
    'warlord-traits',
    'shock-deployment',
  ],
  roles: [
    'hq',
    'troops',
    'elites',
    'fast-attack',
    'heavy-support',
    'lord-of-war',
    'fortification',
    'flyer',
    'transport',
    'warlord',
    'desperate-allies',
    'allies-of-convenience',
    'battle-brothers',
    'seen-as-desperate',
    'seen-as-convenient',
    'seen-as-brothers',
  ],
  writtenOut: {
    sheetKeys: ['type', 'flags', 'transport'],
    rulesKey: 'rules',
    sheet: (keywords, block) => ({ type: typeOf(keywords, block), flags: [], rules: [] }),
  },
  words: profileWords,
  chances,
  inline,
  roster: async () => (await import('./roster/index.ts')).roster,
};
