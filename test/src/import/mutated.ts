import { parse } from 'yaml';
import { filesOf } from '../../../src/import/index.ts';
import { FORMATS } from '../../files.ts';
import { classicList } from './classic-list.ts';
import { formsOf, jsonData } from './made-up.ts';
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

/** Selections in each other, deeper than a list may be. */
function nested(depth: number): object {
  let inner: object = { name: 'Inner' };
  for (let k = 0; k < depth; k++) inner = { name: 'Outer', type: 'upgrade', selections: [inner] };
  return inner;
}

/** A list in which one value, at any depth, is of another type, nested deeper than a list may be, or there thousands of times. */
function mistyped(seed: number): Buffer {
  const next = numbers(seed);
  const below = (n: number): number => Math.floor(next() * n);
  const data: object = structuredClone(jsonData(below(2) === 0 ? modernList : classicList));
  const places: (readonly [holder: Record<string, unknown>, key: string])[] = [];
  const visit = (holder: object): void => {
    for (const [key, value] of Object.entries(holder)) {
      places.push([holder as Record<string, unknown>, key]);
      if (typeof value === 'object' && value !== null) visit(value);
    }
  };
  visit(data);
  const [holder, key] = places[below(places.length)] as (typeof places)[number];
  const was = holder[key];
  const others = [null, 0, -1, 1e300, true, '', [], {}, [was], { selection: was }, [null], nested(150), Array(2000).fill(was)];
  holder[key] = others[below(others.length)];
  return Buffer.from(JSON.stringify(data));
}

/** One in so many files is whole and has a value of a wrong kind. */
const MISTYPED = 5;

/** What became of a mutated file. */
export type Outcome = 'read' | 'refused' | { readonly fault: string };

/** How a mutated file is read: refused with a clear error, into files that are valid, or with a fault. */
export async function outcomeOf(seed: number): Promise<Outcome> {
  try {
    const imported = await read(seed % MISTYPED === 0 ? mistyped(seed) : mutated(seed));
    for (const [path, text] of filesOf(imported, '1')) {
      if (!path.endsWith('.yaml')) continue;
      const schema = path.startsWith('armies') ? FORMATS.schemas.army : FORMATS.schemas.datasheet;
      const checked = schema.safeParse(parse(text));
      if (!checked.success) return { fault: `${seed}: ${path}: ${JSON.stringify(checked.error.issues.slice(0, 2))}` };
    }
    return 'read';
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'ImportError' && message.length < 400 && !message.includes('\n')) return 'refused';
    return { fault: `${seed}: ${name}: ${message.slice(0, 300)} ${(error as Error).stack?.split('\n')[1] ?? ''}` };
  }
}

/** Reads the files of some seeds: how many of them were read and refused, and the faults. */
export async function tally(from: number, to: number): Promise<{ read: number; refused: number; faults: string[] }> {
  const found = { read: 0, refused: 0, faults: [] as string[] };
  for (let seed = from; seed < to; seed++) {
    const outcome = await outcomeOf(seed);
    if (typeof outcome === 'object') found.faults.push(outcome.fault);
    else found[outcome]++;
  }
  return found;
}
