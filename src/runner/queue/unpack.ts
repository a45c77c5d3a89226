import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, win32 } from 'node:path';
import { readHolder, stillRuns, thisProcess } from '../holder.ts';
import type { LocalWorkload } from '../job-player.ts';
import { QueueError } from './queue-error.ts';
import type { CampaignRecord } from './record.ts';

const PREFIX = 'sandtable-worker-';
/** Says in the folder which process it is for. */
const HOLDER = '.holder';

/** Puts the code of a record into a new folder, and returns the workload that is played from there. @throws QueueError for a path that leads out of it */
export async function unpack({ work, code }: CampaignRecord): Promise<{ readonly work: LocalWorkload; readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(folder, HOLDER), `${JSON.stringify(thisProcess())}\n`);
  for (const { path, content } of code) {
    if (isAbsolute(path) || win32.isAbsolute(path) || path.split(/[/\\]/).includes('..'))
      throw new QueueError(`${path} leads out of its folder`);
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, Buffer.from(content, 'base64'));
  }
  return { work: { ...work, from: folder }, folder };
}

/** Removes what killed workers of this host have left; never through a link, nor what somebody else may still use. */
export async function clearLeft(): Promise<void> {
  const found = await readdir(tmpdir(), { withFileTypes: true }).catch(() => []);
  for (const it of found) {
    if (!it.isDirectory() || !it.name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), it.name);
    const holder = readHolder(await readFile(join(folder, HOLDER), 'utf8').catch(() => ''));
    if (holder !== null && !stillRuns(holder)) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
