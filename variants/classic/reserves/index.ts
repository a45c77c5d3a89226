import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ReserveSeams } from '../seams.ts';
import { arriving } from './arrive.ts';
import { deepStriking } from './deepstrike.ts';
import { deploying } from './deploy.ts';
import { mishaps } from './mishap.ts';
import { outflanking } from './outflank.ts';
import { reserveRolls } from './rolls.ts';

/** RESERVE: deployment and later arrivals. */
export const reserves = (s: ClassicSeams): ReserveSeams<Classic> => ({
  ...deploying(s),
  ...reserveRolls(s),
  ...arriving(s),
  ...deepStriking(s),
  ...mishaps(s),
  ...outflanking(s),
});
