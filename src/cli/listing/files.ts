import { dirname } from 'node:path';
import type { Selection } from '../../compile/select.ts';
import { bundledFolder, libraryFor, shownPath } from '../../load/disk.ts';
import type { Formats } from '../../scenario/formats.ts';
import { filesOf } from '../../scenario/library.ts';
import { attackFilesIn } from '../attack-files.ts';
import { kindOf } from '../file-kind.ts';
import { aboutFile } from './about-file.ts';
import { contentsOf } from './contents.ts';
import { FILE_KINDS, type FileList, type Listed } from './listed.ts';
import { canPlay } from './playable.ts';

/**
 * The files of a kind: of the current folder, of the folders of `--data`, and the bundled ones. A file that is no YAML is listed as one that
 * cannot be read.
 *
 * @param only lists only what this ruleset can play; `formats` are those of its family
 */
export function listFiles(what: FileList, dataDirs: readonly string[], only: { selection: Selection; formats: Formats } | null): Listed[] {
  const library = libraryFor(process.cwd(), dataDirs);
  const files = what === 'attacks' ? attackFilesIn(library.folders) : filesOf(library, FILE_KINDS[what]);
  return [...files].flatMap(([id, path]) => {
    // A folder of somebody's own may hold files of all kinds.
    if (!path.startsWith(bundledFolder()) && kindOf(path) !== FILE_KINDS[what]) return [];
    const data = contentsOf(path);
    const from = shownPath(dirname(path)) || '.';
    if (data === null) return [{ id, title: '', about: 'cannot be read: sandtable validate says why', from }];
    if (only !== null && !canPlay(what, { path, data }, { ...only, library })) return [];
    return [{ id, ...aboutFile(what, data), from }];
  });
}
