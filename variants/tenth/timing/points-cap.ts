import type { Game, SideId } from 'sandtable/rules';
import { sideRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';

const GAINED = sideRegister('extra-command-points', 'round');

/** How many of `points` Command points a side may still gain this round; counts them as gained. */
export function takeRoom(g: Game<Modern>, side: SideId, points: number, most: number): number {
  const room = most - g.sideReg[side][GAINED];
  const got = Math.max(0, points < room ? points : room);
  g.sideReg[side][GAINED] += got;
  return got;
}
