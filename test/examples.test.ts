import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSelection, runExampleFile } from '../src/testing/index.ts';

const root = fileURLToPath(new URL('../variants/', import.meta.url));
const variants = readdirSync(root, { withFileTypes: true }).filter((it) => it.isDirectory()).map((it) => it.name);

for (const variant of variants) {
  const folder = `${root}${variant}/examples/`;
  const files = readdirSync(folder).filter((it) => it.endsWith('.yaml'));
  describe(`worked examples of ${variant}`, () => {
    for (const file of files) {
      test(`${variant}/${file}`, async () => {
        const results = await runExampleFile(folder + file, variant);
        const failed = results.filter((it) => it.problems.length > 0);
        expect(failed.map((it) => `${file}:${it.line} ${it.rule} ${it.title}: ${it.problems.join('; ')}`)).toEqual([]);
        expect(results.length).toBeGreaterThan(0);
      });
    }

    test(`every entry of ${variant} that is played has an example`, async () => {
      const { variant: loaded } = await loadSelection(variant);
      const results = (await Promise.all(files.map((file) => runExampleFile(folder + file, variant)))).flat();
      const shown = new Set(results.map((it) => it.rule));
      const entries = [...loaded.edition.catalogue, ...loaded.rules];
      const missing = new Set(entries.filter((it) => it.simulated === 'full' || it.simulated === 'partial').map((it) => it.id).filter((id) => !shown.has(id)));
      expect([...missing]).toEqual([]);
    });
  });
}
