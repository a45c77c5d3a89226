/** Values of a roster as the family writes them; null where they cannot be read. */

const plain = (text: string): string => text.replace(/[\s"”″']/g, '').toUpperCase();

export const isNone = (text: string): boolean => /^(?:-|–|—)$/.test(plain(text));

/** A characteristic from 0; a dash stands for 0, and a number with a mark or in brackets for itself. */
export function stat(text: string, least: number, most: number): number | null {
  const found = isNone(text) ? '0' : /^\(?(\d+)\)?\*?$/.exec(plain(text))?.[1];
  const value = found === undefined ? Number.NaN : Number(found);
  return value >= least && value <= most ? value : null;
}

/** `3+`; a dash for none, and `3+/5++` with an invulnerable save. */
export function save(text: string): { readonly Sv: number; readonly inv: number | null } | null {
  const words = plain(text);
  if (isNone(text) || words === '7+') return { Sv: 7, inv: null };
  const found = /^([1-7])\+?(?:[/(]?([2-6])\+{1,2}\)?)?$/.exec(words);
  if (found === null) return null;
  return { Sv: Number(found[1]), inv: found[2] === undefined ? null : Number(found[2]) };
}

/** `12`, `12"`, `Template`, `Hellstorm`, `18" - 42"`; null for none. */
export function range(text: string): { readonly inches: number | string; readonly least: number; readonly hellstorm: boolean } | null {
  const words = plain(text).replaceAll('–', '-');
  if (/^TEMPLATE$/.test(words)) return { inches: 'template', least: 0, hellstorm: false };
  if (/^HELLSTORM(?:TEMPLATE)?$/.test(words)) return { inches: 'template', least: 0, hellstorm: true };
  if (/^(?:INFINITE|UNLIMITED)$/.test(words)) return { inches: 'unlimited', least: 0, hellstorm: false };
  const [, first, second] = /^(\d+)(?:-(\d+))?$/.exec(words) ?? [];
  if (first === undefined || Number(second ?? first) > 1000 || Number(second ?? first) === 0) return null;
  return { inches: Number(second ?? first), least: second === undefined ? 0 : Number(first), hellstorm: false };
}

/** `User`, `+1`, `X2`, `D`, `4`. */
export function strength(text: string): number | string | null {
  const words = plain(text);
  if (/^(?:USER|S|AS USER)$/.test(words) || words === 'ASUSER') return 'user';
  if (/^\+\d$/.test(words)) return words;
  if (/^[X×]2$|^2X$/.test(words)) return 'x2';
  if (words === 'D') return 'D';
  return stat(text, 0, 10);
}

/** `1` to `6`, or none. */
export const piercing = (text: string): number | string | null =>
  isNone(text) || plain(text) === '' ? '-' : stat(text.replace(/\+$/, ''), 1, 6);
