import { endianness } from 'node:os';

/** Plain data with typed arrays in it, as bytes that no other program's version can read differently: a header in JSON, then the arrays as they are in memory. */

const KINDS = { Int32Array, Uint32Array, Uint8Array, Float64Array } as const;
type Kind = keyof typeof KINDS;
type Typed = InstanceType<(typeof KINDS)[Kind]>;

/** Where an array lies behind the header. */
interface Place {
  readonly kind: Kind;
  readonly at: number;
  readonly length: number;
}

const ARRAY = '$array';
const HEADER_BYTES = 4;
/** Widest element: each array begins at a multiple of it. */
const ALIGNED = 8;

const kindOf = (value: unknown): Kind | null => {
  const name = ArrayBuffer.isView(value) ? value.constructor.name : '';
  return name in KINDS ? (name as Kind) : null;
};

/** @throws TypeError for what is neither plain data nor one of the arrays */
export function toBytes(value: unknown): Buffer {
  inOrder();
  const arrays: Typed[] = [];
  let end = 0;
  const header = JSON.stringify(value, (_, it: unknown) => {
    const kind = kindOf(it);
    if (kind === null) {
      if (ArrayBuffer.isView(it)) throw new TypeError(`no way to write ${it.constructor.name}`);
      return it;
    }
    const array = it as Typed;
    const place: Place = { kind, at: end, length: array.length };
    arrays.push(array);
    end += Math.ceil(array.byteLength / ALIGNED) * ALIGNED;
    return { [ARRAY]: place };
  });
  const head = Buffer.from(header, 'utf8');
  const size = Buffer.alloc(HEADER_BYTES);
  size.writeUInt32LE(head.length);
  const body = Buffer.alloc(end);
  let at = 0;
  for (const array of arrays) {
    body.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += Math.ceil(array.byteLength / ALIGNED) * ALIGNED;
  }
  return Buffer.concat([size, head, body]);
}

/** What `toBytes` wrote; its arrays are copies. @throws RangeError, SyntaxError for bytes that it did not write */
export function fromBytes(bytes: Uint8Array): unknown {
  inOrder();
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const body = HEADER_BYTES + all.readUInt32LE(0);
  if (body > all.length) throw new RangeError('the header is cut short');
  return JSON.parse(all.toString('utf8', HEADER_BYTES, body), (_, it: unknown) => {
    if (typeof it !== 'object' || it === null || !(ARRAY in it)) return it;
    const { kind, at, length } = it[ARRAY] as Place;
    const Made = KINDS[kind];
    if (Made === undefined || !isCount(at) || !isCount(length)) throw new RangeError('no array of this kind');
    const from = body + at;
    const size = length * Made.BYTES_PER_ELEMENT;
    if (from + size > all.length) throw new RangeError('an array is cut short');
    return new Made(Uint8Array.from(all.subarray(from, from + size)).buffer);
  });
}

const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0;

/** Every machine that Node runs on today puts the least byte first. */
function inOrder(): void {
  if (endianness() !== 'LE') throw new RangeError('a queue needs machines that put the least byte first');
}
