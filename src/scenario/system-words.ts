const WORDS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'is a folder, expected a file',
  ENOTDIR: 'is not a folder, or one of its parents is not',
  EEXIST: 'exists already',
  ENOTEMPTY: 'is a folder with content',
  EACCES: 'no permission to read or write it',
  EPERM: 'no permission to read or write it',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'would be larger than a file may be here',
  EIO: 'the disk cannot be read or written',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'the name is too long',
  EBUSY: 'is in use',
  EXDEV: 'is on another file system',
  EINVAL: 'is nothing that can be read or written',
};

/** What the system said of a file or folder, and of which; null for an error of another kind. */
export function systemWords(error: unknown): { readonly path: string | null; readonly what: string } | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string' || !('syscall' in error)) return null;
  const path = 'path' in error && typeof error.path === 'string' && error.path !== '' ? error.path : null;
  return { path, what: WORDS[error.code] ?? `cannot be read or written (${error.code})` };
}
