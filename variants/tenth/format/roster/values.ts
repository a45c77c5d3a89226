/** Values of a roster as the family writes them; null where they cannot be read. */

const plain = (text: string): string => text.replace(/[\s"”″']/g, '').toUpperCase();

export const isNone = (text: string): boolean => /^(?:-|–|—|N\/A|)$/.test(plain(text));

export function whole(text: string, least: number, most: number): number | null {
  const found = /^\d+$/.exec(plain(text));
  const value = found === null ? Number.NaN : Number(found[0]);
  return value >= least && value <= most ? value : null;
}

/** `3+`. */
export function roll(text: string, least: number, most: number): number | null {
  return whole(plain(text).replace(/\+$/, ''), least, most);
}

/** `6"`, `20+"`, `-`. */
export function move(text: string): number | string | null {
  if (/^(?:-|–|—)$/.test(plain(text))) return '-';
  const fixed = /^(\d{1,2})\+$/.exec(plain(text));
  return fixed === null ? whole(text, 0, 100) : `${fixed[1]}+`;
}

/** A number, or dice: `D6`, `2D3+1`. */
export function amount(text: string): number | string | null {
  if (/^\d*D[36](?:[+-]\d+)?$/.test(plain(text))) return plain(text);
  return whole(text, 0, 100);
}
