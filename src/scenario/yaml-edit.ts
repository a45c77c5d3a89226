import { type Document, isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { inShortLines, PRINTED, yamlText } from './yaml-text.ts';

/**
 * The text of a YAML file with other data in it: only what has changed is written anew, so that comments stay, and the order of keys. Where
 * the text cannot hold the data (a value that another place repeats by an alias has changed), it is written anew as a whole.
 * @param text what can be read as YAML
 */
export function editedYaml(text: string, data: unknown): string {
  const document = parseDocument(text);
  document.contents = edited(document, document.contents, data) as typeof document.contents;
  return same(document.toJS(), data) ? document.toString(PRINTED) : yamlText(data);
}

function edited(document: Document, node: unknown, data: unknown): unknown {
  if (isNode(node) && same(node.toJS(document), data)) return node;
  if (isMap(node) && isRecord(data)) return editedMap(document, node, data);
  if (isSeq(node) && Array.isArray(data)) return editedList(document, node, data);
  const made = created(document, data);
  if (isNode(node)) {
    made.commentBefore = node.commentBefore ?? null;
    made.comment = node.comment ?? null;
    if (node.spaceBefore === true) made.spaceBefore = true;
  }
  return made;
}

function editedMap(document: Document, map: YAMLMap, data: Readonly<Record<string, unknown>>): YAMLMap {
  map.items = map.items.filter(({ key }) => Object.hasOwn(data, keyOf(key)));
  for (const pair of map.items) pair.value = edited(document, pair.value, data[keyOf(pair.key)]);
  const there = new Set(map.items.map(({ key }) => keyOf(key)));
  for (const [key, value] of Object.entries(data))
    if (!there.has(key)) map.items.push(new Pair(document.createNode(key), created(document, value)));
  return map;
}

/** Items are told by what they are, or by their `id`: what stands before and behind a change stays as it is. */
function editedList(document: Document, list: YAMLSeq, data: readonly unknown[]): YAMLSeq {
  const before = list.items.map((it) => (isNode(it) ? it.toJS(document) : it) as unknown);
  const least = Math.min(before.length, data.length);
  let [head, tail] = [0, 0];
  while (head < least && isLike(before[head], data[head])) head++;
  while (tail < least - head && isLike(before[before.length - 1 - tail], data[data.length - 1 - tail])) tail++;
  const [first, last] = [before.length - tail, data.length - tail];
  /** What stood where an item is now; of what changed, one after the other. */
  const oldAt = (i: number): unknown => (i >= last ? list.items[i - last + first] : i < first ? list.items[i] : undefined);
  list.items = data.map((it, i) => {
    const old = oldAt(i);
    return old === undefined ? created(document, it) : edited(document, old, it);
  });
  return list;
}

/** New data in the style of new files. */
function created(document: Document, data: unknown): Node {
  const node = document.createNode(data);
  inShortLines(node);
  return node;
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isLike = (a: unknown, b: unknown): boolean =>
  isRecord(a) && isRecord(b) && a['id'] !== undefined ? a['id'] === b['id'] : same(a, b);

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((it, i) => same(it, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((it) => Object.hasOwn(b, it) && same(a[it], b[it]));
}
