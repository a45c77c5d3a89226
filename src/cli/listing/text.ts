import { folded, paint, roomOnLine } from '../print.ts';
import type { Listed } from './listed.ts';

/** Names are padded to one width, unless they are longer than this. */
const MOST_COLUMNS_OF_NAME = 28;

/** A list for a terminal: by folder, one line each, broken where it does not fit. */
export function listText(all: readonly Listed[], width: number = roomOnLine()): string {
  const folders = [...new Set(all.map((it) => it.from))];
  return folders.map((folder) => [paint('bold', folder), ...linesOf(all, folder, width)].join('\n')).join('\n\n');
}

function linesOf(all: readonly Listed[], folder: string, width: number): string[] {
  const here = all.filter((it) => it.from === folder);
  const wide = Math.min(MOST_COLUMNS_OF_NAME, Math.max(...here.map((it) => it.id.length)));
  return here.map(({ id, title, about }) => {
    const said = [title, about].filter((it) => it !== '').join(': ');
    return folded(`  ${id.padEnd(wide)}  ${said}`.trimEnd(), width, wide + 4);
  });
}
