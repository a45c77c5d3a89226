import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { blame } from '../../src/load/blame.ts';
import { modulesBelow } from '../../src/load/own-modules.ts';
import { PLAYING } from '../../src/runner/build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A stack's line for the first line of a module's code in the file that holds it. */
function frameIn(module: string): string {
  const found = modulesBelow(['src', 'variants'], false).find(({ path }) => path === module);
  expect(found).toBeDefined();
  return `    at play (${pathToFileURL(join(root, found?.file ?? '')).href}:${(found?.before ?? 0) + 1}:3)`;
}

describe('what a build has joined', () => {
  const sources = new Map(modulesBelow(PLAYING, true).map(({ path, text }) => [path.replace(/\.ts$/, '.js'), text]));
  const compiled = modulesBelow(PLAYING, false);

  test('comes from the sources, each module in one file', () => {
    const files = new Map<string, Set<string>>();
    for (const { path, file } of compiled) files.set(path, (files.get(path) ?? new Set()).add(file));
    expect(files.size).toBeGreaterThan(1000);
    expect([...files].filter(([, it]) => it.size > 1)).toEqual([]);
    expect([...files.keys()].filter((it) => !sources.has(it))).toEqual([]);
  });

  test('has every rule of the sources in the same module', () => {
    const rules = (text: string): string[] => [...text.matchAll(/\bid: ['"]([A-Z]+-[A-Z]+-\d+)['"]/g)].map(([, id = '']) => id);
    // What a module imports may stand before it, under its name as well.
    const of = new Map<string, string[]>();
    for (const { path, text } of compiled) of.set(path, [...(of.get(path) ?? []), ...rules(text)]);
    const ruled = [...sources].filter(([, text]) => text.includes('defineRule(')).map(([path, text]) => [path, rules(text)] as const);
    expect(ruled.length).toBeGreaterThan(300);
    expect(ruled.filter(([path, ids]) => ids.join() !== of.get(path)?.join()).map(([path]) => path)).toEqual([]);
  });

  test('is found in the lines of its file', () => {
    for (const { file, before, path } of compiled.slice(0, 20))
      expect(readFileSync(join(root, file), 'utf8').split('\n')[before - 1]).toBe(`// dist/${path}`);
  });

  test('is told apart where a stack goes through it', () => {
    const foreign = '    at game (/elsewhere/rules.js:3:4)';
    const inRules = blame(['Error: no', frameIn('src/kit/measure.js'), foreign].join('\n'));
    expect(inRules).toMatchObject({ at: expect.stringMatching(/rules\.js:3:4$/), through: expect.stringMatching(/chunks.*\.js:\d+:3$/) });
    // Whoever calls the runner is no rule.
    expect(blame(['Error: no', frameIn('src/runner/campaign.js'), foreign].join('\n'))).toBeNull();
  });
});
