/**
 * A loop of fixed work that stands beside every measurement: machines differ, and have slow minutes, so that only ratios
 * taken in one run mean anything. It mixes integers and touches no memory.
 */

const ROUNDS = 2_000_000;

/** One pass. The answer depends on every round, so that nothing can be left out. */
export function spin(rounds: number, start: number): number {
  let h = start | 0;
  for (let i = 0; i < rounds; i++) {
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) + i;
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  }
  return h;
}

/** Rounds a second of processor time, in millions. */
export function yardstick(): number {
  const cpu = process.cpuUsage();
  let sink = 0;
  for (let i = 0; i < 10; i++) sink ^= spin(ROUNDS, sink + i);
  const { user, system } = process.cpuUsage(cpu);
  if (sink === 1) throw new Error('never');
  return (10 * ROUNDS) / (user + system);
}

/** Work done again and again for a while: how much of it a second of processor time holds, beside the yardstick. */
export interface Measured {
  readonly name: string;
  readonly perSecond: number;
  /** Yardstick rounds that one piece of work costs, in thousands: this is the number to compare between runs. */
  readonly cost: number;
  /** The yardstick changed by more than a tenth meanwhile: measure again. */
  readonly disturbed: boolean;
  readonly checksum: string;
}

/** Seconds of processor time after which the compiler of the machine has settled; the first hundred engagements are much slower. */
const WARM_UP = 2;

function warmUp(work: (turn: number) => number, seconds: number): void {
  const cpu = process.cpuUsage();
  for (;;) {
    work(0);
    const { user, system } = process.cpuUsage(cpu);
    if ((user + system) / 1e6 >= seconds) return;
  }
}

/** `work` does `pieces` pieces and returns a number that hangs on all of them. */
export function measure(name: string, seconds: number, pieces: number, work: (turn: number) => number): Measured {
  warmUp(work, Math.max(WARM_UP, seconds / 4));
  const before = yardstick();
  const cpu = process.cpuUsage();
  let done = 0;
  let checksum = 0;
  for (let turn = 1; ; turn++) {
    const sum = work(turn);
    // Only the first turns count for the checksum: how many there are depends on the machine.
    if (turn <= 2) checksum = (Math.imul(checksum, 31) + sum) | 0;
    done += pieces;
    const { user, system } = process.cpuUsage(cpu);
    if ((user + system) / 1e6 >= seconds && turn >= 2) break;
  }
  const { user, system } = process.cpuUsage(cpu);
  const after = yardstick();
  const perSecond = done / ((user + system) / 1e6);
  const rate = (before + after) / 2;
  return {
    name,
    perSecond,
    cost: (rate * 1e6) / perSecond / 1000,
    disturbed: Math.abs(before - after) > rate / 10,
    checksum: (checksum >>> 0).toString(16).padStart(8, '0'),
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};
