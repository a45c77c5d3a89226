import { expect, test } from 'vitest';
import { modulesBelow, modulesIn } from '../../../src/load/own-modules.ts';

test('a joined file has its modules, each with the line that it begins after', () => {
  const text =
    "import { a } from './chunk-A.js';\n\n// dist/src/kit/one.js\nvar one = 1;\n\n// dist/variants/classic/two.js\n// dist/ is no module\nvar two = 2;\nexport { one, two };\n";
  expect(modulesIn(text)).toEqual([
    { path: 'src/kit/one.js', before: 3, text: 'var one = 1;\n' },
    { path: 'variants/classic/two.js', before: 6, text: '// dist/ is no module\nvar two = 2;\nexport { one, two };\n' },
  ]);
});

test('a file that is not joined has none', () => expect(modulesIn('// see dist/src/kit/one.js\nexport const one = 1;\n')).toEqual([]));

test('of the sources, each file below a folder is a module', () => {
  const found = modulesBelow(['src/load', 'src/kit']);
  const at = found.map(({ path }) => path);
  expect(at).toContain('src/load/own-modules.ts');
  expect(at.every((it) => /^src\/(load|kit)\//.test(it))).toBe(true);
  expect(at).toEqual([...at].sort());
  expect(found.find(({ path }) => path === 'src/load/own-modules.ts')).toMatchObject({ file: 'src/load/own-modules.ts', before: 0 });
});
