import { parse } from 'yaml';
import { filesOf } from '../../../src/import/index.ts';
import { FORMATS } from '../../files.ts';
import { classicList } from './classic-list.ts';
import { formsOf } from './made-up.ts';
import { modernList } from './modern-list.ts';
import { read } from './reading.ts';

/** A row of numbers from 0 to below 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const ODD = [
  '',
  '-',
  '*',
  '0',
  '-3',
  '999',
  '1e99',
  'D6',
  '8+',
  '__proto__',
  'constructor',
  '\u0000',
  '😀',
  '"',
  '<',
  '\\',
  'x'.repeat(5000),
  'null',
  '[]',
  '3.5',
];
const sources = [modernList, classicList].flatMap((list) => Object.values(formsOf(list)));

/** A file of a list with something wrong in it: cut, flipped, repeated, nested, with odd values. */
function mutated(seed: number): Buffer {
  const next = numbers(seed);
  const below = (n: number): number => Math.floor(next() * n);
  let bytes = Buffer.from(sources[below(sources.length)] as Buffer);
  for (let k = 0; k <= below(4); k++) {
    const at = below(bytes.length);
    const end = Math.min(bytes.length, at + below(400));
    const odd = Buffer.from(ODD[below(ODD.length)] as string);
    switch (below(7)) {
      case 0:
        bytes = bytes.subarray(0, at);
        break;
      case 1:
        bytes[at] = below(256);
        break;
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
        break;
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
        break;
      default:
        bytes = withOdd(bytes, at, odd);
    }
    if (bytes.length === 0) break;
  }
  return bytes;
}

/** Another value in the place of a quoted one, or of the text of an element. */
function withOdd(bytes: Buffer<ArrayBuffer>, from: number, odd: Buffer): Buffer<ArrayBuffer> {
  const quote = bytes.indexOf('"', from);
  const end = quote < 0 ? -1 : bytes.indexOf('"', quote + 1);
  return end < 0 ? bytes : Buffer.concat([bytes.subarray(0, quote + 1), odd, bytes.subarray(end)]);
}

/** What is wrong with how a mutated file is read; null for a clear error, or files that are valid. */
export async function faultOf(seed: number): Promise<string | null> {
  try {
    const imported = await read(mutated(seed));
    for (const [path, text] of filesOf(imported, '1')) {
      if (!path.endsWith('.yaml')) continue;
      const schema = path.startsWith('armies') ? FORMATS.schemas.army : FORMATS.schemas.datasheet;
      const checked = schema.safeParse(parse(text));
      if (!checked.success) return `${seed}: ${path}: ${JSON.stringify(checked.error.issues.slice(0, 2))}`;
    }
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'ImportError' && message.length < 400 && !message.includes('\n')) return null;
    return `${seed}: ${name}: ${message.slice(0, 300)} ${(error as Error).stack?.split('\n')[1] ?? ''}`;
  }
}
