import type { Job } from '../campaign/plan.ts';
import { transferables } from '../campaign/result.ts';
import { type JobPlayer, openJobPlayer, type Workload } from '../campaign/workload.ts';
import { openOwn } from './own-engine.ts';
import type { OwnFiles } from './own-files.ts';
import type { PlayerAnswer } from './page-pool.ts';

/* Plays games for a page. */

let player: JobPlayer | null = null;

self.addEventListener(
  'message',
  ({
    data,
  }: MessageEvent<{ readonly work: Workload; readonly own: OwnFiles } | { readonly id: number; readonly jobs: readonly Job[] }>) => {
    if ('work' in data) player = openJobPlayer(data.work, openOwn(data.own).editions);
    else void answer(data.id, data.jobs);
  },
);

async function answer(id: number, jobs: readonly Job[]): Promise<void> {
  const post = (it: PlayerAnswer, transfer: Transferable[]): void => self.postMessage(it, { transfer });
  try {
    if (player === null) throw new Error('a worker was asked to play before it was told what');
    const columns = await player.play(jobs);
    post({ id, columns }, columns.flatMap(transferables));
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) }, []);
  }
}

self.postMessage({ ready: true } satisfies PlayerAnswer);
