import { beginTrial, endTrial, noteEnd, stoodAt } from 'sandtable/kit';
import { type Ends, type Game, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { pointsEndangered, wouldCrossDifficult } from '../terrain/terrain.ts';
import { goalOf } from './goal.ts';
import { rulesOfWay } from './way-rules.ts';

const heading = scratch({ goal: new Float64Array(2) });

/** Mean of the highest of some dice. */
function meanHighest(dice: number): number {
  let mean = 6;
  for (let face = 1; face < 6; face++) {
    let noneAbove = 1;
    for (let k = 0; k < dice; k++) noneAbove *= face / 6;
    mean -= noneAbove;
  }
  return mean;
}

/** How far a unit gets on average that may move so far: less if its way leads through difficult terrain (CLS-MOVE-06). */
function expectedInches(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number, inches: number): number {
  // A shorter move is a Run, for which nobody tests.
  if (inches < s.moveInches(g, u)) return inches;
  if (!s.movesAsInDifficult(g, u)) {
    if (!s.slowedByTerrain(g, u)) return inches;
    const { goal } = heading();
    goalOf(g, u, code, goal);
    const dx = goal[0] - u.x;
    const dy = goal[1] - u.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    const share = d > inches ? inches / d : 1;
    if (!wouldCrossDifficult(g, s, u, dx * share, dy * share)) return inches;
  }
  return Math.min(inches, meanHighest(s.difficultDice(g, u)));
}

/** Where a move by an intent would end, and what dangerous terrain on the way costs (CLS-MOVE-07). */
export const endsOfIntent: Ends<Classic> = ({ game: g, about: u }, code, inches, s, to) => {
  if (u === null) return false;
  const gone = beginTrial(g, u, code, expectedInches(g, s, u, code, inches), rulesOfWay(g, s, u, code));
  if (gone > 0) {
    noteEnd(g, u, to);
    to.lost = pointsEndangered(g, s, u, stoodAt(g));
  }
  endTrial(g, u);
  return gone > 0;
};
