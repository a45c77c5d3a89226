import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SweepResult } from '../../../src/study/sweep-result.ts';
import { outside, temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

describe('sweep', () => {
  test('plays a parameter of a rule over its range', async () => {
    const folder = outside('edition-outside');
    const line = [
      'sweep',
      'field.yaml',
      '-v',
      '.',
      '--param',
      'VOL-SHOOT-02.bonus=1..3',
      '-n',
      '20',
      '--quiet',
      '--details',
      '--out',
      'swept',
    ];
    const { code, stdout } = await cli(line, folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^field: .*each 1 more of VOL-SHOOT-02\.bonus is worth /);
    expect(stdout).toMatch(/^field +1 +\d+\.\d .* as it is$/m);
    expect(stdout).toMatch(/^field +3 +\d+\.\d /m);
    const result = JSON.parse(readFileSync(join(folder, 'swept/sweep.json'), 'utf8')) as SweepResult;
    expect(result.scenarios[0]?.points.map((it) => [it.values[0], it.spec, it.difference === null])).toEqual([
      ['1', '.', true],
      ['2', '.@VOL-SHOOT-02.bonus=2', false],
      ['3', '.@VOL-SHOOT-02.bonus=3', false],
    ]);
    expect(readFileSync(join(folder, 'swept/sweep.md'), 'utf8')).toContain('| field | 1 |');
    const page = readFileSync(join(folder, 'swept/report.html'), 'utf8');
    expect(page).toMatch(/VOL-SHOOT-02\.bonus from 1 to 3 under .+ in /);
    expect(readdirSync(join(folder, 'swept/charts')).sort()).toEqual(['sweep.dark.png', 'sweep.png', 'sweep.svg', 'sweep.vl.json']);
    expect((await cli(['report', 'swept'], folder)).code).toBe(0);
    expect(readFileSync(join(folder, 'swept/report.html'), 'utf8')).toBe(page);
    const again = await cli([...line, '--resume'], folder);
    expect(again).toMatchObject({ code: 0, stdout });
    const outOfRange = await cli(['sweep', 'field.yaml', '-v', '.', '--param', 'VOL-SHOOT-02.bonus=0..3', '-n', '20'], folder);
    expect(outOfRange).toMatchObject({ code: 2, stderr: expect.stringContaining('found 0, expected a whole number from 1 to 3') });
  });

  test('plays two values of datasheets as a grid', async () => {
    const folder = temporaryFolder();
    const params = ['--param', 'line-infantry.T=3,5', '--param', 'line-infantry.rifle.S=3,4'];
    const { code, stdout } = await cli(
      ['sweep', 'duel', '-v', 'classic', ...params, '-n', '12', '--quiet', '--json', '--format', 'md'],
      folder,
    );
    expect(code).toBe(0);
    const { sweep } = JSON.parse(stdout) as { sweep: SweepResult };
    const [duel] = sweep.scenarios;
    expect(sweep.params.map((it) => it.current)).toEqual(['3', '3']);
    expect(duel?.points.map((it) => it.values)).toEqual([
      ['3', '3'],
      ['3', '4'],
      ['5', '3'],
      ['5', '4'],
    ]);
    // The slope over a grid of 2 by 2 is the mean of its two steps, and what the two do together the difference of them.
    const at = duel?.points.map((it) => it.score.estimate) as [number, number, number, number];
    expect(duel?.trends[0]?.slope.estimate).toBeCloseTo((at[2] - at[0] + at[3] - at[1]) / 4, 12);
    expect(duel?.trends[1]?.slope.estimate).toBeCloseTo((at[1] - at[0] + at[3] - at[2]) / 2, 12);
    expect(duel?.together?.estimate).toBeCloseTo((at[3] - at[2] - at[1] + at[0]) / 2, 12);
    expect(duel?.trends[0]?.direction).toBe('up');
  });

  test('says what cannot be swept before anything is played', async () => {
    const folder = temporaryFolder();
    const said = async (...params: string[]): Promise<string> => {
      const { code, stdout, stderr } = await cli(
        ['sweep', 'duel', '-v', 'classic', ...params.flatMap((it) => ['--param', it]), '-n', '4'],
        folder,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      return stderr;
    };
    expect(await said()).toContain('name one or two parameters');
    expect(await said('line-infantry.T=3')).toContain('the ruleset already has this value');
    expect(await said('line-infantry.T=9..11')).toMatch(
      /line-infantry\.yaml:\d+:\d+: models\.soldier\.classic\.T: found 11, expected at most 10/,
    );
    expect(await said('line-infantri.T=4')).toContain('did you mean "line-infantry"?');
    expect(await said('CLS-MORALE-99.x=1..2')).toContain('classic has no parameter CLS-MORALE-99.x');
  });
});
