import { rosterWords } from '../rules/index.ts';

/** A name for files and ids: lower case, with hyphens, a letter first. */
export function slug(text: string, otherwise: string): string {
  const plain = rosterWords(text).replaceAll('+', ' ').trim().replace(/ +/g, '-').slice(0, 60).replace(/-+$/, '');
  if (plain === '') return otherwise;
  return /^[a-z]/.test(plain) ? plain : `${otherwise}-${plain}`;
}

/** Gives each name once: what clashes gets a number. */
export class Names {
  readonly #taken = new Set<string>();

  free(wanted: string): string {
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}-${n}`;
    this.#taken.add(name);
    return name;
  }
}

/** A name without its plural. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/ves$/, 'f')
    .replace(/(?<=[^s])s$/, '');
export const alike = (text: string): string => rosterWords(text).split(' ').map(singular).join(' ');

/** How far two names are apart: 0 the same but for plurals, 1 one within the other, up to 3 nothing in common. */
export function distance(one: string, other: string): number {
  const [a, b] = [alike(one), alike(other)];
  if (a === b) return 0;
  if (a === '' || b === '') return 3;
  if (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)) return 1;
  const words = new Set(b.split(' '));
  const shared = a.split(' ').filter((it) => words.has(it)).length;
  return 3 - shared / Math.max(a.split(' ').length, words.size);
}

/** The number in a name like `2 launchers` or `heavy gun x 2`, and the name without it. */
export function counted(name: string): { readonly count: number; readonly rest: string } {
  const before = /^(\d{1,2})\s*x?\s+(.+)$/i.exec(name);
  if (before !== null) return { count: Number(before[1]), rest: before[2] as string };
  const after = /^(.+?)\s+(?:x|×)\s*(\d{1,2})$/i.exec(name);
  if (after !== null) return { count: Number(after[2]), rest: after[1] as string };
  return { count: 1, rest: name };
}
