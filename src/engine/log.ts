import type { EventKind, Frame, Log, Tally } from '../rules/index.ts';
import { events } from '../rules/index.ts';
import { fold } from './dice/mix.ts';

/** Records what happens, for replay and worked examples; absent in ordinary play. */
export interface Recorder {
  event(kind: EventKind, a: number, b: number, c: number, d: number): void;
  tallied?(what: Tally, n: number, by: number, at: number, frame: Frame): void;
  befell?(what: Tally, n: number, unit: number): void;
}

/** The digest of an engagement: 64 bits folded over the names and integers of its events, always on. */
export class DigestLog implements Log {
  lo = 0;
  hi = 0;
  recorder: Recorder | null = null;
  readonly #hashes = Int32Array.from(events.hashes);

  reset(): void {
    this.lo = 0x243f6a88;
    this.hi = 0x85a308d3 | 0;
  }

  note(kind: EventKind, a = 0, b = 0, c = 0, d = 0): void {
    const name = this.#hashes[kind];
    this.lo = fold(fold(fold(this.lo ^ name, a), b), c ^ (d << 16));
    this.hi = fold(fold(fold(this.hi + name, c), d), a ^ (b << 16));
    if (this.recorder !== null) this.recorder.event(kind, a, b, c, d);
  }

  tally(what: Tally, n: number, by: number, at: number, frame: Frame): void {
    if (this.recorder !== null) this.recorder.tallied?.(what, n, by, at, frame);
  }

  befalls(what: Tally, n: number, unit: number): void {
    if (this.recorder !== null) this.recorder.befell?.(what, n, unit);
  }

  /** Folds in two numbers that have no line in the trace: positions. */
  mix(a: number, b: number): void {
    this.lo = fold(this.lo ^ a, b);
    this.hi = fold(this.hi ^ b, a);
  }
}
