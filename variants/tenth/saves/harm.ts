import { CAUSE, type Cause, type Frame, scratch, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';

/** What makes models lose wounds. */
export interface Harm {
  readonly dice: Frame;
  readonly cause: Cause;
  /** Who gets the credit. */
  readonly by: Unit<Modern> | null;
  /** The attack, or null for what no attack caused. */
  readonly attack: Attack | null;
}

type Filled = { -readonly [K in keyof Harm]: Harm[K] };
const harms = scratch<Partial<Filled>>({ cause: CAUSE.other, by: null, attack: null });

/** Says what makes models lose wounds. The callee reads it before any model loses one. */
export function harm(dice: Frame, cause: Cause, by: Unit<Modern> | null, attack: Attack | null = null): Harm {
  const filled = harms() as Filled;
  filled.dice = dice;
  filled.cause = cause;
  filled.by = by;
  filled.attack = attack;
  return filled;
}
