import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table, toArrowIPC } from 'arquero';
import { expect, test } from 'vitest';
import { tryTables } from '../../../src/runner/bounded-read.ts';
import { temporaryFolder } from '../../outside.ts';

/** A table as a file; `spoil` may change its bytes. */
function written(folder: string, name: string, spoil: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (it) => it): void {
  const bytes = Uint8Array.from(toArrowIPC(table({ pair: Int32Array.of(1, 2, 3) }), { format: 'file' }) as Uint8Array);
  writeFileSync(join(folder, `${name}.arrow`), spoil(bytes));
}

/** Says of the list of fields of the schema, which has one, that it has 2^31 - 1. */
function manyFields(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const view = new DataView(bytes.buffer);
  const at = Array.from({ length: bytes.length / 4 }, (_, k) => 4 * k).filter((it) => it > 16 && view.getInt32(it, true) === 1);
  for (const it of at) view.setInt32(it, 2 ** 31 - 1, true);
  return bytes;
}

test('tables are read', async () => {
  const folder = temporaryFolder();
  written(folder, 'rounds');
  written(folder, 'units');
  await expect(tryTables(folder)).resolves.toBeUndefined();
});

test.each([
  ['that ends too early', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
  ['whose lists are said to be endless', manyFields],
])('one %s is named, and nothing ends but the process that tried it', async (_, spoil) => {
  const folder = temporaryFolder();
  written(folder, 'rounds');
  written(folder, 'units', spoil);
  await expect(tryTables(folder)).rejects.toThrow(`${join(folder, 'units.arrow')}: is damaged`);
});
