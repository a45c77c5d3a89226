import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { sha256Hex } from '../digest/sha256.ts';
import type { InputIssue } from './input-error.ts';
import { formatPath, type PathStep } from './path.ts';

export type Place = readonly [line: number, column: number];

/** A YAML file with the places of its contents. */
export interface YamlFile {
  readonly path: string;
  readonly digest: string;
  readonly data: unknown;
  /** Its faults as YAML; if there are any, `data` is meaningless. */
  readonly issues: readonly InputIssue[];
  /** The place of the value at a path, or of its nearest existing parent. */
  placeOf(path: readonly PathStep[]): Place;
  /** The place of a key. */
  placeOfKey(path: readonly PathStep[], key: string): Place;
  /** Places of all keys and list items at most `depth` steps down. */
  positions(depth: number): { [path: string]: Place };
}

export function readYaml(path: string, text: string): YamlFile {
  const lines = new LineCounter();
  // The library compares every key with all before it, which takes seconds for a map of many thousands.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, strict: true });
  const issues: InputIssue[] = [];
  const report = (offset: number, message: string): void => {
    const { line, col } = lines.linePos(offset);
    issues.push({ file: path, line, column: col, path: '', message });
  };
  for (const error of [...document.errors, ...document.warnings]) report(error.pos[0], plain(error.code, error.message));
  if (issues.length === 0) refuseKeys(document, report);
  const strange = CONTROL.exec(text);
  if (strange !== null)
    report(strange.index, `found the control character ${codeOf(strange[0])}, expected text that can be read; leave it out`);
  if (issues.length === 0) refuseStrange(document.contents, report);
  const data = issues.length === 0 ? toData(document, report) : null;

  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return [line, col];
  };
  const pairs = new Map<YAMLMap, Pairs>();
  const pairsOf = (map: YAMLMap): Pairs => {
    const known = pairs.get(map) ?? new Map(map.items.map((it) => [keyOf(it.key), it]));
    pairs.set(map, known);
    return known;
  };
  const startOf = (node: unknown): number => (isNode(node) && node.range ? node.range[0] : 0);
  return {
    path,
    digest: sha256Hex(text),
    data,
    issues,
    placeOf: (steps) => place(startOf(nearestNode(document, steps, pairsOf))),
    placeOfKey: (steps, key) => {
      const parent = nearestNode(document, steps, pairsOf);
      const found = isMap(parent) ? pairsOf(parent).get(key)?.key : undefined;
      return place(startOf(found ?? parent));
    },
    positions: (depth) => {
      const found: { [path: string]: Place } = {};
      collect(document.contents, [], depth, (steps, node) => {
        found[formatPath(steps)] = place(startOf(node));
      });
      return found;
    },
  };
}

// Terminals, builds and browsers take orders by them; the last are those that turn the direction of text. Tabs and line ends are not among them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const codeOf = (character: string): string => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What is written as YAML and no file should say: control characters in escapes, and keys that mean something to the language that reads them. */
function refuseStrange(contents: unknown, report: (offset: number, message: string) => void): void {
  if (!isNode(contents)) return;
  visit(contents, {
    Scalar: (key, node) => {
      if (typeof node.value !== 'string') return;
      const at = node.range?.[0] ?? 0;
      const found = CONTROL.exec(node.value);
      if (found !== null) report(at, `found the control character ${codeOf(found[0])}, expected text that can be read; leave it out`);
      if (key === 'key' && node.value === '__proto__') report(at, 'found the key "__proto__", expected any other');
    },
  });
}

/**
 * Keys that would be one in the data: what is told apart as YAML alone, `1` and `"1"`, takes each other's place there. And keys that are lists or maps
 * themselves, such as a line between braces that begins a file by mistake.
 */
function refuseKeys(document: Document, report: (offset: number, message: string) => void): void {
  const seen = new Map<unknown, Set<string>>();
  visit(document, {
    Pair: (_, { key }, path) => {
      const node = isAlias(key) ? key.resolve(document) : key;
      const at = (isNode(key) ? key.range?.[0] : null) ?? 0;
      if (isCollection(node)) report(at, `found ${isMap(node) ? 'a map' : 'a list'} as a key, expected a word; leave out its brackets`);
      if (!isScalar(node)) return;
      const name = node.value === null ? '' : String(node.value);
      const map = path.at(-1);
      const others = seen.get(map) ?? new Set();
      if (others.has(name)) report(at, 'found a key twice in one map, expected every key once');
      seen.set(map, others.add(name));
    },
  });
}

const PLAIN: { readonly [code: string]: string } = {
  TAB_AS_INDENT: 'found a tab in the indentation, expected spaces',
  MULTIPLE_DOCS: 'found a second document, expected one in a file',
};

const plain = (code: string, message: string): string => PLAIN[code] ?? `found bad YAML: ${message}`;

function toData(document: Document, report: (offset: number, message: string) => void): unknown {
  try {
    return document.toJS({ maxAliasCount: 10000 });
  } catch (error) {
    // The library detects an unknown alias, or a bomb of aliases, only here, and gives no position.
    const message = error instanceof Error ? error.message : String(error);
    const alias = /Unresolved alias[^:]*: (\S+)/.exec(message)?.[1];
    const source = document.contents;
    let offset = 0;
    if (alias !== undefined && isNode(source)) offset = aliasOffset(source, alias);
    report(
      offset,
      alias === undefined ? `found bad YAML: ${message}` : `found alias *${alias}, expected one with an anchor &${alias} before it`,
    );
    return null;
  }
}

function aliasOffset(node: Node, name: string): number {
  let offset = 0;
  const walk = (it: unknown): void => {
    if (isPair(it)) {
      walk(it.key);
      walk(it.value);
    } else if (isCollection(it)) {
      for (const child of it.items) walk(child);
    } else if (isNode(it) && 'source' in it && it.source === name && !isScalar(it) && offset === 0) {
      offset = it.range?.[0] ?? 0;
    }
  };
  walk(node);
  return offset;
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

type Pairs = ReadonlyMap<string, Pair>;

function nearestNode(document: Document, steps: readonly PathStep[], pairsOf: (map: YAMLMap) => Pairs): unknown {
  let node: unknown = document.contents;
  for (const step of steps) {
    if (!isCollection(node)) break;
    const next: unknown = isMap(node) ? pairsOf(node).get(String(step))?.value : node.get(step, true);
    if (!isNode(next)) break;
    node = next;
  }
  return node;
}

function collect(
  node: unknown,
  steps: readonly PathStep[],
  depth: number,
  found: (steps: readonly PathStep[], node: unknown) => void,
): void {
  if (depth === 0 || !isCollection(node)) return;
  node.items.forEach((item, index) => {
    const step = isPair(item) ? keyOf(item.key) : index;
    found([...steps, step], isPair(item) ? item.key : item);
    collect(isPair(item) ? item.value : item, [...steps, step], depth - 1, found);
  });
}
