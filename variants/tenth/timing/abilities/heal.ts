import { family } from '../slots.ts';

/** `heals-at-movement-end 1` and the like. */
export const heal = family(
  'heals',
  [
    'in-your-command',
    'at-your-command-start',
    'at-your-command-end',
    'at-movement-end',
    'at-your-movement-end',
    'at-your-shooting-start',
    'at-your-shooting-end',
    'at-turn-end',
    'at-round-end',
  ],
  'this unit regains up to X lost wounds.',
  {
    act: (g, unit, s, wounds) => {
      let left = wounds;
      for (let m = unit.first; m < unit.first + unit.size && left > 0; m++) left -= s.heal(g, m, left);
    },
  },
);
