import { inflateSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { heldPages } from '../../../src/report/held-pages.ts';
import { unitNames } from '../../../src/report/unit-names.ts';

const SCRIPT = `play(${'0123456789'.repeat(2000)});`;
const page = (data: string): string =>
  `<html><style>p{}</style><script type="application/json">${data}</script><script>${SCRIPT}</script></html>`;
const PAGES = ['a', 'b', 'c'].map((it) => [`replays/${it}.html`, page(it)] as const);

test('pages that another holds are whole when they are unpacked, and share their script', () => {
  const held = heldPages(PAGES, 100_000);
  const text = strFromU8(inflateSync(Buffer.from(held?.packed ?? '', 'base64')));
  const { parts, pages } = JSON.parse(text) as { parts: string[]; pages: Record<string, number[]> };
  expect(Object.entries(pages).map(([file, places]) => [file, places.map((it) => parts[it]).join('')])).toEqual(PAGES);
  expect(text.split(SCRIPT)).toHaveLength(2);
  expect(held?.scripts).toEqual([SCRIPT]);
});

test('as many of them are held as there is room for', () => {
  const one = heldPages(PAGES.slice(0, 1), 100_000)?.packed.length ?? 0;
  expect(heldPages(PAGES, one)?.files).toEqual(['replays/a.html']);
  expect(heldPages(PAGES, one - 1)).toBeUndefined();
});

test('units are called after their datasheets, with a number where an army has several', () => {
  const table = {
    scenario: ['duel', 'duel', 'duel', 'duel'],
    army: ['red', 'red', 'blue', 'red'],
    unit: ['walker-1', 'x', 'walker-1', 'y'],
    datasheet: ['light-walkers', 'battle-tank', 'light-walkers', 'battle-tank'],
  };
  expect(unitNames(table)).toEqual(['Light walkers', 'Battle tank 1', 'Light walkers', 'Battle tank 2']);
  expect(unitNames({ unit: ['a'] })).toBeNull();
});
