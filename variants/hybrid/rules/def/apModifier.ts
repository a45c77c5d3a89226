import { NEVER, STAT } from '../../../classic/family.ts';
import { armourModifierAt, defineRule } from '../../family.ts';

const BEST_SAVE = 2;

/** The natural face that a save needs once points are taken off its die, 7 where none is enough. */
function naturalOn(save: number, modifier: number): number {
  const on = Math.max(BEST_SAVE, save) + modifier;
  return on < NEVER ? on : NEVER;
}

/** AP takes points off the die of an armour save. */
export const apModifier = defineRule({
  id: 'HYB-DEF-03',
  default: 'on',
  tables: (t) => ({
    ...t,
    onPaper: { ...t.onPaper, armourOn: (arm, ap, save) => naturalOn(save, armourModifierAt(arm, ap)) },
  }),
  patch: (_p, s) => ({
    replace: {
      armourOn: (g, a, model) =>
        s.deniesArmour(g, a) ? NEVER : naturalOn(s.statOf(g, model, STAT.Sv), armourModifierAt(a.weapon.profile, a.ap)),
    },
  }),
});
