/** A roster that cannot be imported. Commands end with exit code 2, and nothing is written. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** What to do about a list without the lines of its units. */
export const EXPORT_AGAIN =
  'a list without stat lines cannot be played; export it from the list builder as .rosz, .ros or JSON with all profiles';
