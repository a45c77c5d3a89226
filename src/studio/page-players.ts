import type { PlayerCall, PlayerFailure } from './desk-players.ts';
import { type Engine, startEngine } from './start-engine.ts';

/**
 * The workers that play, started by the page on behalf of its desk. The desk does not start them itself: a worker of Firefox that starts several others
 * at a time may hang for good.
 */
export class PagePlayers {
  readonly #failed: (failure: PlayerFailure) => void;
  readonly #engines = new Map<number, Engine>();

  constructor(failed: (failure: PlayerFailure) => void) {
    this.#failed = failed;
  }

  called(call: PlayerCall): void {
    if (call.port === null) {
      this.#engines.get(call.player)?.end();
      this.#engines.delete(call.player);
    } else this.#start(call.player, call.port);
  }

  #start(player: number, port: MessagePort): void {
    const engine = startEngine('player', (words) => this.#failed({ player, words }));
    const { worker } = engine;
    this.#engines.set(player, engine);
    // What it is sent before it listens would be lost. It says once that it does, and whatever comes after goes through the port.
    worker.addEventListener('message', () => worker.postMessage(port, [port]), { once: true });
  }
}
