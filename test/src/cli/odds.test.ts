import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

describe('odds --out', () => {
  test('keeps a bundled attack with its picture, and overwrites it only when told to', async () => {
    const folder = temporaryFolder();
    const line = ['odds', 'melta-at-tank', '-v', 'classic', '-v', 'tenth', '--out', 'melta'];
    const { code, stdout } = await cli([...line, '--json'], folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'melta/odds.json'), 'utf8')).toBe(stdout);
    expect(readdirSync(join(folder, 'melta/charts')).sort()).toEqual(
      ['.dark.png', '.png', '.svg', '.vl.json'].map((ending) => `attack-odds${ending}`),
    );
    const text = readFileSync(join(folder, 'melta/odds.md'), 'utf8');
    expect(text).toContain('Exact: every outcome of every die was weighed.');
    expect(text).toContain('(charts/attack-odds.svg)');
    const mean = (JSON.parse(stdout) as { quantities: { hits: { mean: number } } }[])[0]?.quantities.hits.mean;
    expect(text).toContain(`| classic | hits | ${mean?.toFixed(3)} |`);
    const svg = readFileSync(join(folder, 'melta/charts/attack-odds.svg'), 'utf8');
    expect(svg).toContain('Hull Points B loses');
    expect(await cli(line, folder)).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') });
    expect((await cli([...line, '--force'], folder)).code).toBe(0);
  });

  test('has a picture for each of several attacks, and says when they were sampled', async () => {
    const folder = temporaryFolder();
    const { code } = await cli(
      ['odds', 'overwatch', 'walker-at-line', '-v', 'tenth', '--samples', '200', '--out', 'two', '--quiet'],
      folder,
    );
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'two/charts')).filter((file) => file.endsWith('.svg'))).toHaveLength(2);
    expect(readFileSync(join(folder, 'two/odds.md'), 'utf8')).toContain('Sampled: each attack was played 200 times.');
  });
});

describe('odds with procedures changed from outside', () => {
  const means = async (...specs: readonly string[]): Promise<(number | undefined)[]> => {
    const { code, stdout, stderr } = await cli(
      ['odds', 'rifles-at-line', ...specs.flatMap((it) => ['-v', it]), '--json'],
      temporaryFolder(),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return (JSON.parse(stdout) as { quantities: { hits: { mean: number } } }[]).map((it) => it.quantities.hits.mean);
  };

  // Ten riflemen within half range: 20 shots that hit on 4+.
  test('are exact', async () => {
    const found = await means('classic', 'classic@hitOn+1', 'classic@hitOn=..3', 'classic@shotsOf:infantry=x1.5', 'tenth@hitOn-1');
    const expected = [10, 20 / 3, 40 / 3, 15, 40 / 3];
    found.forEach((mean, k) => expect(mean).toBeCloseTo(expected[k] as number, 12));
  });

  test('refuse a phase, which an attack by itself has not', async () => {
    const { code, stderr } = await cli(['odds', 'rifles-at-line', '-v', 'classic@hitOn:shooting+1'], temporaryFolder());
    expect(code).toBe(2);
    expect(stderr).toContain('hitOn:shooting+1: an attack by itself is made in no phase; leave the phase out');
  });
});

describe('odds --chances', () => {
  test('prints the tables of a ruleset and draws them', async () => {
    const folder = temporaryFolder();
    const { code, stdout } = await cli(['odds', '--chances', '-v', 'tenth', '--out', 'chances'], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^3\+ +67 +67$/m);
    expect(stdout).toMatch(/^4 +83 +83 +67 +50 +33 +33 +33 +17/m);
    expect(
      readdirSync(join(folder, 'chances/charts'))
        .filter((file) => file.endsWith('.png'))
        .sort(),
    ).toEqual(['chance-to-hit.dark.png', 'chance-to-hit.png', 'chance-to-wound.dark.png', 'chance-to-wound.png']);
  });

  test.each([
    [['odds'], 'name an attack'],
    [['odds', '--chances'], 'name a ruleset with --variant'],
    [['odds', 'overwatch', '--chances', '-v', 'tenth'], 'leave out the file'],
    [['odds', 'overwatch', '-v', 'tenth', '--force'], 'name that folder'],
  ])('%j is refused', async (line, why) => {
    expect(await cli(line)).toMatchObject({ code: 2, stderr: expect.stringContaining(why) });
  });
});
