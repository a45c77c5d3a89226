import { existsSync, readFileSync } from 'node:fs';
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';

/** Line and column, from 1. */
type Place = readonly [line: number, column: number];

/**
 * Where an item of a list in a file says one of these words, as a value or, if none does, as a key: what a message quotes was found there.
 * @param line the line in which the item begins
 * @returns null for a file that cannot be read, and for words that the item does not say
 */
export function placeOfWord(path: string, line: number, words: readonly string[]): Place | null {
  if (!existsSync(path)) return null;
  const lines = new LineCounter();
  const { contents } = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  const item = itemAt(contents, (node) => lines.linePos(node.range?.[0] ?? 0).line === line);
  if (item === null) return null;
  const found: { readonly [kind in 'key' | 'value']: Map<string, number> } = { key: new Map(), value: new Map() };
  visit(item, {
    Scalar: (key, { value, range }) => {
      const kind = key === 'key' ? found.key : found.value;
      if (!kind.has(String(value)) && range) kind.set(String(value), range[0]);
    },
  });
  const offset = words.flatMap((word) => found.value.get(word) ?? found.key.get(word) ?? [])[0];
  if (offset === undefined) return null;
  const at = lines.linePos(offset);
  return [at.line, at.col];
}

/** The item of a list, at the top of a file or of one of its keys, that is meant. */
function itemAt(contents: unknown, isMeant: (node: Node) => boolean): Node | null {
  const lists = isMap(contents) ? contents.items.map((it) => it.value) : [contents];
  for (const list of lists)
    if (isSeq(list)) for (const item of list.items) if (isNode(item) && !isScalar(item) && isMeant(item)) return item;
  return null;
}
