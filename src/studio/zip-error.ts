/** A folder in one file that cannot be read; the message is a sentence. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}
