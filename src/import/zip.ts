import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { ImportError } from './import-error.ts';
import { MOST_BYTES, MOST_ENTRIES } from './limits.ts';

/** Whether bytes begin like a zip file, also one without entries. */
export const isZip = (bytes: Buffer): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/**
 * The only roster in a zip file. No more of it is inflated than the limit.
 * @throws ImportError for one that is torn, encrypted, too large, or holds none or several
 */
export async function unzipped(bytes: Buffer): Promise<Buffer> {
  try {
    const zip = await opened(bytes);
    if (zip.entryCount > MOST_ENTRIES) throw new ImportError(`is a zip file with ${zip.entryCount} entries, expected one roster`);
    const files = (await entriesOf(zip)).filter((it) => !it.fileName.endsWith('/') && !it.fileName.startsWith('__MACOSX/'));
    const rosters = files.filter((it) => /\.ros$/i.test(it.fileName));
    const [entry, second] = rosters.length > 0 ? rosters : files;
    if (entry === undefined) throw new ImportError('is a zip file without a roster in it');
    if (second !== undefined)
      throw new ImportError(`is a zip file with ${(rosters.length > 0 ? rosters : files).length} files, expected one roster`);
    if (entry.isEncrypted()) throw new ImportError('is an encrypted zip file; export it without a password');
    if (entry.uncompressedSize > MOST_BYTES) throw tooLarge();
    return await inflated(zip, entry);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('is a torn or damaged zip file; export it again', { cause: error });
  }
}

const tooLarge = (): ImportError => new ImportError(`holds more than ${MOST_BYTES / 1024 / 1024} MiB: no army list does`);

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** Counts as it goes: what the file declares about itself need not be so. */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const found: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      found.push(entry);
      if (found.length > MOST_ENTRIES) reject(new ImportError(`is a zip file with more than ${MOST_ENTRIES} entries, expected one roster`));
      else zip.readEntry();
    });
    zip.on('end', () => resolve(found));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function inflated(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream: Readable) => {
      if (error) {
        reject(error);
        return;
      }
      const parts: Buffer[] = [];
      let size = 0;
      stream.on('data', (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size <= MOST_BYTES) return;
        stream.destroy();
        reject(tooLarge());
      });
      stream.on('end', () => resolve(Buffer.concat(parts)));
      stream.on('error', reject);
    });
  });
}
