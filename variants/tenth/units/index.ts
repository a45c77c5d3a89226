import type { Sheet } from 'sandtable/rules';
import { hasBit } from 'sandtable/rules';
import type { Area } from '../definitions/area.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { fury } from './abilities/fury.ts';
import { kills } from './abilities/kills.ts';
import { leaders } from './abilities/leaders.ts';
import { replaced } from './abilities/replaced.ts';
import { repositions } from './abilities/repositions.ts';
import { returns } from './abilities/returns.ts';
import { RISES_AGAIN, rises } from './abilities/rises.ts';
import { deathAbilities } from './death/abilities.ts';
import { deathSeams } from './death/acting.ts';
import { fallenSeams } from './fallen.ts';
import { roomSeams } from './in-part.ts';
import { partSeams } from './parts.ts';
import { repositionSeams } from './repositioned.ts';
import { returnSeams } from './returning.ts';
import type { UnitSeams } from './seams.ts';
import { unitsWords } from './words.ts';

/** Units and their parts, what destroyed models count for, and returning models. */
export const unitsSeams = (s: ModernSeams, t: Tables): UnitSeams => ({
  ...returnSeams(s, t),
  ...partSeams(s),
  ...fallenSeams(s),
  ...roomSeams(s, t),
  ...deathSeams(s),
  ...repositionSeams(s),
});

/**
 * Places for models that may become units of their own: second Leaders, and those that may return while the units they led are still there.
 */
export function splits(sheet: Sheet<Modern>): number {
  if (sheet.parts === undefined) return 0;
  const riser = sheet.models.some((it) => hasBit(it.keywordBits, RISES_AGAIN));
  return Math.max(sheet.parts.length - 2, riser ? 1 : 0);
}

/** Attached units, returning models, and what models do when they are destroyed. */
export const units: Area = {
  // Leaders lead until their unit comes apart.
  abilities: [...returns, rises, ...leaders, ...kills, ...deathAbilities, fury, ...repositions, replaced],
  words: { ...unitsWords, options: { 'chooses-fury': ['1 more attack', '1 more Strength'] } },
};
