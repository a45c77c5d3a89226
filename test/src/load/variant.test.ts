import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { setPatience, USUAL_PATIENCE } from '../../../src/editions/patience.ts';
import { PluginError } from '../../../src/editions/plugin-error.ts';
import { builtIns, isPath, resolvePlugin } from '../../../src/load/resolve.ts';
import { loadVariant } from '../../../src/load/variant.ts';
import { isVariant } from '../../../src/rules/index.ts';
import { outside, temporaryFolder } from '../../outside.ts';

const problemOf = async (base: string, from: string): Promise<string> => {
  const error: unknown = await loadVariant(base, from).then(
    () => null,
    (it: unknown) => it,
  );
  expect(error).toBeInstanceOf(PluginError);
  return (error as PluginError).message;
};

describe('variants from outside the project', () => {
  test('a folder, a file and a rule pack import sandtable without installing it', async () => {
    const folder = outside('edition-outside');
    const byFolder = await loadVariant('.', folder);
    const byFile = await loadVariant('./index.js', pathToFileURL(`${folder}/`));
    const pack = await loadVariant('./pack.js', folder);
    expect(isVariant(byFolder) && byFolder.id).toBe('volley');
    expect(byFile).toBe(byFolder);
    expect(isVariant(pack)).toBe(false);
    expect(pack.id).toBe('sharp');
  });

  test('a module that throws is named with what it threw', async () => {
    expect(await problemOf('./throws.js', outside('plugins'))).toBe('./throws.js: could not be loaded: no ammunition');
  });

  test('a module that waits for ever is refused after the limit', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'waits.mjs'), 'setInterval(() => undefined, 1000).unref(); await new Promise(() => undefined);');
    setPatience(1);
    expect(await problemOf('./waits.mjs', folder)).toBe('./waits.mjs: was not loaded within 1 s (--game-limit)');
    setPatience(USUAL_PATIENCE);
    // Nor does it keep those after it from being loaded.
    expect((await loadVariant('./pack.js', outside('edition-outside'))).id).toBe('sharp');
  });

  test('one that is no JavaScript is named', async () => {
    expect(await problemOf('./broken.js', outside('plugins'))).toMatch(/^\.\/broken\.js: could not be loaded: /);
  });

  test('an object that only looks like a variant is refused as of another copy', async () => {
    expect(await problemOf('./impostor.js', outside('plugins'))).toMatch(/another copy of sandtable/);
  });

  test.each([
    ['./number.js', 'a number'],
    ['./empty.js', 'missing'],
  ])('%s exports nothing of use', async (file, found) => {
    expect(await problemOf(file, outside('plugins'))).toContain(`its default export is ${found}`);
  });

  test('what is not there is said to be not there', async () => {
    const folder = temporaryFolder();
    expect(await problemOf('./nothing.js', folder)).toContain(`there is no file or folder ${join(folder, 'nothing.js')}`);
    expect(await problemOf('nowhere', folder)).toContain('no built-in edition');
    expect(await problemOf('.', folder)).toContain('neither a package.json');
  });
});

describe('where modules are', () => {
  test('built-in ids are found from anywhere', () => {
    const folder = temporaryFolder();
    for (const [id, path] of Object.entries(builtIns())) {
      expect(resolvePlugin(id, folder).href).toBe(new URL(`../../../variants/${path.slice(2)}`, import.meta.url).href);
    }
  });

  test('a package is found in node_modules above the folder', () => {
    const project = temporaryFolder();
    const packages = join(project, 'node_modules', '@me');
    mkdirSync(packages, { recursive: true });
    renameSync(outside('edition-outside'), join(packages, 'volley'));
    mkdirSync(join(project, 'games'));
    expect(resolvePlugin('@me/volley', join(project, 'games')).href).toBe(pathToFileURL(join(packages, 'volley', 'index.js')).href);
  });

  test('a base is a path when it begins with a dot or a slash', () => {
    expect(['./a.js', '../a', '/a/b', 'classic', '@me/a', 'a.js'].filter(isPath)).toEqual(['./a.js', '../a', '/a/b']);
  });

  test.each([
    [{ exports: './a.js' }, 'a.js'],
    [{ exports: { '.': { types: './a.d.ts', import: './b.js' } } }, 'b.js'],
    [{ exports: { node: { import: './c.js' }, default: './d.js' } }, 'c.js'],
    [{ main: './e.js' }, 'e.js'],
    [{}, 'index.js'],
  ])('the module of a package with %j', (described, file) => {
    const folder = temporaryFolder();
    for (const name of ['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'index.js']) writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
    expect(resolvePlugin('.', folder).href).toBe(pathToFileURL(join(folder, file)).href);
  });
});
