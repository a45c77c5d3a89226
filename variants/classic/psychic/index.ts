import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { imperilled } from './09-perils-of-the-warp.ts';
import { beams } from './beam.ts';
import { choosing } from './choose.ts';
import { conjuring } from './conjure.ts';
import { effects } from './effects.ts';
import { learn } from './learn.ts';
import { manifesting } from './manifest.ts';
import { pool } from './pool.ts';
import { reach } from './reach.ts';
import type { PsychicSeams } from './seams.ts';
import { witchfires } from './witchfire.ts';
import { powerWorths } from './worth.ts';

/** PSY: the procedures of the Psychic phase. Nothing calls them if no unit is a psyker. */
export const psychic = (s: ClassicSeams, t: Tables): PsychicSeams<Classic> => ({
  ...pool(s, t),
  ...learn(s, t),
  ...reach(s, t),
  ...manifesting(s, t),
  ...effects(s, t),
  ...imperilled(s),
  ...witchfires(s, t),
  ...beams(s, t),
  ...conjuring(s, t),
  ...powerWorths(t),
  ...choosing(s, t),
});
