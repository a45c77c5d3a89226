import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The first line of a plugin's code with a word, as `my-rules/index.js:12`; null if it is nowhere. A file is read before what lies beside it. */
export function findWord(word: string, entries: readonly string[]): string | null {
  const wanted = new RegExp(`(?<![\\w$])${word.replaceAll(/[^\w]/g, '\\$&')}(?![\\w$])`);
  for (const entry of entries) {
    for (const path of [entry, ...beside(entry)]) {
      const at = readFileSync(path, 'utf8')
        .split('\n')
        .findIndex((it) => wanted.test(it));
      if (at >= 0) return `${relative(process.cwd(), path)}:${at + 1}`;
    }
  }
  return null;
}

/** Code in the folder of a file and one below it: an edition has a folder for each area. */
function beside(entry: string): string[] {
  const code = (folder: string): string[] =>
    readdirSync(folder)
      .filter((it) => it !== 'node_modules' && !it.startsWith('.'))
      .sort()
      .map((it) => join(folder, it));
  const isCode = (path: string): boolean => /\.[cm]?[jt]s$/.test(basename(path)) && path !== entry;
  const here = code(dirname(entry));
  // A file by itself may lie in any folder; only that of a package is its own.
  const own = here.some((it) => basename(it) === 'package.json');
  const below = own ? here.filter((it) => statSync(it).isDirectory()).flatMap(code) : [];
  return [...here, ...below].filter(isCode);
}
