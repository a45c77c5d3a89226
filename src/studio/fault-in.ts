/** The line of a file that a message names: `own/rules/mine.mjs:12:4`, `./own/rules/mine.mjs: line 12`; null for none. */
export function faultIn(words: string, path: string): number | null {
  const at = words.indexOf(path);
  if (at < 0) return null;
  const [, number] = /^(?:[:(]\s*|: could not be (?:read|loaded): .*?:|.*?\bline )(\d+)/s.exec(words.slice(at + path.length)) ?? [];
  return number === undefined ? null : Number(number);
}
