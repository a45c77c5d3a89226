import { numberText, wordsOf } from './phrase.ts';
import { plainValue } from './value.ts';

type Values = { readonly [key: string]: unknown };

/** How a characteristic's number is written. */
const WRITTEN: { readonly [key: string]: (value: number) => string } = {
  Sv: (it) => (it > 6 ? '–' : `${it}+`),
  inv: (it) => `${it}+`,
  M: (it) => `${it}″`,
};
/** Characteristics whose number is a roll where the datasheets are modern. */
const ROLLS: ReadonlySet<string> = new Set(['Ld', 'skill']);
const SHORT = /^(WS|BS|S|T|W|I|A|Ld|Sv|M|OC|AP|D)$/;

/** A profile: `WS 4 BS 4 S 4 T 4 W 1 I 4 A 1 Ld 8 Sv 3+, relentless`. */
export function profileText(values: Values, modern: boolean): string {
  const numbers: string[] = [];
  const words: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    if (SHORT.test(key)) numbers.push(`${key} ${written(key, value, modern)}`);
    else if (key === 'AV') words.push(`Armour ${(value as readonly number[]).join('/')}`);
    else if (key === 'HP') words.push(`${plainValue(value)} Hull Points`);
    else if (key === 'inv') words.push(`${written(key, value, modern)} invulnerable`);
    else if (key === 'transport') words.push(transportText(value as Values));
    else words.push(namedValue(key, value));
  }
  return [...(numbers.length === 0 ? [] : [numbers.join(' ')]), ...words].join(', ');
}

/** `24″, S 4, AP 5, assault 2, blast` */
export function weaponText(values: Values, modern: boolean): string {
  const { range, type, shots, S, AP, D, A, skill, ...rest } = values;
  const kind =
    type === undefined
      ? []
      : [`${wordsOf(String(type))}${shots === undefined ? '' : ` ${Array.isArray(shots) ? shots.join('/') : plainValue(shots)}`}`];
  return [
    ...(range === undefined || range === 'melee' || range === 0
      ? []
      : [typeof range === 'number' ? `${numberText(range)}″` : wordsOf(String(range))]),
    ...Object.entries({ A, skill, S, AP, D }).flatMap(([key, value]) =>
      value === undefined ? [] : [key === 'skill' ? `${plainValue(value)}+` : `${key} ${weaponValue(key, value, modern)}`],
    ),
    ...kind,
    ...Object.entries(rest).map(([key, value]) => namedValue(key, value)),
  ].join(', ');
}

const weaponValue = (key: string, value: unknown, modern: boolean): string => {
  if (key === 'S' && typeof value === 'string') return value === '-' ? '–' : value.replace('x', '×');
  return key === 'AP' && modern && value === '-' ? '0' : key === 'AP' && value === '-' ? '–' : plainValue(value);
};

const written = (key: string, value: unknown, modern: boolean): string => {
  if (value === '-') return '–';
  if (typeof value !== 'number') return plainValue(value);
  return modern && ROLLS.has(key) ? `${value}+` : (WRITTEN[key]?.(value) ?? numberText(value));
};

/** Lists of words speak for themselves. */
const NAMELESS: ReadonlySet<string> = new Set(['rules', 'flags', 'keywords', 'abilities', 'type', 'knows']);

function namedValue(key: string, value: unknown): string {
  if (Array.isArray(value) && value.every((it) => typeof it === 'string')) {
    const words = value.map((it: string) => wordsOf(it)).join(', ');
    if (NAMELESS.has(key)) return words === '' ? `no ${wordsOf(key)}` : words;
    return `${wordsOf(key)} ${words === '' ? 'none' : words}`;
  }
  if (NAMELESS.has(key)) return plainValue(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value)
      .map(([inner, it]) =>
        key === 'psychic' && inner === 'knows' ? `knows ${plainValue(it)}` : `${inner === 'at' ? key : wordsOf(inner)} ${plainValue(it)}`,
      )
      .join(', ');
  return `${wordsOf(key)} ${plainValue(value)}`;
}

function transportText({ capacity, firePoints, accessPoints, ...rest }: Values): string {
  const doors = Array.isArray(accessPoints) && accessPoints.length > 0 ? `, doors ${plainValue(accessPoints)}` : '';
  const fire = typeof firePoints === 'number' && firePoints > 0 ? `, fire points ${firePoints}` : '';
  return `carries ${plainValue(capacity)}${fire}${doors}${Object.entries(rest)
    .map(([key, value]) => `, ${wordsOf(key)} ${plainValue(value)}`)
    .join('')}`;
}
