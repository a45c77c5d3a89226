import { defineRule } from '../family.ts';

/** Weapons ask whether any model of the unit has moved, not whether the one that fires has. */
export default defineRule({
  id: 'CAL-WPN-02',
  title: 'Heavy weapons',
  source: 'Moving, Shooting and Assaulting',
  text: [
    'If its unit moved, a Heavy weapon may only make Snap Shots (BS 1). A unit that shot a Heavy weapon may not charge that turn, moved or not.',
    'Ruling: the source counts the move of the unit: if any model of it moved in the Movement phase, all its Heavy, Ordnance and Salvo weapons count as moved (the base asks each model, CLS-MOVE-14). Base exceptions stay: Relentless and Slow and Purposeful (CLS-USR-28, CLS-USR-32), Walkers (CLS-VEH-39), vehicles by speed (CLS-VEH-06), and disembarking or arriving counts as moving.',
  ].join('\n'),
  changes: 'restates classic base: Heavy weapons (CLS-WPN-03, CLS-ASSAULT-03); replaces moved or not per model (CLS-MOVE-14) by per unit',
  default: 'on',
  patch: () => ({
    wrap: {
      walkedInches: (next) => (g, model) => {
        const u = g.unitOf(model);
        let most = 0;
        for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, next(g, i));
        return most;
      },
    },
  }),
});
