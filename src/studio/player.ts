import { transferables } from '../campaign/result.ts';
import { type JobPlayer, openJobPlayer, type Workload } from '../campaign/workload.ts';
import { openOwn } from './own-engine.ts';
import type { OwnFiles } from './own-files.ts';
import type { PlayerAnswer, ToPlay } from './page-pool.ts';

/* Plays games for a page. */

let player: JobPlayer | null = null;

self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly work: Workload; readonly own: OwnFiles } | { readonly id: number; readonly what: ToPlay }>) => {
    if ('work' in data) player = openJobPlayer(data.work, openOwn(data.own).editions);
    else void answer(data.id, data.what);
  },
);

async function answer(id: number, what: ToPlay): Promise<void> {
  const post = (it: PlayerAnswer, transfer: Transferable[]): void => self.postMessage(it, { transfer });
  try {
    if (player === null) throw new Error('a worker was asked to play before it was told what');
    const again = 'game' in what ? await player.again(what.game, what.listens) : null;
    const columns = 'jobs' in what ? await player.play(what.jobs) : [];
    post({ id, played: { columns, again } }, columns.flatMap(transferables));
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) }, []);
  }
}

self.postMessage({ ready: true } satisfies PlayerAnswer);
