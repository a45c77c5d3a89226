import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { outsideCode } from '../../../src/load/outside-code.ts';
import { outside, temporaryFolder } from '../../outside.ts';

const written = (files: { readonly [path: string]: string }): string => {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const paths = (spec: string, folder: string): string[] => outsideCode([spec], folder).map((it) => it.path);

test('built-in rulesets are made of no other code', () => {
  expect(outsideCode(['classic', 'tenth:before@+layer:errata'], temporaryFolder())).toEqual([]);
});

test('a file has the digest of its bytes', () => {
  const folder = written({ 'pack.js': 'export default 1;\n' });
  const digest = createHash('sha256').update('export default 1;\n').digest('hex').slice(0, 16);
  expect(outsideCode(['classic+./pack.js'], folder)).toEqual([{ path: 'pack.js', digest }]);
});

test('everything is followed that a module imports or names beside it, once, in whatever way it is written', () => {
  const folder = written({
    'pack.js': `import { a } from './lib/a.js';
import'./lib/aside.js';
export * from "./lib/star.js";
const later = () => import('./lib/later.js');
const table = new URL('./lib/table.json', import.meta.url);
import { defineRule } from 'sandtable/rules';
import { readFileSync } from 'node:fs';
import 'nowhere';`,
    'lib/a.js': `import { b } from '../pack.js'; import { c } from './deep.cjs';`,
    'lib/aside.js': '',
    'lib/star.js': `import dep from 'dep'; import more from '@me/more/part.js';`,
    'lib/later.js': '',
    'lib/table.json': '{"from": "./unread.js"}',
    'lib/unread.js': '',
    'lib/deep.cjs': `const { d } = require('./bare'); require('./folder');`,
    'lib/bare.js': '',
    'lib/folder/index.js': '',
    'lib/other.js': '',
    'node_modules/dep/package.json': '{"exports": {"import": "./main.mjs"}}',
    'node_modules/dep/main.mjs': `export * from './inner.mjs';`,
    'node_modules/dep/inner.mjs': '',
    'node_modules/@me/more/package.json': '{}',
    'node_modules/@me/more/part.js': '',
  });
  expect(paths('classic+./pack.js', folder)).toEqual([
    'lib/a.js',
    'lib/aside.js',
    'lib/bare.js',
    'lib/deep.cjs',
    'lib/folder/index.js',
    'lib/later.js',
    'lib/star.js',
    'lib/table.json',
    'node_modules/@me/more/part.js',
    'node_modules/dep/inner.mjs',
    'node_modules/dep/main.mjs',
    'pack.js',
  ]);
});

test('a package that is linked in is found at its real place', () => {
  const folder = written({ 'real/package.json': '{"main": "m.js"}', 'real/m.js': '', 'pack.js': `import 'dep';`, 'node_modules/x': '' });
  symlinkSync(join(folder, 'real'), join(folder, 'node_modules', 'dep'));
  expect(paths('classic+./pack.js', folder)).toEqual(['pack.js', 'real/m.js']);
});

test('editions are followed as packs are', () => {
  const folder = outside('edition-outside');
  expect(outsideCode(['.', '.+./pack.js', '.'], folder).map((it) => it.path)).toEqual(['index.js', 'pack.js']);
});
