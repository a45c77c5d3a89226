import { url as debuggedAt } from 'node:inspector';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { lookOn } from '../editions/outside-step.ts';
import { patience } from '../editions/patience.ts';
import { PluginError } from '../editions/plugin-error.ts';
import { RunningRow, runIn, sharedRows } from '../editions/running.ts';
import { moduleUrl, RUNS_SOURCES } from '../load/root.ts';
import type { Guarded, Stuck } from './guard-thread.ts';

/** How often this thread shows that it comes round, milliseconds. */
const ROUND_EVERY_MS = 100;

/** So long the guard may take to let go of this thread, milliseconds. */
const LETTING_GO_MS = 1000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Whoever waits for a signal, where this thread cannot hear them. */
const deaf = new Map<NodeJS.Signals, NodeJS.SignalsListener[]>();

let steps = 0;

let stuck: () => Stuck | null = () => null;

/**
 * Code from outside that never comes to an end in this thread, the main one, would keep it from hearing anything: so another thread looks on from the
 * first such code on, ends what does not end in time (`end` says how the process ends then), and signals go to the system meanwhile, which
 * ends the process at once.
 */
export function guardOutsideCode(end: (error: Error) => void): void {
  let guarded = false;
  lookOn({
    begins() {
      // Whoever stops at a breakpoint is not stuck.
      if (!guarded && debuggedAt() === undefined) startGuard(end);
      guarded = true;
      steps += 1;
      if (steps === 1) for (const signal of SIGNALS) deaf.set(signal, takeOff(signal));
    },
    ends() {
      steps -= 1;
      if (steps > 0) return;
      for (const [signal, listeners] of deaf) for (const listener of listeners) process.on(signal, listener);
      deaf.clear();
    },
  });
}

/** What the guard has ended, if it has: code that it ended is never gone on with, so that nothing may be left to wait for. */
export function endedByGuard(): Error | null {
  const found = stuck();
  if (found === null) return null;
  Atomics.wait(new Int32Array(found.letGo), 0, 0, LETTING_GO_MS);
  return new PluginError(found.who, found.words);
}

function takeOff(signal: NodeJS.Signals): NodeJS.SignalsListener[] {
  const listeners = process.listeners(signal) as NodeJS.SignalsListener[];
  for (const listener of listeners) process.off(signal, listener);
  return listeners;
}

function startGuard(end: (error: Error) => void): void {
  // Threads that run the sources would need a loader of their own.
  if (RUNS_SOURCES) return;
  const memory = sharedRows(1);
  const rounds = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const { port1: here, port2: there } = new MessageChannel();
  runIn(new RunningRow(memory, 0), 0);
  const guarded: Guarded = { memory, rounds, seconds: patience(), port: there };
  const guard = new Worker(moduleUrl('src/cli/guard-thread.ts'), { workerData: guarded, transferList: [there], execArgv: [] });
  // Without a guard everything goes on.
  guard.on('error', () => undefined);
  guard.unref();
  here.unref();
  stuck = () => (receiveMessageOnPort(here)?.message as Stuck | undefined) ?? null;
  const round = new Int32Array(rounds);
  setInterval(() => {
    Atomics.add(round, 0, 1);
    const error = endedByGuard();
    if (error !== null) end(error);
  }, ROUND_EVERY_MS).unref();
}
