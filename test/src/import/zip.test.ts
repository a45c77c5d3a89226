import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipped } from '../../../src/import/zip.ts';
import { entriesOf } from '../../../src/import/zip-directory.ts';
import { xmlText } from './made-up.ts';
import { modernList } from './modern-list.ts';
import { read } from './reading.ts';

const list = Buffer.from(xmlText(modernList));
const zipped = (level: 0 | 9): Buffer => Buffer.from(zipSync({ 'a/list.ros': list, '__MACOSX/list.ros': list }, { level }));
const END_LENGTH = 22;
const DIRECTORY_AT = 16;

test.each([0, 9] as const)('what a packer of others wrote is read, packed or not (level %i)', (level) => {
  expect(entriesOf(zipped(level)).map(({ name, method, size }) => ({ name, method, size }))).toEqual([
    { name: 'a/list.ros', method: level === 0 ? 0 : 8, size: list.length },
    { name: '__MACOSX/list.ros', method: level === 0 ? 0 : 8, size: list.length },
  ]);
  expect(Buffer.from(unzipped(zipped(level))).equals(list)).toBe(true);
});

test('a comment may follow, and hold what looks like an end', () => {
  const end = zipped(9);
  const comment = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(40)]);
  end.writeUInt16LE(comment.length, end.length - 2);
  expect(Buffer.from(unzipped(Buffer.concat([end, comment]))).equals(list)).toBe(true);
});

test('numbers that stand elsewhere are found there', () => {
  const plain = Buffer.from(zipSync({ 'list.ros': list }));
  const at = plain.readUInt32LE(plain.length - END_LENGTH + DIRECTORY_AT);
  const entry = Buffer.from(plain.subarray(at, plain.length - END_LENGTH));
  const numbers = Buffer.alloc(4 + 4 + 16);
  // A field of another kind stands before it.
  numbers.writeUInt16LE(0xcafe, 0);
  numbers.writeUInt16LE(1, 4);
  numbers.writeUInt16LE(16, 6);
  numbers.writeBigUInt64LE(BigInt(list.length), 8);
  numbers.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 16);
  entry.writeUInt32LE(0xffffffff, 24);
  entry.writeUInt32LE(0xffffffff, 20);
  entry.writeUInt16LE(numbers.length, 30);
  const whole = Buffer.concat([plain.subarray(0, at), entry, numbers, plain.subarray(-END_LENGTH)]);
  expect(Buffer.from(unzipped(whole)).equals(list)).toBe(true);
});

test.each([
  ['packed in an unknown way', (bytes: Buffer, at: number) => bytes.writeUInt16LE(14, at + 10)],
  ['whose file is elsewhere', (bytes: Buffer, at: number) => bytes.writeUInt32LE(7, at + 42)],
  ['that says to hold more than it does', (bytes: Buffer, at: number) => bytes.writeUInt32LE(list.length + 1, at + 24)],
  ['that says to hold less than it does', (bytes: Buffer, at: number) => bytes.writeUInt32LE(list.length - 1, at + 24)],
  ['that says to be longer than it is', (bytes: Buffer, at: number) => bytes.writeUInt32LE(1_000_000, at + 20)],
  ['that ends before its list does', (bytes: Buffer, at: number) => bytes.writeUInt32LE(500, at + 20)],
  ['without a directory', (bytes: Buffer) => bytes.writeUInt32LE(2, bytes.length - END_LENGTH + DIRECTORY_AT)],
  ['in several parts', (bytes: Buffer) => bytes.writeUInt16LE(1, bytes.length - END_LENGTH + 4)],
])('a zip file %s is refused', (_what, spoil) => {
  const bytes = Buffer.from(zipSync({ 'list.ros': list }));
  spoil(bytes, bytes.readUInt32LE(bytes.length - END_LENGTH + DIRECTORY_AT));
  expect(() => unzipped(bytes)).toThrow('is a torn or damaged zip file; export it again');
});

test('entries are counted, whatever a zip file says of their number', () => {
  const bytes = Buffer.from(zipSync({ 'list.ros': list }));
  bytes.writeUInt16LE(2, bytes.length - END_LENGTH + 10);
  expect(() => unzipped(bytes)).toThrow('is a torn or damaged zip file');
});

test('a list in UTF-16 is one, its higher bytes first or last', async () => {
  const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(list.toString().replace('UTF-8', 'UTF-16'), 'utf16le')]);
  for (const bytes of [little, Buffer.from(little).swap16()]) {
    const { units, title } = await read(bytes);
    expect([units.length, title]).toEqual([5, modernList.name]);
  }
});
