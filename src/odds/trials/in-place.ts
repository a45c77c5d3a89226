import { type Block, type WordBearer, type WordPlaces, whereElse } from '../../rules/index.ts';
import { parseKeyword } from '../../scenario/keyword.ts';

/** A block without the words that its edition refuses in their place: what is drawn would be no attack otherwise. */
export function inPlace(block: Block, bearer: WordBearer, places: WordPlaces | undefined): Block {
  if (places === undefined) return block;
  const lists = Object.keys(places[bearer]).flatMap((list): [string, unknown][] => {
    const texts = block[list];
    if (!Array.isArray(texts)) return [];
    return [[list, texts.filter((it) => whereElse(parseKeyword(String(it))?.name ?? '', bearer, list, places) === null)]];
  });
  return { ...block, ...Object.fromEntries(lists) };
}
