import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const entries = (path: string) => readdirSync(new URL(path, import.meta.url), { withFileTypes: true });

/** Rows of the first table of a page: the names in its first column, and its last one. */
const rows = (text: string): [names: string[], last: string][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').map((it) => it.trim());
      return [
        [...(cells[1] as string).matchAll(/`([^`]+)`/g)].map(([, name]) => (name as string).replace(/\/$/, '')),
        cells.at(-2) as string,
      ];
    });

describe('the map of src', () => {
  const map = rows(read('../src/README.md'));

  test('has every folder once, and no other', () => {
    const folders = entries('../src/')
      .filter((it) => it.isDirectory())
      .map((it) => it.name);
    expect(map.map(([names]) => names[0]).sort()).toEqual(folders.sort());
  });

  test('says what the lint rules say about imports', () => {
    const { overrides } = JSON.parse(read('../biome.json')) as {
      overrides: {
        includes: string[];
        linter?: { rules?: { style?: { noRestrictedImports?: { options: { patterns: { message: string }[] } } } } };
      }[];
    };
    const messages = overrides.flatMap(
      (it) => it.linter?.rules?.style?.noRestrictedImports?.options.patterns.map((pattern) => pattern.message) ?? [],
    );
    const allowed = new Map(
      messages.flatMap((text): [string, string[]][] => {
        const found = /^src\/(\w+) (?:may import (.*) only|imports no other folder)\.$/.exec(text);
        return found === null ? [] : [[found[1] as string, found[2]?.split(/, | and /) ?? []]];
      }),
    );
    expect(allowed.size).toBeGreaterThan(10);
    for (const [names, imports] of map) {
      const may = allowed.get(names[0] as string);
      if (may === undefined) continue;
      const named = imports
        .split(/, | and /)
        .map((it) => it.trim())
        .filter((it) => /^\w+$/.test(it) && it !== 'nothing');
      expect(
        named.filter((it) => !may.includes(it)),
        names[0],
      ).toEqual([]);
    }
  });
});

test('the map of test has every folder, and names nothing that is not there', () => {
  const named = new Set(rows(read('README.md')).flatMap(([names]) => names));
  const kept = entries('./');
  expect(kept.filter((it) => it.isDirectory() && !named.has(it.name)).map((it) => it.name)).toEqual([]);
  const there = new Set(kept.map((it) => it.name));
  expect([...named].filter((it) => !there.has(it))).toEqual([]);
});
