import type { Data } from './form-data.ts';
import { isList, isMap } from './form-data.ts';
import type { Shape } from './form-shape.ts';

/* Words that a form offers where it is typed into, by place: `models.*.modern.abilities[]`. */

export type Words = Readonly<Record<string, readonly string[]>>;

/** The place of a key, of any key of a map by names, and of the items of a list. */
export const placeOfKey = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);
export const placeOfAny = (place: string): string => placeOfKey(place, '*');
export const placeOfItem = (place: string): string => `${place}[]`;

/** What the editions of a family know: words of keywords, special rules and abilities, without their values. */
export type KnownWords = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The words that files have at each place where any text may stand. Where some of a family's files have words that its editions know, all that they
 * know are offered.
 */
export function wordsOf(shape: Shape, files: readonly Data[], known: KnownWords): Words {
  const found = new Map<string, Set<string>>();
  for (const it of files) gather(shape, it, '', found);
  const words = [...found].map(([place, seen]) => {
    const steps = place.split(/[.[]/);
    const all = [...known].flatMap(([family, its]) =>
      steps.includes(family) && [...seen].some((it) => its.has(it.split(' ')[0] ?? '')) ? [...its] : [],
    );
    return [place, [...new Set([...seen, ...all])].sort()] as const;
  });
  return Object.fromEntries(words);
}

function gather(shape: Shape, data: Data | undefined, place: string, found: Map<string, Set<string>>): void {
  if (data === undefined) return;
  if (shape.kind === 'map') {
    if (isMap(data)) for (const { name, shape: of } of shape.fields) gather(of, data[name], placeOfKey(place, name), found);
  } else if (shape.kind === 'named') {
    if (isMap(data)) for (const it of Object.values(data)) gather(shape.of, it, placeOfAny(place), found);
  } else if (shape.kind === 'list') {
    if (isList(data)) for (const it of data) gather(shape.of, it, placeOfItem(place), found);
  } else if (shape.kind === 'choice') {
    for (const of of shape.of) gather(of, data, place, found);
  } else if (shape.kind === 'plain' && shape.text && typeof data === 'string') {
    found.set(place, (found.get(place) ?? new Set()).add(data));
  }
}
