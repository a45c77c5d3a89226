import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Shooters } from '../../../src/odds/shooters.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

type Found = {
  readonly at: Readonly<Record<string, string>>;
  readonly variant: string;
  readonly answers?: {
    readonly destroys: number;
    readonly kills?: { readonly chance: number };
    readonly points?: { readonly destroyed: number };
  };
  readonly quantities: Readonly<Record<string, { readonly mean: number }>>;
};

async function asked(...line: readonly string[]): Promise<Found[]> {
  const { code, stdout, stderr } = await cli(['odds', ...line, '--json'], temporaryFolder());
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Found[];
}

const hits = (it: Found | undefined): number => it?.quantities['hits']?.mean ?? 0;

describe('odds --vary', () => {
  // Rapid fire of range 24 that hits on 4+: two shots each up to 12 inches, one beyond, none out of range.
  test('range: the target is set up so far away', async () => {
    const found = await asked('rifles-at-line', '-v', 'classic@A.models=1,B.models=1', '--vary', 'range=6..30:6');
    expect(found.map(({ at }) => at['range'])).toEqual(['6', '12', '18', '24', '30']);
    [1, 1, 0.5, 0.5, 0].forEach((mean, k) => expect(hits(found[k])).toBeCloseTo(mean, 12));
  });

  test('models: so many attack, and with range they are a grid', async () => {
    const found = await asked('rifles-at-line', '-v', 'classic', '--vary', 'models=1,4,12', '--vary', 'range=6,18');
    expect(found.map(({ at }) => [at['models'], at['range']].join())).toEqual(['1,6', '1,18', '4,6', '4,18', '12,6', '12,18']);
    [1, 0.5, 4, 2, 12, 6].forEach((mean, k) => expect(hits(found[k])).toBeCloseTo(mean, 12));
  });

  test('any value of a unit, the one that it has already among them', async () => {
    const found = await asked('rifles-at-line', '-v', 'classic', '--vary', 'B.T=3,4,5', '--kill', '1');
    // Strength 3 wounds Toughness 3, 4 and 5 on 4, 5 and 6: of twenty shots that hit on 4+.
    [10 / 2, 10 / 3, 10 / 6].forEach((mean, k) => expect(found[k]?.quantities['wounds']?.mean).toBeCloseTo(mean, 12));
    // Armour of 5+ stops nothing: none is killed if no shot of twenty wounds.
    expect(found[1]?.answers?.kills?.chance).toBeCloseTo(1 - (1 - 1 / 6) ** 20, 12);
  });

  test('is told as a table, under each ruleset', async () => {
    const { stdout } = await cli([
      'odds',
      'rifles-at-line',
      '-v',
      'classic',
      '-v',
      'classic@hitOn+1',
      '--vary',
      'range=6,18',
      '--by',
      'lost',
    ]);
    expect(stdout).toMatch(/^range +classic +classic@hitOn\+1$/m);
    expect(stdout).toMatch(/^18 +2\.50 █+ +1\.67 █+$/m);
  });
});

describe('odds --against, --with', () => {
  test('compare targets by the points that they lose, and name the best', async () => {
    const line = ['rifles-at-line', '-v', 'classic', '--against', 'line-infantry:10,veteran-infantry:5'];
    const found = await asked(...line);
    // 5 wounds on Toughness 3 without a save, 10/3 on Toughness 4 of which an armour of 3+ stops two in three.
    const worth = found.map(({ answers }) => answers?.points?.destroyed ?? 0);
    expect(worth[0]).toBeGreaterThan(worth[1] ?? 0);
    const { stdout } = await cli(['odds', ...line]);
    expect(stdout).toContain(`Best target under classic: line-infantry:10 (${worth[0]?.toFixed(2)}).`);
  });

  test('weapons by targets are a grid', async () => {
    const found = await asked(
      'melta-at-tank',
      '-v',
      'classic',
      '--with',
      'fusion-gun,plasma-rifle',
      '--against',
      'battle-tank,veteran-infantry:5',
    );
    expect(found.map(({ at }) => Object.values(at).join())).toEqual([
      'fusion-gun,battle-tank',
      'fusion-gun,veteran-infantry:5',
      'plasma-rifle,battle-tank',
      'plasma-rifle,veteran-infantry:5',
    ]);
    // One shot each of the two fusion guns, two each of the plasma rifles within half range; all hit on 3+.
    expect(hits(found[1])).toBeCloseTo(2 * (4 / 6), 12);
    // Strength 7 does not scratch the front of the tank.
    expect(found[2]?.answers?.points?.destroyed).toBe(0);
  });
});

