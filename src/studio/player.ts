import { transferables } from '../campaign/result.ts';
import { type JobPlayer, openJobPlayer } from '../campaign/workload.ts';
import { openOwn } from './own-engine.ts';
import type { PlayerAnswer, ToPlay, ToPlayer } from './page-pool.ts';

/* Plays games for a desk, which it hears through the port that its page sends it. */

let player: JobPlayer | null = null;

function listen(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<ToPlayer>) => {
    if ('work' in data) player = openJobPlayer(data.work, openOwn(data.own).editions);
    else void answer(port, data.id, data.what);
  };
}

async function answer(port: MessagePort, id: number, what: ToPlay): Promise<void> {
  const post = (it: PlayerAnswer, transfer: Transferable[]): void => port.postMessage(it, transfer);
  try {
    if (player === null) throw new Error('a worker was asked to play before it was told what');
    const again = 'game' in what ? await player.again(what.game, what.listens) : null;
    const columns = 'jobs' in what ? await player.play(what.jobs) : [];
    post({ id, played: { columns, again } }, columns.flatMap(transferables));
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) }, []);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<MessagePort>) => listen(data), { once: true });
self.postMessage('listens');
