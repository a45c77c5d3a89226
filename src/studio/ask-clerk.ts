import type { Calls, ClerkAnswer } from './calls.ts';
import { type Engine, startEngine } from './start-engine.ts';

/** What the clerk could not answer; the message is for the reader. */
export class ClerkError extends Error {
  override readonly name = 'ClerkError';
}

interface Waiting {
  readonly message: { readonly id: number; readonly call: keyof Calls; readonly takes: unknown };
  readonly resolve: (gives: never) => void;
  readonly reject: (error: ClerkError) => void;
}

/** A worker with the engine that answers one question after the other. It is dismissed where its answers are wanted no more. */
export class AskClerk {
  #engine: Engine | null = null;
  #isReady = false;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws ClerkError for what cannot be answered, and where the question was dropped */
  ask<K extends keyof Calls>(call: K, takes: Calls[K]['takes']): Promise<Calls[K]['gives']> {
    const message = { id: this.#next++, call, takes };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.#engine ??= this.#start();
      if (this.#isReady) this.#engine.worker.postMessage(message);
    });
  }

  /** Drops questions of a kind, however long their answers would take. */
  drop(call: keyof Calls): void {
    const dropped = [...this.#waiting.values()].filter(({ message }) => message.call === call);
    if (dropped.length === 0) return;
    this.#engine?.end();
    for (const { message } of dropped) this.#waiting.delete(message.id);
    this.#engine = this.#waiting.size > 0 ? this.#start() : null;
    for (const { reject } of dropped) reject(new ClerkError('Another question was asked.'));
  }

  #start(): Engine {
    const engine = startEngine('clerk', (words) => {
      if (engine !== this.#engine) return;
      this.#engine = null;
      this.#fail(`The engine could not be started or has failed: ${words}`);
    });
    const { worker } = engine;
    this.#isReady = false;
    worker.addEventListener('message', ({ data }: MessageEvent<ClerkAnswer>) => this.#told(worker, data));
    return engine;
  }

  #told(worker: Worker, data: ClerkAnswer): void {
    // What one says that was dismissed meanwhile.
    if (worker !== this.#engine?.worker) return;
    if ('ready' in data) {
      this.#isReady = true;
      for (const { message } of this.#waiting.values()) worker.postMessage(message);
      return;
    }
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if ('wrong' in data) waiting?.reject(new ClerkError(data.wrong));
    else waiting?.resolve(data.gives as never);
  }

  #fail(words: string): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new ClerkError(words));
  }
}
