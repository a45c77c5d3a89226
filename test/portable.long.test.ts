import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { HAS_FIREFOX, inFirefox } from './firefox.ts';
import { HAS_BROWSER, onPage } from './pages.ts';
import { statistics } from './portable/statistics.ts';

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
  for (const path of ['src/engine/play.ts', 'src/campaign/campaign.ts', 'variants/tenth/index.ts', 'reports/charts/win-rate.ts'])
    expect(modules).toContain(path);
}, 60_000);

/** The statistics as a browser is to find them, to be evaluated there. */
async function statisticsThere(): Promise<string> {
  const [bundle] = [await build(bundling('test/portable/statistics.ts', {}))].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was bundled');
  const module = `data:text/javascript;base64,${Buffer.from(bundle.output[0].code).toString('base64')}`;
  return `import(${JSON.stringify(module)}).then((it) => it.statistics())`;
}

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
