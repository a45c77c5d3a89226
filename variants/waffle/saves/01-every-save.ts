import { type Game, type ModelId, reroll } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import { ARMOUR_DICE, type SaveDice, saveRoll } from '../../classic/saves/save.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { COVER, INVULNERABLE } from '../../classic/state.ts';
import { coverApart } from '../../classic/worth/on-paper.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

// Dice of different kinds are counted separately, so re-rolls have to be as well.
const INVULNERABLE_DICE: SaveDice = { why: INVULNERABLE, again: reroll('invulnerable') };
const COVER_DICE: SaveDice = { why: COVER, again: reroll('cover') };

/** Armour, then the invulnerable save, then cover, up to the first that stops the wound. */
function triesEach(g: Game<Classic>, s: WaffleSeams, a: Attack, model: ModelId): boolean {
  const armour = s.armourOn(g, a, model);
  if (armour < NEVER && saveRoll(g, s, a, model, armour, ARMOUR_DICE)) return true;
  const invulnerable = s.invulnerableOn(g, a, model);
  if (invulnerable < NEVER && saveRoll(g, s, a, model, invulnerable, INVULNERABLE_DICE)) return true;
  const cover = s.coverAsSave(g, a, model);
  return cover < NEVER && saveRoll(g, s, a, model, cover, COVER_DICE);
}

/** Each kind of save that is usable against a wound is tried once. */
export default defineRule({
  id: 'WAF-SAVE-01',
  title: 'Every save type is used once',
  source: 'Types of Saving Throws, Models with more than one Save',
  text: [
    'A model that has an armour save, an invulnerable save and/or a cover save may attempt each type once against the same wound; one success is enough.',
    'Ruling: Each type must be usable against that wound (AP may remove armour, Ignores Cover removes cover, and so on). Rolling order is armour, invulnerable, cover and stops at the first success. Feel No Pain is not a save and still comes afterwards. Against glancing and penetrating hits, a vehicle likewise tries each save type it owns. A Destroyer result of 2-5 (CLS-WPN-34) likewise allows each usable type once for the whole result, and a 6 none. Effects that allow no saves of any kind, and the armour and cover bans of dangerous terrain and the like, are unchanged.',
  ].join('\n'),
  changes: 'classic base: One save per wound, only the best one rolled (CLS-SAVE-08)',
  default: 'on',
  tables: (t) => ({ ...t, everySave: true, onPaper: { ...t.onPaper, coverStops: coverApart } }),
  patch: (_p, s) => ({ replace: { saves: (g, a, model) => triesEach(g, s, a, model) } }),
});
