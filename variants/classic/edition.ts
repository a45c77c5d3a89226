import type { Game } from 'sandtable/rules';
import { makeSight, resetSight } from 'sandtable/kit';
import { makeAttacks } from './attack.ts';
import type { Classic, ClassicDesk } from './family.ts';
import { optics } from './optics.ts';

/** Caches and scratch space of one arena. */
export const furnish = (g: Game<Classic>): ClassicDesk => ({ sight: makeSight(optics, g), attacks: makeAttacks(g) });

/** Empties them at the start of an engagement. */
export function tidy(g: Game<Classic>): void {
  g.desk.attacks.depth = 0;
  resetSight(g, g.desk.sight);
}
