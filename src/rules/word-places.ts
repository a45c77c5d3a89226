/** Words by the list of a block in which they do something: `{ rules: ['fleet'] }`. */
export interface WordLists {
  readonly [list: string]: readonly string[];
}

/** Where an edition reads the words of datasheets. A word that has no place here may stand anywhere. */
export interface WordPlaces {
  readonly weapon: WordLists;
  /** Lists of a unit, and of its kinds of model. */
  readonly model: WordLists;
  /** What to write instead of words that do nothing in any of these lists: `{ bike: 'type: bike' }`. */
  readonly instead?: { readonly [word: string]: string };
}

export type WordBearer = 'weapon' | 'model';

const BEARERS = ['weapon', 'model'] as const;

/** The lists of a weapon or a model in which a word does something. */
const listsWith = (word: string, lists: WordLists): string[] => Object.keys(lists).filter((it) => lists[it]?.includes(word) === true);

/** Where a word belongs that does nothing in a list of a weapon or a model; null if it does something there, or may stand anywhere. */
export function whereElse(word: string, bearer: WordBearer, list: string, places: WordPlaces): string | null {
  const here = places[bearer][list];
  if (here === undefined || here.includes(word)) return null;
  const elsewhere = BEARERS.flatMap((other) => listsWith(word, places[other]).map((it) => `${it} of a ${other}`));
  if (elsewhere.length > 0) return `it belongs to ${elsewhere.join(' or ')}`;
  const instead = places.instead?.[word];
  return instead === undefined ? null : `write ${instead}`;
}

/** The places of an edition, with those that house rules add to it. */
export function withPlaces(base: WordPlaces, own: Partial<WordPlaces>): WordPlaces {
  return {
    weapon: joined(base.weapon, own.weapon),
    model: joined(base.model, own.model),
    instead: { ...base.instead, ...own.instead },
  };
}

const joined = (base: WordLists, own: WordLists = {}): WordLists =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])].map((it) => [it, [...(base[it] ?? []), ...(own[it] ?? [])]]),
  );
