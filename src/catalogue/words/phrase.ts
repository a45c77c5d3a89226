import { escapeHtml, escapeMarkdown } from '../../page/index.ts';

/** A piece of a sentence: words, the name of a unit with its army, or code to type. */
export type Part = string | { readonly unit: string; readonly army: 'red' | 'blue' } | { readonly code: string };
export type Phrase = readonly Part[];

export const plainText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : 'unit' in part ? part.unit : part.code)).join('');

/** As markup: names of units in the colour of their army. */
export const phraseMarkup = (phrase: Phrase): string =>
  phrase
    .map((part) =>
      typeof part === 'string'
        ? escapeHtml(part)
        : 'unit' in part
          ? `<b class="${part.army}">${escapeHtml(part.unit)}</b>`
          : `<code>${escapeHtml(part.code)}</code>`,
    )
    .join('');

export const phraseMarkdown = (phrase: Phrase): string =>
  phrase
    .map((part) =>
      typeof part === 'string' ? escapeMarkdown(part) : 'unit' in part ? `**${escapeMarkdown(part.unit)}**` : `\`${part.code}\``,
    )
    .join('');

/** `a, b and c`. */
export function listed(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [i === phrases.length - 1 ? ' and ' : ', ', ...phrase]));
}

/** Capitalises a phrase that begins with words. */
export function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === 'string' && first !== '' ? [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest] : phrase;
}

/** Words of a key: `may-go-to-ground` is `may go to ground`, `firePoints` is `fire points`. */
export const wordsOf = (key: string): string =>
  key.replaceAll('-', ' ').replace(/([a-z])([A-Z])(?=[a-z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** A number for readers: at most three decimals, a true minus sign. */
export const numberText = (value: number): string => String(Number(value.toFixed(3))).replace('-', '−');

/** `no models`, `1 model`, `2 models`. */
export function countText(count: number, noun: string): string {
  const [one, many] = noun.includes('/') ? noun.split('/') : [noun, plural(noun)];
  return count === 0 ? `no ${many}` : `${numberText(count)} ${count === 1 ? one : many}`;
}

const plural = (noun: string): string => (/(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);
