import type { AnyRule } from 'sandtable/rules';
import type { Area } from '../area.ts';
import { statAbilities } from './abilities.ts';
import { advances, oneAdvance } from './advance.ts';
import { savesAgainstWeak } from './against.ts';
import { auras, hitAuras } from './aura.ts';
import calculation from './calculation.ts';
import { attackersPriority, fixedWounds } from './conflict.ts';
import { bounding, discarding, fate, hunts } from './dice.ts';
import { hexes, sameNames } from './hexes.ts';
import { anyOrAll, ignoring } from './ignoring.ts';
import { duplicates, grantedHits } from './instances.ts';
import { unionOfKeywords } from './keywords.ts';
import { bestRolls, leadershipLimits, leastControl, leastDamage, leastMove } from './limits.ts';
import { ranges } from './range.ts';
import { modifierWords } from './words.ts';
import { joinedNumber, missing, neverModified } from './written.ts';

/** Modifiers of characteristics and rolls, re-rolls, and abilities of the same name. */
export const modifiers: Area = {
  rules: [
    calculation,
    auras,
    sameNames,
    neverModified,
    missing,
    joinedNumber,
    anyOrAll,
    duplicates,
    attackersPriority,
    oneAdvance,
    unionOfKeywords,
    discarding,
  ],
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
  carries: {
    seams: {
      modified: ['TEN-MOD-01'],
      weaponModifiers: ['TEN-MOD-11'],
      attackModifiers: ['TEN-MOD-12'],
      auraReaches: ['TEN-DEF-02'],
      armourModifier: ['TEN-MOD-13'],
      changedTo: ['TEN-MOD-03'],
      hasAbility: ['TEN-USR-17'],
    },
  },
  words: modifierWords,
};

/** Have the last word on characteristics, whatever modifies them. */
export const limitRules: readonly AnyRule[] = [leastDamage, leastMove, bestRolls, leadershipLimits, leastControl];
