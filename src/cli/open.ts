import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Argv } from 'yargs';
import { note } from './print.ts';

export const openOption = (args: Argv): Argv =>
  args.option('open', { type: 'boolean', default: false, describe: 'open the report when it is written' });

/** What opens a page as if it had been clicked on. */
function opener(page: string): readonly [command: string, args: readonly string[]] {
  switch (process.platform) {
    case 'darwin':
      return ['open', [page]];
    case 'win32':
      // The first argument of start is a title.
      return ['cmd', ['/c', 'start', '""', page]];
    default:
      return ['xdg-open', [page]];
  }
}

/** Opens a page: a file or an address. Where nothing can open it, says where it is; `what` is what it is called there. */
export async function openPage(page: string, what: string): Promise<void> {
  const [command, args] = opener(page);
  const child = spawn(command, args, { detached: true, stdio: 'ignore' });
  await new Promise<void>((done) => {
    child.once('spawn', done);
    child.once('error', () => {
      note(`Nothing here opens pages; ${what} is ${page}`);
      done();
    });
  });
  child.unref();
}

/** Opens the report in a folder. Where nothing can open it, says where it is. */
export async function openReport(folder: string): Promise<void> {
  const page = resolve(join(folder, 'report.html'));
  if (!existsSync(page)) {
    note(`There is no page to open in ${folder}: it was not among the formats.`);
    return;
  }
  await openPage(page, 'the report');
}
