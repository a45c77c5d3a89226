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
  ENOSPC: 'the disk is full; make room and go on with --resume',
  EDQUOT: 'the disk quota is used up; make room and go on with --resume',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'lies on a file system that may only be read',
  ENOTDIR: 'is no folder, or one of its parents is none',
  EEXIST: 'is a file, expected a folder',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};

/** A failure of the file system in words; anything else comes back as it is. */
export function asOutputError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const reason = REASONS[error.code];
  return reason === undefined ? error : new OutputError(folder, reason, error);
}
