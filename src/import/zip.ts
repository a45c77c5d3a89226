import { Inflate } from 'fflate';
import { ImportError } from './import-error.ts';
import { MOST_BYTES } from './limits.ts';
import { DEFLATED, type Entry, entriesOf, packedBytes, STORED, TornError } from './zip-directory.ts';

/** Packed bytes that are inflated at a time: they become a thousand times as many at most, 16 MiB. */
const CHUNK = 16 * 1024;

/** Whether bytes begin like a zip file, also one without entries. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/**
 * The only roster in a zip file. No more of it is inflated than it says to hold, which is within the limit.
 * @throws ImportError for one that is torn, encrypted, too large, or holds none or several
 */
export function unzipped(bytes: Uint8Array): Uint8Array {
  try {
    const files = entriesOf(bytes).filter((it) => !it.name.endsWith('/') && !it.name.startsWith('__MACOSX/'));
    const rosters = files.filter((it) => /\.ros$/i.test(it.name));
    const [entry, second] = rosters.length > 0 ? rosters : files;
    if (entry === undefined) throw new ImportError('is a zip file without a roster in it');
    if (second !== undefined)
      throw new ImportError(`is a zip file with ${(rosters.length > 0 ? rosters : files).length} files, expected one roster`);
    if (entry.isEncrypted) throw new ImportError('is an encrypted zip file; export it without a password');
    if (entry.size > MOST_BYTES) throw new ImportError(`holds more than ${MOST_BYTES / 1024 / 1024} MiB: no army list does`);
    return unpacked(packedBytes(bytes, entry), entry);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('is a torn or damaged zip file; export it again', { cause: error });
  }
}

/** @throws TornError, or whatever the inflater says, for bytes that are not what the entry says */
function unpacked(packed: Uint8Array, { method, size }: Entry): Uint8Array {
  if (method !== STORED && method !== DEFLATED) throw new TornError('it is packed in a way that list builders do not use');
  const whole = method === STORED ? packed : inflated(packed, size);
  if (whole.length !== size) throw new TornError('it does not hold what it says');
  return whole;
}

function inflated(packed: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((part) => {
    if (length + part.length > size) throw new TornError('it holds more than it says');
    whole.set(part, length);
    length += part.length;
  });
  for (let at = 0; at < packed.length; at += CHUNK) inflate.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length);
  return whole.subarray(0, length);
}
