import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { HAS_BROWSER } from './chromium.ts';
import { HAS_FIREFOX, inFirefox } from './firefox.ts';
import { LIMIT_MS } from './limit.ts';
import { onPage } from './pages.ts';
import { imports } from './portable/imports.ts';
import { statistics } from './portable/statistics.ts';
import { BAD } from './src/import/bad-lists.ts';
import { formsOf } from './src/import/made-up.ts';
import { LISTS } from './src/import/more-lists.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Modules of Node that are asked for, each with who asks. */
function nodeImports(found: string[], modules: Set<string>): Plugin {
  return {
    name: 'node-imports',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!isBuiltin(id)) return null;
      found.push(`${importer?.replace(ROOT, '')} imports ${id}`);
      return `\0node:${id}`;
    },
    load: (id) => (id.startsWith('\0node:') ? 'export default null' : null),
    moduleParsed({ id }) {
      if (id.startsWith(ROOT)) modules.add(id.slice(ROOT.length));
    },
  };
}

/** Bundles a file for a browser. */
const bundling = (entry: string, more: InlineConfig): InlineConfig => ({
  root: ROOT,
  configFile: false,
  logLevel: 'silent',
  resolve: { conditions: ['sandtable-source', 'browser', 'module', 'import', 'default'], tsconfigPaths: true },
  build: { write: false, minify: false, target: 'es2022', modulePreload: false, lib: { entry, formats: ['es'] } },
  ...more,
});

test('what leads from a scenario to replays and charts asks for nothing of Node when it is bundled for a browser', async () => {
  const found: string[] = [];
  const modules = new Set<string>();
  await build(bundling('test/portable/entry.ts', { plugins: [nodeImports(found, modules)] }));
  // It asks in a `try`, for a seed from the system; all of ours are given.
  expect(found).toEqual(['node_modules/seedrandom/seedrandom.js imports crypto']);
  for (const path of [
    'src/engine/play.ts',
    'src/import/army.ts',
    'src/campaign/campaign.ts',
    'variants/tenth/index.ts',
    'reports/charts/win-rate.ts',
  ])
    expect(modules).toContain(path);
}, 60_000);

/** A module as a browser is to find it, to be evaluated there. */
async function moduleThere(entry: string): Promise<string> {
  const [bundle] = [await build(bundling(entry, {}))].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was bundled');
  return `import(${JSON.stringify(`data:text/javascript;base64,${Buffer.from(bundle.output[0].code).toString('base64')}`)})`;
}

const statisticsThere = async (): Promise<string> => `${await moduleThere('test/portable/statistics.ts')}.then((it) => it.statistics())`;

/** Lists in every form, and files that are refused, in base 64. */
const importedLists = [
  ...Object.values(LISTS).flatMap((lists) => Object.values(lists).flatMap((list) => Object.values(formsOf(list)))),
  ...BAD.map(([, bytes]) => bytes),
].map((bytes) => bytes.toString('base64'));

test.skipIf(!HAS_BROWSER)(
  'statistics are the same bytes in Chromium',
  async () => {
    const here = statistics();
    expect(JSON.parse(here)).toHaveLength(8 * 166 + 3 * 11 + 1);
    const there = await statisticsThere();
    await onPage({ html: '<!doctype html><title>Statistics</title>' }, {}, async ({ page }) => {
      expect(await page.evaluate(there)).toBe(here);
    });
  },
  60_000,
);

test.skipIf(!HAS_FIREFOX)(
  'statistics are the same bytes in Firefox',
  async () => {
    const there = await statisticsThere();
    await inFirefox('data:text/html,<!doctype html><title>Statistics</title>', async (page) => {
      expect(await page.evaluate(there)).toBe(statistics());
    });
  },
  60_000,
);

test.skipIf(!HAS_BROWSER)(
  'army lists become the same bytes in Chromium, and are refused in the same words',
  async () => {
    const here = importedLists.map(imports);
    expect(here.filter((it) => it.startsWith('['))).toHaveLength(importedLists.length - BAD.length);
    const there = await moduleThere('test/portable/imports.ts');
    await onPage({ html: '<!doctype html><title>Imports</title>' }, {}, async ({ page }) => {
      for (const [at, list] of importedLists.entries())
        expect(await page.evaluate(`${there}.then((it) => it.imports(${JSON.stringify(list)}))`)).toBe(here[at]);
    });
  },
  LIMIT_MS,
);
