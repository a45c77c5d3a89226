import type { Area } from '../area.ts';
import { statAbilities } from './abilities.ts';
import { auras, hitAuras } from './aura.ts';
import calculation from './calculation.ts';
import { hexes, sameNames, suppression } from './hexes.ts';
import { modifierWords } from './words.ts';

/** Modifiers of characteristics and rolls, re-rolls, and abilities of the same name. */
export const modifiers: Area = {
  rules: [calculation, auras, sameNames],
  abilities: [...statAbilities, hexes, suppression, hitAuras],
  carries: {
    seams: { modified: ['TEN-MOD-01'], weaponModifiers: ['TEN-MOD-11'], attackModifiers: ['TEN-MOD-12'], auraReaches: ['TEN-DEF-02'] },
  },
  words: modifierWords,
};
