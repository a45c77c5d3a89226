import type { FamilyFormat } from 'sandtable/rules';
import { chances } from '../odds/chances.ts';
import { inline } from './inline.ts';
import { profileWords } from './profile-words.ts';

/** Terrain kinds that the edition plays but another family describes. */
const TERRAIN = [
  'woods',
  'ruin',
  'crater',
  'barricade',
  'hill',
  'impassable',
  'tank-traps',
  'razorwire',
  'wreck',
  'building',
  'debris',
  'container',
  'statuary',
];

/** The family in files, charts and words. */
export const format: FamilyFormat = {
  name: 'modern',
  blocks: async () => (await import('./blocks.ts')).blocks,
  terrain: TERRAIN.map((name) => (name === 'ruin' ? { name, storeys: true } : { name })),
  scoring: [
    'objective-vp',
    'objective-vp-per-round',
    'objective-vp-per-command',
    'kill-points',
    'first-blood',
    'slay-the-warlord',
    'action-vp',
    'signal-vp',
    'linebreaker',
    'character-kill-vp',
    'model-kill-vp',
  ],
  options: ['actions', 'signals', 'early-returns'],
  roles: ['warlord'],
  writtenOut: {
    sheetKeys: ['leads', 'transport', 'damaged'],
    rulesKey: 'abilities',
    sheet: () => ({ keywords: [], abilities: [] }),
  },
  words: profileWords,
  chances,
  inline,
  roster: async () => (await import('./roster/index.ts')).roster,
};
