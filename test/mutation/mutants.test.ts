import { expect, test } from 'vitest';
import { applied, mutantsOf, sampled } from './mutants.ts';

const faults = (source: string): string[] => mutantsOf('a.ts', source).map((it) => `${it.operator}: ${applied(source, it)}`);

test.each([
  ['f(a < b);', ['drop: ;', 'boundary: f(a <= b);']],
  [
    'const x = a >= b === true;',
    ['boundary: const x = a > b === true;', 'equality: const x = a >= b !== true;', 'truth: const x = a >= b === false;'],
  ],
  ['const x = (a + b) - -c;', ['arithmetic: const x = (a - b) - -c;', 'arithmetic: const x = (a + b) + -c;']],
  ['const x = a && b;', ['logic: const x = a || b;']],
  ['const x = Math.min(a, 7);', ['extreme: const x = Math.max(a, 7);', 'off by one: const x = Math.min(a, 8);']],
  ['if (a) b();', ['negate: if (!(a)) b();', 'drop: if (a) ;']],
  ['const x = a ? b : c;', ['negate: const x = !(a) ? b : c;']],
  ['a.x = b;', ['drop: ;']],
  ['a.x += b;', ['drop: ;', 'arithmetic: a.x -= b;']],
  ['for (;;) i++;', ['arithmetic: for (;;) i--;']],
  ['for (;;) --i;', ['arithmetic: for (;;) ++i;']],
  ['const f = (a: number) => !a;', ['constant: const f = (a: number) => true;', 'constant: const f = (a: number) => false;']],
  ['function f() { return a * b; }', ['constant: function f() { return 0; }', 'arithmetic: function f() { return a / b; }']],
])('faults of %s', (source, expected) => expect(faults(source)).toEqual(expected));

test.each([
  'type T = 1 | 2;',
  'interface I { readonly x: 1 }',
  "import { a } from './b.ts';",
  "const x = 'a' + b;",
  'const x = `a` + b + c;',
  'export type { A } from "./a.ts";',
  'const x = y as 1 | 2;',
  'class A extends B { constructor() { super(); } }',
])('there are none in %s', (source) => expect(faults(source)).toEqual([]));

test('a fault keeps its name when lines are added before it, and names are unique', () => {
  const source = 'if (a < 1) b(2);\nif (a < 1) b(2);\n';
  const names = (text: string) => mutantsOf('a.ts', text).map(({ id }) => id);
  expect(names(`// First.\n${source}`)).toEqual(names(source));
  expect(new Set(names(source)).size).toBe(names(source).length);
});

test('a larger sample contains the smaller one, and another seed gives another sample', () => {
  const all = mutantsOf('a.ts', Array.from({ length: 40 }, (_, i) => `f${i}(${i});`).join('\n'));
  const ids = (seed: string, count: number) => sampled(all, seed, count).map(({ id }) => id);
  expect(ids('a', 30).slice(0, 10)).toEqual(ids('a', 10));
  expect(ids('b', 10)).not.toEqual(ids('a', 10));
  expect(ids('a', 1000)).toHaveLength(all.length);
});
