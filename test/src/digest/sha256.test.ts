import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Base64, sha256Hex, sha256HexOfBytes } from '../../../src/digest/sha256.ts';

test('is that of FIPS 180-4', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(['é', '\u{1F3B2}', 'a\ud800b', '\udc00\ud800', 'x'.repeat(100_000)])('is that of Node for %#', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(sha256HexOfBytes(Buffer.from(text))).toBe(createHash('sha256').update(text).digest('hex'));
  expect(sha256Base64(text)).toBe(createHash('sha256').update(text).digest('base64'));
});
