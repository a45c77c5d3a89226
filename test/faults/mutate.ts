import type { Draw } from './numbers.ts';

/** What stands in files where something else should. */
const ODD = [
  '',
  '-1',
  '0',
  '1',
  '3.5',
  '1e9',
  '1e400',
  '-0',
  '.nan',
  '.inf',
  '0x10',
  '9007199254740993',
  '100000',
  '~',
  'true',
  '[]',
  '{}',
  '[[[[]]]]',
  '""',
  '*nobody',
  '&a [*a]',
  '!!binary AAAA',
  '!!set {a, b}',
  '!<tag:x> 1',
  '__proto__',
  'constructor',
  'toString',
  '{ __proto__: { a: 1 } }',
  '"\\u0000"',
  '"\\u001b[31mred"',
  '"::error::no"',
  '😀',
  'D6',
  '2D6+3',
  '2026-01-01',
  'a: b: c',
  '- x',
  '|',
  '"',
  'x'.repeat(3000),
  '../../etc/passwd',
  './nowhere.yaml',
  '12:30',
  '<<: *x',
  '{ a: 1, a: 2 }',
];

const LAUGHS = `${Array.from({ length: 9 }, (_, n) => `l${n}: &l${n} [${n === 0 ? 'ha' : Array.from({ length: 9 }, () => `*l${n - 1}`).join(', ')}]`).join('\n')}\n`;

type Mutation<T> = (it: T, draw: Draw) => T;

/** Changes one of the places where a pattern is found; the text itself where there is none. */
const atOne =
  (pattern: RegExp, change: (found: string, draw: Draw) => string): Mutation<string> =>
  (text, draw) => {
    const all = [...text.matchAll(pattern)];
    if (all.length === 0) return text;
    const { index, 0: found } = draw.one(all);
    return text.slice(0, index) + change(found, draw) + text.slice(index + found.length);
  };

const atLine =
  (change: (lines: string[], at: number, draw: Draw) => void): Mutation<string> =>
  (text, draw) => {
    const lines = text.split('\n');
    change(lines, draw.below(lines.length), draw);
    return lines.join('\n');
  };

const VALUE = /(?<=[:,[] |^ *- )[^\s,{}[\]#][^,{}[\]#\n]*/gm;

const TEXTS: readonly Mutation<string>[] = [
  atOne(VALUE, (_, draw) => draw.one(ODD)),
  atOne(VALUE, (_, draw) => draw.one(ODD)),
  atOne(/\d+(\.\d+)?/g, (_, draw) => draw.one(ODD.slice(1, 13))),
  atOne(/\d+(\.\d+)?/g, (found, draw) => String(Number(found) + draw.one([-1, 1, -2, 0.5, 10, 100]))),
  atOne(/[\w-]+(?=:)/g, (_, draw) => draw.one(ODD)),
  atOne(/[\w-]+/g, (word, draw) => word.slice(0, draw.below(word.length)) + draw.one(['', 'x', '-', 'é']) + word.slice(1)),
  atOne(/[[\]{}:,"'-]/g, (_, draw) => draw.one(['', '[', ']', '{', '}', ':', ',', '"', "'", '-', '\t', '#', '\u0007'])),
  atLine((lines, at) => lines.splice(at, 1)),
  atLine((lines, at) => lines.splice(at, 0, lines[at] as string)),
  atLine((lines, at, draw) => lines.splice(draw.below(lines.length), 0, ...lines.splice(at, 1))),
  atLine((lines, at, draw) => {
    lines[at] = draw.one(['  ', ' ', '\t', '- ', '? ', '# ', '--- ', '... ']) + (lines[at] as string);
  }),
  atLine((lines, at, draw) =>
    lines.splice(at, 0, draw.one(['format: 2', '__proto__: { a: 1 }', 'nope: 1', '%YAML 9.9', LAUGHS, ']', '\u0000'])),
  ),
  (text, draw) => text.slice(0, draw.below(text.length)),
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `${text}---\n${text}`,
];

const BYTES: readonly Mutation<Buffer>[] = [
  (bytes, draw) => bytes.subarray(0, draw.below(bytes.length)),
  (bytes, draw) => {
    const copy = Buffer.from(bytes);
    copy[draw.below(copy.length)] = draw.below(256);
    return copy;
  },
  (bytes, draw) => {
    const [at, size] = [draw.below(bytes.length), 1 + draw.below(64)];
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + size)]);
  },
  (bytes, draw) => {
    const [at, size] = [draw.below(bytes.length), 1 + draw.below(64)];
    return Buffer.concat([bytes.subarray(0, at + size), bytes.subarray(at)]);
  },
  (bytes, draw) => {
    const at = draw.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(Array.from({ length: 8 }, () => draw.below(256))), bytes.subarray(at)]);
  },
];

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 4096).includes(0);

/** A file with something wrong in it, or with something else that is right; not as it was. */
export function mutated(original: Buffer, draw: Draw): Buffer {
  for (;;) {
    let bytes = original;
    for (let n = draw.below(3); n >= 0; n--) {
      if (bytes.length === 0) break;
      bytes =
        isText(bytes) && draw.chance(0.85)
          ? Buffer.from(draw.one(TEXTS)(bytes.toString('utf8'), draw))
          : Buffer.from(draw.one(BYTES)(bytes, draw));
    }
    if (!bytes.equals(original)) return bytes;
  }
}
