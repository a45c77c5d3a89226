import { arenaMemory, full, type Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Amounts that stand in the middle of each other: the dice of an ability while the damage waits for it. */
const MOST_HELD = 8;

const held = arenaMemory('tenth/held-amounts', (_g: Game<Modern>) => ({
  n: 0,
  amounts: new Int32Array(MOST_HELD),
  toCome: new Int32Array(MOST_HELD),
}));

/**
 * Notes what dice have come to so far, while more are rolled that are added to it or modify it: exact odds tell courses apart by it.
 *
 * @param toCome Dice of the same roll, or rolls of the same sum, that are still to come.
 */
export function hold(g: Game<Modern>, amount: number, toCome = 0): void {
  const record = held(g);
  if (record.n === MOST_HELD) full('amounts rolled in the middle of each other', MOST_HELD);
  record.amounts[record.n] = amount;
  record.toCome[record.n] = toCome;
  record.n++;
}

/** The amount held last is complete. */
export function release(g: Game<Modern>): void {
  const record = held(g);
  record.n--;
  record.amounts[record.n] = 0;
  record.toCome[record.n] = 0;
}
