import { ImportError } from './import-error.ts';
import { MOST_ENTRIES } from './limits.ts';

/** A file in a zip file, as the directory at its end has it. */
export interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** How it is packed: `STORED`, `DEFLATED`, or a way that no list builder knows. */
  readonly method: number;
  /** Bytes as they are packed, and those that it says to hold. */
  readonly packed: number;
  readonly size: number;
  /** Where its own head begins. */
  readonly at: number;
}

export const STORED = 0;
export const DEFLATED = 8;

const END = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const HEAD = 0x04034b50;
/** Lengths without names, comments and what else may follow. */
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const HEAD_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
/** Where a number does not fit; it then follows in a field of this kind. */
const ELSEWHERE = 0xffffffff;
const LARGE_NUMBERS = 1;

/** A zip file that is not as it should be. */
export class TornError extends Error {
  override readonly name = 'TornError';
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * What a zip file says that it holds. Counts as it goes: what it says of itself need not be so.
 * @throws ImportError for too many entries
 * @throws TornError
 * @throws RangeError where it ends early
 */
export function entriesOf(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new ImportError(`is a zip file with ${count} entries, expected one roster`);
  if (view.getUint16(end + 4, true) !== 0) throw new TornError('it is in several parts');
  const found: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let k = 0; k < count; k++) {
    if (view.getUint32(at, true) !== IN_DIRECTORY) throw new TornError('its directory is not where it should be');
    found.push(entryAt(view, at));
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** The end stands last, before a comment that says how long it is. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  throw new TornError('it has no end');
}

function entryAt(view: DataView, at: number): Entry {
  const nameLength = view.getUint16(at + 28, true);
  const fields = at + ENTRY_LENGTH + nameLength;
  const [size, packed, head] = large(view, [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)], {
    from: fields,
    to: fields + view.getUint16(at + 30, true),
  });
  return {
    // What is told by it is in ASCII, however the rest is written.
    name: Array.from({ length: nameLength }, (_, k) => String.fromCharCode(view.getUint8(at + ENTRY_LENGTH + k))).join(''),
    isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
    method: view.getUint16(at + 10, true),
    packed,
    size,
    at: head,
  };
}

type Numbers = readonly [size: number, packed: number, head: number];

/** Numbers of an entry, from the field for those that do not fit where they are not in their place. */
function large(view: DataView, numbers: Numbers, { from, to }: { readonly from: number; readonly to: number }): Numbers {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LARGE_NUMBERS) continue;
    let next = at + 4;
    const read = (it: number): number => {
      if (it !== ELSEWHERE) return it;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    const [size, packed, head] = numbers;
    return [read(size), read(packed), read(head)];
  }
  return numbers;
}

/**
 * The bytes of an entry, as they are packed.
 * @throws TornError, RangeError where the file ends before they do
 */
export function packedBytes(bytes: Uint8Array, { at, packed }: Entry): Uint8Array {
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== HEAD) throw new TornError('a file is not where it should be');
  const from = at + HEAD_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) throw new TornError('it ends early');
  return bytes.subarray(from, from + packed);
}
