import type { Block, ProfileWords, Say } from '../../rules/index.ts';
import { wordsOf } from './phrase.ts';
import { plainValue } from './value.ts';

/** For a family without its own words. */
const PLAIN: ProfileWords = { characteristics: {}, phrases: {}, weapon: {}, nameless: ['keywords', 'rules', 'abilities'] };

/** A profile: `WS 4 BS 4 S 4 T 4 W 1 I 4 A 1 Ld 8 Sv 3+, relentless`. */
export function profileText(values: Block, family: ProfileWords = PLAIN): string {
  const say = sayIn(family);
  const numbers: string[] = [];
  const words: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const number = family.characteristics[key];
    const phrase = family.phrases[key];
    if (number !== undefined) numbers.push(`${key} ${number(value, say, values)}`);
    else words.push(phrase === undefined ? say.named(key, value) : phrase(value, say, values));
  }
  return [...(numbers.length === 0 ? [] : [numbers.join(' ')]), ...words].join(', ');
}

/** `24″, S 4, AP 5, assault 2, blast` */
export function weaponText(values: Block, family: ProfileWords = PLAIN): string {
  const say = sayIn(family);
  const first = Object.entries(family.weapon).flatMap(([key, phrase]) =>
    values[key] === undefined ? [] : [phrase(values[key], say, values)],
  );
  const rest = Object.entries(values).flatMap(([key, value]) => (family.weapon[key] === undefined ? [say.named(key, value)] : []));
  return [...first.filter((it) => it !== ''), ...rest].join(', ');
}

const sayIn = ({ nameless }: ProfileWords): Say => ({
  plain: plainValue,
  words: wordsOf,
  named: (key, value) => namedValue(key, value, nameless),
});

function namedValue(key: string, value: unknown, nameless: readonly string[]): string {
  if (Array.isArray(value) && value.every((it) => typeof it === 'string')) {
    const words = value.map((it: string) => wordsOf(it)).join(', ');
    if (nameless.includes(key)) return words === '' ? `no ${wordsOf(key)}` : words;
    return `${wordsOf(key)} ${words === '' ? 'none' : words}`;
  }
  if (nameless.includes(key)) return plainValue(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value)
      .map(([inner, it]) => `${wordsOf(inner)} ${plainValue(it)}`)
      .join(', ');
  return `${wordsOf(key)} ${plainValue(value)}`;
}
