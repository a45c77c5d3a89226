import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files in a folder, by path. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => relative(folder, join(it.parentPath, it.name)).replaceAll(sep, '/'))
    .sort();

/** Holds times, and what is drawn from them. */
const OF_THE_DAY = /(^|\/)(run|files)\.json$|(^|\/)report\.(md|html)$/;

/** What a command left in a folder, by path, but for what differs from run to run. */
export const contentOf = (folder: string): { [path: string]: string } =>
  Object.fromEntries(
    filesIn(folder)
      .filter((it) => !OF_THE_DAY.test(it))
      .map((it) => [
        it,
        createHash('sha256')
          .update(readFileSync(join(folder, it)))
          .digest('hex'),
      ]),
  );
