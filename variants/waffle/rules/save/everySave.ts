import { type Game, type ModelId, purpose } from 'sandtable/rules';
import type { Attack } from '../../../classic/attack.ts';
import { type Classic, NEVER } from '../../../classic/family.ts';
import { ARMOUR, COVER, INVULNERABLE, SAVE_REROLL } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

// Dice of different kinds count apart, so what is rolled again has to as well.
const INVULNERABLE_REROLL = purpose('invulnerable-reroll');
const COVER_REROLL = purpose('cover-reroll');

/** Armour, then the invulnerable save, then cover, up to the first that stops the wound. */
function triesEach(g: Game<Classic>, s: WaffleSeams, a: Attack, model: ModelId): boolean {
  const armour = s.armourOn(g, a, model);
  if (armour < NEVER && s.saveRoll(g, a, model, armour, ARMOUR, SAVE_REROLL)) return true;
  const invulnerable = s.invulnerableOn(g, a, model);
  if (invulnerable < NEVER && s.saveRoll(g, a, model, invulnerable, INVULNERABLE, INVULNERABLE_REROLL)) return true;
  const cover = s.coverAsSave(g, a, model);
  return cover < NEVER && s.saveRoll(g, a, model, cover, COVER, COVER_REROLL);
}

/** Each kind of save that is usable against a wound is tried once. */
export const everySave = defineRule({
  id: 'WAF-SAVE-01',
  default: 'on',
  tables: (t) => ({ ...t, everySave: true }),
  patch: (_p, s) => ({ replace: { saves: (g, a, model) => triesEach(g, s, a, model) } }),
});
