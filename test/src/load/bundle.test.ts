import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleOf } from '../../../src/load/bundle.ts';

const written = (files: Readonly<Record<string, string>>): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-bundle-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, 'main.js'));
};

test('modules become one script, each run once and in its own scope', () => {
  const entry = written({
    'main.js':
      "import { add, total as sum } from './add.js';\nimport {\n  one,\n} from './one.js';\nadd(one); add(2);\nsaid.push(sum());\n",
    'add.js':
      "import { one } from './one.js';\nlet own = one - 1;\nexport function add(by) { own += by; }\nexport const total = () => own;\n",
    'one.js': "said.push('once');\nconst own = 1;\nexport const one = own;\n//# sourceMappingURL=one.js.map\n",
  });
  const said: unknown[] = [];
  const code = bundleOf(entry);
  runInNewContext(code, { said });
  expect(said).toEqual(['once', 3]);
  expect(code).not.toContain('sourceMappingURL');
});

test('the script of a replay page is one that a browser reads', () => {
  const code = bundleOf(new URL('../../../src/replay/page/browser/main.js', import.meta.url));
  expect(code).not.toMatch(/^(?:import|export) /m);
  expect(() => new Function(code)).not.toThrow();
});
