import type { Player, PlayerAnswer, StartPlayer } from './page-pool.ts';

/** What the desk asks of its page: to start a player, who answers through a port, or, without one, to end it. */
export interface PlayerCall {
  readonly player: number;
  readonly port: MessagePort | null;
}

/** What the page tells the desk of a player who could not be started, or has failed. */
export interface PlayerFailure {
  readonly player: number;
  readonly words: string;
}

/** The players of a desk: workers that its page starts and ends for it. */
export class DeskPlayers {
  readonly #call: (call: PlayerCall, transfer: Transferable[]) => void;
  readonly #failed = new Map<number, (words: string) => void>();
  #next = 0;

  constructor(call: (call: PlayerCall, transfer: Transferable[]) => void) {
    this.#call = call;
  }

  readonly start: StartPlayer = (hear): Player => {
    const player = this.#next++;
    const { port1, port2 } = new MessageChannel();
    this.#failed.set(player, hear.failed);
    port1.onmessage = ({ data }: MessageEvent<PlayerAnswer>) => hear.answered(data);
    this.#call({ player, port: port2 }, [port2]);
    return {
      post: (message) => port1.postMessage(message),
      end: () => {
        this.#failed.delete(player);
        port1.close();
        this.#call({ player, port: null }, []);
      },
    };
  };

  failed({ player, words }: PlayerFailure): void {
    this.#failed.get(player)?.(words);
  }
}
