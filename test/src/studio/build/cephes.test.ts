import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as whole from 'cephes';
import { expect, test } from 'vitest';
import { cephesWith, declaredIn } from '../../../../src/studio/build/cephes.ts';

type Functions = Readonly<Record<string, (...numbers: number[]) => number>>;

const text = readFileSync(join(dirname(createRequire(import.meta.url).resolve('cephes')), 'index.mjs'), 'utf8');
const declared = declaredIn(readFileSync(new URL('../../../../src/stats/cephes.d.ts', import.meta.url), 'utf8'));
const code = cephesWith(text, declared);

/** What a function gives, or that it reports an error. */
function given(it: ((...numbers: number[]) => number) | undefined, numbers: readonly number[]): number | 'an error' {
  if (it === undefined) throw new Error('there is no such function');
  try {
    return it(...numbers);
  } catch {
    return 'an error';
  }
}

const REAL = [-745, -3.25, -1, -1e-12, 0, 1e-300, 1e-12, 0.025, 0.37, 0.5, 0.975, 1, 1.5, 2, 7.5, 30, 180.25, 709, 12_345.5];
const POSITIVE = REAL.filter((x) => x > 1e-12);
const CHANCES = [1e-9, 0.001, 0.025, 0.31, 0.5, 0.8, 0.975];
/** What the arguments of each function may be; beyond that some never come to an end. */
const ARGUMENTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  cbrt: [REAL],
  erfc: [REAL],
  exp: [REAL],
  igamc: [POSITIVE, POSITIVE],
  igami: [POSITIVE, CHANCES],
  incbet: [POSITIVE, POSITIVE, CHANCES],
  incbi: [POSITIVE, POSITIVE, CHANCES],
  lgam: [REAL],
  log: [REAL],
  log10: [REAL],
  log1p: [REAL],
  log2: [REAL],
  ndtri: [[...CHANCES, 0, 1, 2]],
  pow: [REAL, REAL],
};

test('the cephes of the studio gives the same bits as the whole one, and errors for the same numbers', async () => {
  await whole.compiled;
  const trimmed = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Functions;
  const all = whole as unknown as Functions;
  expect(Object.keys(ARGUMENTS)).toEqual(declared);
  let [numbers, errors] = [0, 0];
  for (const name of declared) {
    const rows = (ARGUMENTS[name] ?? []).reduce<number[][]>((found, next) => found.flatMap((row) => next.map((it) => [...row, it])), [[]]);
    for (const row of rows) {
      const expected = given(all[name], row);
      if (expected === 'an error') errors++;
      else numbers++;
      if (!Object.is(given(trimmed[name], row), expected)) expect.fail(`${name}(${row.join(', ')}) is not ${expected}`);
    }
  }
  expect([numbers, errors]).toEqual([2641, 126]);
});

test('of the programs of cephes, those stay away of which nothing is used', () => {
  expect([...code.matchAll(/^const (\w+) = await/gm)].map(([, name]) => name)).toEqual(['cmath', 'cprob']);
  expect(cephesWith(text, ['psi'])).toContain('const misc = await');
  expect(gzipSync(code).length).toBeLessThan(35_000);
});

test('a version of cephes that is built otherwise is refused', () => {
  expect(() => cephesWith(text, ['exp', 'bessels'])).toThrow('no program has the function bessels');
  expect(() => cephesWith('export {};', ['exp'])).toThrow('no program has the function exp');
});
