import type { Running } from '../editions/running.ts';

/** No game has ended for too long in a thread that plays rulesets with code from outside. */
export class StuckError extends Error {
  override readonly name = 'StuckError';
  readonly running: Running;
  readonly seconds: number;

  constructor(running: Running, seconds: number) {
    super(`${running.code ?? 'a thread'} did not come to an end within ${seconds} s`);
    this.running = running;
    this.seconds = seconds;
  }
}
