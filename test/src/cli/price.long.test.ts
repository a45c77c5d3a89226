import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PriceResult } from '../../../src/study/price/result.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const PLAYED = ['price', 'duel', '--unit', 'line-1', '-v', 'classic', '-n', '20', '--steps', '3', '--quiet', '--format', 'md'];

describe('price', () => {
  test('plays lists with and without the unit and says what it should cost, the same when asked again', async () => {
    const folder = temporaryFolder();
    const { code, stdout, stderr } = await cli([...PLAYED, '--out', 'one'], folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Line infantry \(line-1, 20 models\) should cost /);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    const result = JSON.parse(readFileSync(join(folder, 'one/price.json'), 'utf8')) as PriceResult;
    expect(result).toMatchObject({
      unit: { points: 129, models: 20 },
      limit: 260,
      pairs: 20,
      side: 'red',
      opponents: [{ id: 'duel-veterans' }],
    });
    expect(result.prices.map((it) => it.price)).toEqual([36, 148, 260]);
    for (const { score, difference } of result.prices)
      expect(difference.estimate).toBeCloseTo(score.estimate - result.without.score.estimate, 12);
    expect(readFileSync(join(folder, 'one/price.md'), 'utf8')).toContain('| 260 | nothing else |');
    const again = await cli([...PLAYED, '--out', 'one', '--resume'], folder);
    expect(again).toMatchObject({ code: 0, stdout });
    const json = await cli([...PLAYED, '--out', 'two', '--json', '--workers', '1'], folder);
    expect(JSON.parse(json.stdout)).toEqual(result);
  });

  test('prices a datasheet of your own, and takes armies as opponents', async () => {
    const folder = temporaryFolder();
    const sheet = readFileSync(new URL('../../../scenarios/datasheets/line-infantry.yaml', import.meta.url), 'utf8');
    writeFileSync(
      join(folder, 'guard.yaml'),
      sheet.replace('id: line-infantry', 'id: guard').replace('title: Line infantry', 'title: Guard'),
    );
    const line = ['price', 'duel', '--unit', './guard.yaml', '-v', 'classic', '-n', '2', '--steps', '2', '--quiet', '--format', 'md'];
    const { code, stdout } = await cli([...line, '--against', 'duel-line,duel-veterans', '--fill', 'veteran-infantry', '--json'], folder);
    expect(code).toBe(0);
    const result = JSON.parse(stdout) as PriceResult;
    // Five guards of 6 points join the squad of 129.
    expect(result).toMatchObject({
      unit: { id: 'guard-1', title: 'Guard', listed: false, points: 30 },
      rest: 129,
      opponents: [{ id: 'duel-line' }, { id: 'duel-veterans' }],
    });
    expect(existsSync(join(folder, 'out/price-duel-1/price.md'))).toBe(true);
  });

  // The squad has 19 soldiers of 6 points and a gunner of 15.
  test.each([
    ['classic@red.line-1.models=12', 'red.line-1', { points: 81, models: 12 }],
    ['classic@line-infantry.soldier.points=8', 'line-1', { points: 167, models: 20 }],
    ['classic@veteran-infantry.models=8', 'line-1', { points: 129, models: 20 }],
    ['classic@line-1.points=100', 'red/line-1', { points: 100, models: 20 }],
    ['classic@line-1.soldier.weapon=carbine,hitOn+1', 'duel-line.line-1', { points: 129, models: 20 }],
  ])('of a unit under %s, called %s', async (spec, unit, costs) => {
    const line = ['price', 'duel', '--unit', unit, '-v', spec, '-n', '2', '--steps', '2', '--quiet', '--format', 'md', '--json'];
    const { code, stdout, stderr } = await cli(line, temporaryFolder());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { unit: priced, prices, limit } = JSON.parse(stdout) as PriceResult;
    expect(priced).toMatchObject({ id: 'line-1', ...costs });
    for (const { price, fill } of prices) expect(price + fill.points).toBe(limit);
    // Squads of eight veterans of 16 points each where the ruleset says so, else some of 5 to 8.
    const size = spec.includes('veteran') ? 8 : 5;
    for (const { fill } of prices) expect(fill.models).toBeGreaterThanOrEqual(size * fill.units);
    if (spec.includes('veteran')) for (const { fill } of prices) expect(fill.points).toBe(16 * fill.models);
  });

  test.each([
    [['duel', '-v', 'classic'], 'name the unit with --unit'],
    [['duel', '-v', 'classic', '--unit', 'guard'], 'found no unit and no datasheet of this name; the armies of duel have line-1'],
    [['duel', '-v', 'classic', '--unit', 'lime-1'], 'did you mean "line-1"'],
    [['duel', '-v', 'classic', '--unit', 'line-1', '--fill', 'veteran-infantri'], 'did you mean "veteran-infantry"'],
    [['duel', '-v', 'classic', '--unit', 'line-1', '--prices', '100'], '--prices 100: expected two prices in ascending order'],
    [['duel', '-v', 'classic', '--unit', 'line-1', '--against', 'duel-victims'], 'found no army of this name'],
    [['duel', '--unit', 'line-1'], 'name a ruleset with --variant'],
  ])('%j is refused, and leaves no folder', async (args, reason) => {
    const folder = temporaryFolder();
    const { code, stdout, stderr } = await cli(['price', ...args], folder);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain('should not have happened');
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  test('is what sweep points to where a price cannot matter', async () => {
    const { code, stderr } = await cli(
      ['sweep', 'duel', '-v', 'classic', '--param', 'line-infantry.soldier.points=4,8,12'],
      temporaryFolder(),
    );
    expect(code).toBe(2);
    expect(stderr).toContain('a price changes no list');
    expect(stderr).toContain('sandtable price duel --unit line-infantry -v classic');
  });
});