describe('odds --shooters', () => {
  test('takes no --vary, which it would not heed', async () => {
    const { code, stderr } = await cli(
      ['odds', 'rifles-at-line', '-v', 'classic', '--shooters', '--vary', 'models=1..3'],
      temporaryFolder(),
    );
    expect({ code, refused: stderr.includes('--shooters varies the number of models and nothing else: leave out --vary') }).toEqual({
      code: 2,
      refused: true,
    });
  });

  test('draws the chance by the number of shooters, up to what is needed', async () => {
    const folder = temporaryFolder();
    const args = ['odds', 'rifles-at-line', '-v', 'classic', '-v', 'calixtus', '--kill', '1', '--shooters', '--out', 'drawn'];
    expect((await cli(args, folder)).code).toBe(0);
    const read = (name: string): string => readFileSync(join(folder, 'drawn', name), 'utf8');
    const needed = (JSON.parse(read('shooters.json')) as Shooters[]).flatMap((it) => it.needed.map(({ models }) => models ?? 0));
    const odds = JSON.parse(read('odds.json')) as Found[];
    expect(odds.map(({ variant, at }) => `${variant} ${at['models']}`)).toEqual(
      ['classic', 'calixtus'].flatMap((variant) => Array.from({ length: Math.max(...needed) }, (_, k) => `${variant} ${k + 1}`)),
    );
    for (const { variant, at, answers } of odds)
      if (variant === 'classic') expect(answers?.kills?.chance).toBeCloseTo(1 - (9 / 16) ** Number(at['models']), 12);
    const chart = /!\[[^\]]*\]\((charts\/[^)]+\.svg)\)/.exec(read('odds.md'))?.[1] ?? '';
    expect(read(chart)).toContain('<svg');
  });

  test('finds the fewest that have a chance to kill so many', async () => {
    const { stdout } = await cli(['odds', 'rifles-at-line', '-v', 'classic', '--kill', '1', '--shooters', '--json'], temporaryFolder());
    // Two shots each, hitting on 4+ and wounding on 4+, kill nobody with (9/16) to the power of the shooters.
    const [{ needed }] = JSON.parse(stdout) as [{ needed: { wanted: number; models: number; chance: number }[] }];
    const fewest = (wanted: number): number => Math.ceil(Math.log(1 - wanted) / Math.log(9 / 16));
    expect(needed.map(({ models }) => models)).toEqual([0.5, 0.8, 0.95].map(fewest));
    for (const { models, chance } of needed) expect(chance).toBeCloseTo(1 - (9 / 16) ** models, 12);
  });
});

test.each([
  [['--vary', 'range'], 'write --vary range=6..24:6'],
  [['--vary', 'range=24..6'], '24..6 leads nowhere'],
  [['--vary', 'models=0..3'], 'models=0: expected a whole number from 1 to 50'],
  [['--vary', 'range=6', '--vary', 'models=1', '--vary', 'B.T=3'], 'at most 2 things are varied at once'],
  [['--vary', 'B.T=3,3'], '3 is there twice'],
  [['--vary', 'C.T=3,4'], 'found unknown datasheet or unit "C"'],
  [['--against', 'line-infantri'], 'line-infantry'],
  [['--vary', 'range=6', '--by', 'kill'], '--by kill: say how many'],
  [['--vary', 'range=6', '--by', 'kils'], 'expected one of lost, kill'],
])('odds %j is refused', async (options, why) => {
  expect(await cli(['odds', 'rifles-at-line', '-v', 'classic', ...options])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(why),
  });
});

test('--out draws lines for one thing that is varied and a heat map for two', async () => {
  const folder = temporaryFolder();
  const line = ['odds', 'rifles-at-line', '-v', 'classic', '--vary', 'range=6,18'];
  expect((await cli([...line, '--out', 'one'], folder)).code).toBe(0);
  expect((await cli([...line, '--vary', 'models=1,2', '--out', 'two'], folder)).code).toBe(0);
  expect(readFileSync(join(folder, 'one/odds.md'), 'utf8')).toContain('(charts/odds-by-value.svg)');
  expect(readFileSync(join(folder, 'two/charts/odds-grid.svg'), 'utf8')).toContain('models B loses');
  expect(readFileSync(join(folder, 'two/odds.md'), 'utf8')).toContain('| classic: range, models | 1 | 2 |');
});
