import { describe, expect, test } from 'vitest';
import { asOutputError, OutputError } from '../../../src/runner/output-error.ts';

describe('failures of the file system', () => {
  test.each([
    ['ENOSPC', 'out/run: the disk is full; free some space and continue with --resume'],
    ['EACCES', 'out/run: no permission to write here'],
    ['EROFS', 'out/run: is on a read-only file system'],
    ['EEXIST', 'out/run: is a file, expected a folder'],
  ])('%s is said in words', (code, message) => {
    const cause = Object.assign(new Error('no'), { code });
    const error = asOutputError('out/run', cause);
    expect(error).toBeInstanceOf(OutputError);
    expect(error).toMatchObject({ message, cause });
  });

  test('what is none of them stays what it is', () => {
    for (const error of [new RangeError('x'), Object.assign(new Error('y'), { code: 'ERR_OTHER' }), 'text', null]) {
      expect(asOutputError('out/run', error)).toBe(error);
    }
  });
});
