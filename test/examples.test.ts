import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type ExampleResult, loadSelection, runExampleFile } from '../src/testing/index.ts';

const root = fileURLToPath(new URL('../variants/', import.meta.url));
const variants = readdirSync(root, { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .map((it) => it.name);

for (const variant of variants) {
  const folder = `${root}${variant}/`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.yaml'));
  const runs = new Map<string, Promise<ExampleResult[]>>();
  /** Each file is run once, by the first test that needs it. */
  const run = (file: string): Promise<ExampleResult[]> => {
    const known = runs.get(file) ?? runExampleFile(folder + file, variant);
    runs.set(file, known);
    return known;
  };
  const runAll = async (): Promise<ExampleResult[]> => (await Promise.all(files.map(run))).flat();

  describe(`worked examples of ${variant}`, () => {
    test.each(files)(`${variant}/%s`, async (file) => {
      const results = await run(file);
      const failed = results.filter((it) => it.problems.length > 0);
      expect(failed.map((it) => `${file}:${it.line} ${it.rule} ${it.title}: ${it.problems.join('; ')}`)).toEqual([]);
      expect(results.length).toBeGreaterThan(0);
    });

    test(`every switch of ${variant} has an example that notices it`, async () => {
      const { variant: loaded } = await loadSelection(variant);
      const noticed = new Set((await runAll()).filter((it) => it.off === 'fails' || it.off === 'differs').map((it) => it.rule));
      const own =
        loaded.entries.length === 0 ? loaded.rules : loaded.rules.filter((it) => loaded.entries.some((entry) => entry.id === it.id));
      expect(own.map((it) => it.id).filter((id) => !noticed.has(id))).toEqual([]);
    });

    test(`every entry of ${variant} that is played has an example`, async () => {
      const { variant: loaded } = await loadSelection(variant);
      const shown = new Set((await runAll()).map((it) => it.rule));
      const entries = loaded.entries.length === 0 ? [...loaded.edition.entries, ...loaded.rules] : loaded.entries;
      const played = entries.filter((it) => it.simulated === 'full' || it.simulated === 'partial').map((it) => it.id);
      expect([...new Set(played)].filter((id) => !shown.has(id))).toEqual([]);
    });
  });
}
