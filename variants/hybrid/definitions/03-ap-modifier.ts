import { NEVER, STAT } from '../../classic/family.ts';
import { armourModifierAt, defineRule } from '../family.ts';

/** The natural roll that a save needs once the modifier is subtracted from its die, 7 if no roll is enough. */
function naturalOn(best: number, save: number, modifier: number): number {
  const on = Math.max(best, save) + modifier;
  return on < NEVER ? on : NEVER;
}

/** AP is subtracted from the die of an armour save. */
export default defineRule({
  id: 'HYB-DEF-03',
  title: 'AP as a negative save modifier',
  source: 'Vehicle, High AP Weapons (AP-4 and AP-5 notation)',
  text: [
    'AP is written AP-n (n = 0 to 6). When a wound from it is saved with armour, subtract n from the D6; the save succeeds if the modified result reaches Sv and the natural die is not 1. A save that would need 7+ cannot be made. Invulnerable and cover saves are not modified.',
    'Ruling: the source only shows the notation; the modifier reading is what it means in the rules it borrows from, and cover saves stay a separate save as the source itself treats them.',
  ].join('\n'),
  changes: 'replaces classic base: all-or-nothing AP (CLS-SAVE-02)',
  default: 'on',
  tables: (t) => ({
    ...t,
    onPaper: { ...t.onPaper, armourOn: (arm, ap, save) => naturalOn(t.numbers.bestSave, save, armourModifierAt(arm, ap)) },
  }),
  patch: (_p, s) => ({
    replace: {
      armourOn: (g, a, model) =>
        s.deniesArmour(g, a)
          ? NEVER
          : naturalOn(g.desk.numbers.bestSave, s.statOf(g, model, STAT.Sv), armourModifierAt(a.weapon.profile, a.ap)),
    },
  }),
});
