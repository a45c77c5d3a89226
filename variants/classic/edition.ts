import type { Game } from 'sandtable/rules';
import { makeSight, resetSight } from 'sandtable/kit';
import { makeAttacks } from './attack.ts';
import { type Classic, type ClassicDesk, MOST_WEAPONS } from './family.ts';
import { optics } from './optics.ts';
import type { Tables } from './tables.ts';
import { makeWorth } from './worth.ts';

/** Caches and scratch space of one arena. */
export function furnish(g: Game<Classic>, t: Tables): ClassicDesk {
  const models = g.models.x.length;
  return {
    sight: makeSight(optics, g),
    attacks: makeAttacks(g),
    fullShots: new Uint8Array(models * MOST_WEAPONS),
    snapShots: new Uint8Array(models * MOST_WEAPONS),
    lookInches: new Float64Array(models),
    lookAt: new Int16Array(models).fill(-1),
    lookPoses: new Float64Array(models),
    worth: makeWorth(g, t),
  };
}

/** Empties them at the start of an engagement. */
export function tidy(g: Game<Classic>): void {
  g.desk.attacks.depth = 0;
  g.desk.lookAt.fill(-1);
  resetSight(g, g.desk.sight);
}
