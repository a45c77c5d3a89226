import type { Area } from '../definitions/area.ts';
import { advances } from '../movement/22-one-advance.ts';
import { hitAuras } from '../special-rules/14-auras.ts';
import { hexes } from '../special-rules/15-same-names.ts';
import { grantedHits } from '../special-rules/16-duplicates.ts';
import { fixedWounds } from '../turn/12-attackers-priority.ts';
import { bounding, fate, hunts } from './23-discarding.ts';
import { ignoring } from './25-any-or-all.ts';
import { statAbilities } from './abilities.ts';
import { savesAgainstWeak } from './against.ts';
import { ranges } from './range.ts';
import { modifierWords } from './words.ts';

/** Modifiers of characteristics and rolls, re-rolls, and abilities with the same name. */
export const modifiers: Area = {
  abilities: [
    ...statAbilities,
    hexes,
    hitAuras,
    savesAgainstWeak,
    grantedHits,
    fixedWounds,
    advances,
    ranges,
    fate,
    bounding,
    hunts,
    ...ignoring,
  ],
  words: modifierWords,
};
