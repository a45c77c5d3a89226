import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

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

test('what leads from a scenario to replays and charts asks for nothing of Node when it is bundled for a browser', async () => {
  const found: string[] = [];
  const modules = new Set<string>();
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['sandtable-source', 'browser', 'module', 'import', 'default'], tsconfigPaths: true },
    plugins: [nodeImports(found, modules)],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'test/portable/entry.ts', formats: ['es'] },
    },
  });
  // It asks in a `try`, for a seed from the system; all of ours are given.
  expect(found).toEqual(['node_modules/seedrandom/seedrandom.js imports crypto']);
  for (const path of ['src/engine/play.ts', 'src/campaign/campaign.ts', 'variants/tenth/index.ts', 'reports/charts/win-rate.ts'])
    expect(modules).toContain(path);
}, 60_000);
