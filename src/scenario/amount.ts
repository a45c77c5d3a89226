/** A number that may have to be rolled: `3`, `D6`, `2D3+1`. */
export type Amount = number | string;

export interface DiceSum {
  /** How many dice, 0 for a plain number. */
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

const PATTERN = /^(\d*)D([36])(?:([+-])(\d+))?$/;

/** Parses an amount; null for text that isn't one. */
export function parseAmount(amount: Amount): DiceSum | null {
  if (typeof amount === 'number') return { dice: 0, sides: 6, plus: amount };
  const found = PATTERN.exec(amount);
  if (found === null) return null;
  const plus = found[4] === undefined ? 0 : Number(found[4]) * (found[3] === '-' ? -1 : 1);
  return { dice: found[1] === '' ? 1 : Number(found[1]), sides: found[2] === '3' ? 3 : 6, plus };
}
