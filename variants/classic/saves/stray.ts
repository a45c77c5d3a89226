import { CAUSE, type Cause, type Frame, scratch, type Unit } from 'sandtable/rules';
import type { Classic, ClassicFamily } from '../family.ts';

/** Where hits and wounds come from that are no shooting of a unit. */
export interface Stray<F extends ClassicFamily = Classic> {
  /** Who gets the credit. */
  readonly by: Unit<F> | null;
  readonly cause: Cause;
  readonly frame: Frame;
  /** Of several models, the nearest to this point is hit first. */
  readonly x: number;
  readonly y: number;
  /** They break out among the models themselves, so that the walls of a building do not take them. */
  readonly within: boolean;
}

type Filled = { -readonly [K in keyof Stray]: Stray[K] };
const strays = scratch<Partial<Filled>>({ by: null, cause: CAUSE.other, x: 0, y: 0, within: false });

/** Says where hits or wounds come from. The callee reads it before anything else is hit. */
export function stray(by: Unit<Classic> | null, cause: Cause, frame: Frame, x = 0, y = 0, within = false): Stray {
  const filled = strays() as Filled;
  filled.by = by;
  filled.cause = cause;
  filled.frame = frame;
  filled.x = x;
  filled.y = y;
  filled.within = within;
  return filled;
}
