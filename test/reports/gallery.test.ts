import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtInCharts } from '../../src/report/index.ts';

const folder = new URL('../../reports/gallery/', import.meta.url);
const text = readFileSync(new URL('README.md', folder), 'utf8');
const shown = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file]) => file as string);

it('the gallery shows every chart, in light and in dark', async () => {
  const charts = await builtInCharts();
  expect(shown).toEqual(expect.arrayContaining(charts.flatMap((id) => [`${id}.png`, `${id}.dark.png`])));
});

it('every picture of the gallery exists, and no other is kept', () => {
  const kept = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(kept.sort()).toEqual([...new Set(shown)].sort());
});

/** Pages of the package link to pictures that are not in it by their full address. */
const HOME = /^https:\/\/github\.com\/sandtable\/sandtable\/raw\/main\//;

it.each(['README.md', 'variants/waffle/README.md'])('pictures in %s exist', (page) => {
  const file = new URL(`../../${page}`, import.meta.url);
  const pictures = [...readFileSync(file, 'utf8').matchAll(/(?:src="|srcset="|!\[[^\]]*\]\()([^")]+\.png)/g)].map(
    ([, path]) => path as string,
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(
    pictures.filter(
      (path) => !existsSync(HOME.test(path) ? new URL(`../../${path.replace(HOME, '')}`, import.meta.url) : new URL(path, file)),
    ),
  ).toEqual([]);
});
