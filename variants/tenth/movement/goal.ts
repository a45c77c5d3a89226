import { scratch } from 'sandtable/rules';

/** Where a unit is to go, or to be set up. */
export interface Goal {
  readonly x: number;
  readonly y: number;
}

const goals = scratch({ x: 0, y: 0 });

/** A point as a goal, until the next call. */
export function goalAt(x: number, y: number): Goal {
  const goal = goals();
  goal.x = x;
  goal.y = y;
  return goal;
}
