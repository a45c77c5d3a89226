/** An output folder that cannot be used. Commands end with exit code 2. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly folder: string;

  constructor(folder: string, message: string, cause?: unknown) {
    super(`${folder}: ${message}`, cause === undefined ? {} : { cause });
    this.folder = folder;
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOSPC: 'the disk is full; free some space and continue with --resume',
  EDQUOT: 'the disk quota is used up; free some space and continue with --resume',
  EACCES: 'no permission to write here',
  EPERM: 'no permission to write here',
  EROFS: 'is on a read-only file system',
  // What Node says of a folder that it cannot make on a read-only disk.
  ENOENT: 'cannot be made or written here; is the disk read-only?',
  ENOTDIR: 'is not a folder, or one of its parents is not',
  EEXIST: 'is a file, expected a folder',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};

/** A file system error in words; any other error is returned unchanged. */
export function asOutputError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const reason = REASONS[error.code];
  return reason === undefined ? error : new OutputError(folder, reason, error);
}
