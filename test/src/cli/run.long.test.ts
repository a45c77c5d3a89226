import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../../../src/analysis/index.ts';
import { readCampaign } from '../../../src/runner/arrow.ts';
import { outside, temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const SETS = ['--doctrine', 'red=hold,blue=assault', '--doctrine', 'red=assault,blue=hold'];
const drill = ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '--quiet', '--format', 'md'];

describe('several pairs of doctrines in one run', () => {
  test('are told apart in every result, and summed up', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...drill, ...SETS, '-n', '30', '--json'], folder);
    expect(code).toBe(0);
    const summary = JSON.parse(stdout) as Summary;
    const names = ['hold against assault', 'assault against hold'];
    expect(summary.results.map((it) => it.doctrine)).toEqual([names[0], names[0], names[1], names[1]]);
    expect(summary.comparisons.map((it) => it.doctrine)).toEqual(names);
    expect(summary.doctrines).toEqual([expect.objectContaining({ scenario: 'field', variant: '.@-VOL-SHOOT-02', doctrines: names })]);

    const out = join(folder, 'out', 'field-1');
    const campaign = await readCampaign(out);
    expect(campaign.scenarios.map((it) => it.doctrines)).toEqual([
      { red: 'hold', blue: 'assault' },
      { red: 'assault', blue: 'hold' },
    ]);
    const page = readFileSync(join(out, 'report.md'), 'utf8');
    for (const name of names) expect(page).toContain(`(${name})`);
    expect(page).toContain('### Over the doctrines');
  });

  test('are the same battles as when each is played alone', async () => {
    const folder = temporaryFolder();
    const duel = ['run', 'duel', '-v', 'classic', '-n', '8', '--quiet', '--format', 'md'];
    expect(await cli([...duel, ...SETS, '--out', 'both'], folder)).toMatchObject({ code: 0 });
    expect(await cli([...duel, ...SETS.slice(2), '--out', 'one'], folder)).toMatchObject({ code: 0 });
    const [both, one] = [await readCampaign(join(folder, 'both')), await readCampaign(join(folder, 'one'))];
    expect(both.columns[1]).toEqual(one.columns[0]);
    expect(both.columns[0]).not.toEqual(one.columns[0]);
  });

  test('have to differ', async () => {
    const folder = outside('edition-outside');
    const twice = await cli([...drill, ...SETS.slice(0, 2), ...SETS.slice(0, 2)], folder);
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining('field with hold against assault is named twice') });
  });
});

describe('a panel of players', () => {
  test('plays everyone against everyone, and says what the battle is worth', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...drill, '--players', 'hold,assault', '-n', '30', '--json', '--out', 'o'], folder);
    expect(code).toBe(0);
    const summary = JSON.parse(stdout) as Summary;
    const [panel] = summary.panels;
    expect(panel?.players).toEqual({ red: ['hold', 'assault'], blue: ['hold', 'assault'] });
    expect(summary.results).toHaveLength(8);
    const score = (doctrine: string): number | undefined =>
      summary.results.find((it) => it.variant === '.' && it.doctrine === doctrine)?.score.estimate;
    expect(panel?.values[0]?.scores).toEqual([
      [score('hold against hold'), score('hold against assault')],
      [score('assault against hold'), score('assault against assault')],
    ]);
    expect(panel?.values[0]?.mix.red.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    const page = readFileSync(join(folder, 'o', 'report.md'), 'utf8');
    expect(page).toContain('## Who plays');
    expect(page).toContain('### What ');
    // Read back, it says the same.
    const again = await cli(['report', 'o', '--format', 'md'], folder);
    expect(again.code).toBe(0);
    expect(readFileSync(join(folder, 'o', 'report.md'), 'utf8')).toBe(page);
  });

  test('has its meetings and their mixes in the text', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli([...drill, '--players', 'hold,assault', '-n', '20', '--details'], folder);
    expect(stdout).toMatch(/^field +.+ \(red\) can expect +interval +plays for .+ \(red\) +plays for .+ \(blue\)$/m);
    expect(stdout).toMatch(/^won by .+ \(red\), %, under .+ +hold +assault +plays$/m);
    expect(stdout).toMatch(/^plays +\d+ % +\d+ %$/m);
    expect(stdout).toContain('when both adapt');
  });

  test('is the same battles as when each pair is played alone, with any number of workers', async () => {
    const folder = temporaryFolder();
    const duel = ['run', 'duel', '-v', 'classic', '--quiet', '--format', 'md'];
    // 8 pairs for each player are 4 for each meeting.
    await cli([...duel, '-n', '8', '--players', 'hold,assault', '--out', 'all', '--workers', '1'], folder);
    await cli([...duel, '-n', '4', '--doctrine', 'red=assault,blue=hold', '--out', 'one', '--no-audit'], folder);
    const [all, one] = [await readCampaign(join(folder, 'all')), await readCampaign(join(folder, 'one'))];
    expect(all.columns[2]).toEqual(one.columns[0]);
  });

  test('is the bundled temperaments and the doctrine of each army, or whom the scenario names', async () => {
    const folder = outside('edition-outside');
    const quick = ['-v', '.', '-n', '1', '--quiet', '--format', 'md', '--json'];
    const panel = JSON.parse((await cli(['run', 'field.yaml', ...quick, '--players', 'panel'], folder)).stdout) as Summary;
    expect(panel.panels[0]?.players.red.slice(0, 3)).toEqual(['bold', 'steady', 'wary']);
    expect(panel.panels[0]?.players.red).toHaveLength(4);
    const file = readFileSync(join(folder, 'field.yaml'), 'utf8');
    writeFileSync(join(folder, 'listed.yaml'), `${file}\nplayers: [hold, assault, random]\n`);
    const listed = JSON.parse((await cli(['run', 'listed.yaml', ...quick], folder)).stdout) as Summary;
    expect(listed.panels[0]?.players.blue).toEqual(['hold', 'assault', 'random']);
    const own = JSON.parse((await cli(['run', 'listed.yaml', ...quick, '--players', 'own'], folder)).stdout) as Summary;
    expect(own.panels).toEqual([]);
    const misspelt = `${file}\nplayers: [hold, asault]\n`;
    writeFileSync(join(folder, 'misspelt.yaml'), misspelt);
    const line = misspelt.trimEnd().split('\n').length;
    expect((await cli(['run', 'misspelt.yaml', ...quick], folder)).stderr).toContain(`misspelt.yaml:${line}:`);
  });

  test('plays a scenario that says so, unless a pair of doctrines is named; what it may cost is said before', async () => {
    const folder = temporaryFolder();
    const quick = ['run', 'duel', '-v', 'classic', '-n', '1', '--no-audit', '--format', 'md', '--json'];
    const played = await cli(quick, folder);
    const { panels, results } = JSON.parse(played.stdout) as Summary;
    expect([panels.length, results.length]).toEqual([1, 9]);
    expect(played.stderr).toContain('9 meetings, together at most 3 pairs under each ruleset (--players own plays one meeting');
    const single = JSON.parse((await cli([...quick, '--doctrine', 'red=hold'], folder)).stdout) as Summary;
    expect([single.panels.length, single.results.length]).toEqual([0, 1]);
  });

  test('refuses what contradicts itself', async () => {
    const folder = outside('edition-outside');
    const both = await cli([...drill, '--players', 'panel', '--doctrine', 'red=hold'], folder);
    expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('choose one') });
    const twice = await cli([...drill, '--players', 'hold,hold'], folder);
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining('--players names hold twice') });
  });

  test('is played again by players who look ahead', async () => {
    const folder = outside('edition-outside');
    const confirm = ['--players', 'hold,assault', '-n', '20', '--confirm', 'search:2', '--confirm-pairs', '3'];
    const { stdout } = await cli([...drill, ...confirm, '--json', '--out', 'o'], folder);
    const { confirmation, panels } = JSON.parse(stdout) as Summary;
    expect(confirmation).toMatchObject({ searcher: 'search:2', pairs: 3, scenario: 'field', variant: '.@-VOL-SHOOT-02' });
    expect(confirmation?.verdict).toBe(panels[0]?.effects[0]?.verdict);
    expect(['stands', 'contradicted', 'open']).toContain(confirmation?.standing);
    expect(readFileSync(join(folder, 'o', 'report.md'), 'utf8')).toContain(
      'With players who look ahead on both sides (search:2, 3 pairs of Field',
    );
    expect(await cli([...drill, '--confirm', 'hold'], folder)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('expected search:'),
    });
  });

  test('stops on the value', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli([...drill, '--players', 'hold,assault', '-n', '1000', '--until', '0.2', '--json'], folder);
    const summary = JSON.parse(stdout) as Summary;
    expect(Math.max(...summary.panels[0]!.values[0]!.pairs.flat())).toBeLessThan(1000);
    expect(summary.panels[0]?.effects[0]?.verdict).not.toBe('not enough evidence');
  });
});

describe('the papers of a run', () => {
  test('are those that are asked for', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...drill, '-n', '2', '--out', 'o'], folder);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Results: o');
    const found = readdirSync(join(folder, 'o'));
    expect(found).toContain('report.md');
    expect(found.filter((it) => /html|charts/.test(it))).toEqual([]);
    const unknown = await cli([...drill, '-n', '2', '--format', 'pgn'], folder);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('--format: "pgn" is not a format; did you mean "png"?') });
  });
});

describe('the text of a run', () => {
  test('says which rules mattered, unless nobody wants to know', async () => {
    const folder = outside('edition-outside');
    const told = await cli([...drill, '-n', '20', '--json'], folder);
    const untold = await cli([...drill, '-n', '20', '--json', '--no-audit'], folder);
    const audited = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as Summary).results.map((it) => it.audited);
    expect(audited(told).some((it) => it > 0)).toBe(true);
    expect(audited(untold).every((it) => it === 0)).toBe(true);
  });

  test('answers first: what moved, by how much, and how sure', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli([...drill, '-n', '60', '--details'], folder);
    const [headline, sentence] = stdout.split('\n');
    expect(headline).toMatch(/^(Not enough games to tell what .+ does|.+ without “.+” \(VOL-SHOOT-02\) helps .+ \((red|blue)\) by)/);
    expect(sentence).toMatch(/\((red|blue)\) (won|in Field by) [\d.]+ percentage points .*\(likely between .* and .*\)/);
    expect(stdout).toMatch(/\(VOL-SHOOT-02\) +field +.+ +\d+ times in 16 games +\d of 2 games/);
  });

  test('answers in at most five lines, and with --details in tables too', async () => {
    const folder = outside('edition-outside');
    const many = ['run', 'field.yaml', ...['.', '.@-VOL-SHOOT-02', '.+./idle.js'].flatMap((it) => ['-v', it]), ...SETS, '-n', '4'];
    const brief = await cli([...many, '--quiet', '--format', 'md', '--out', 'o'], folder);
    const [answered, ...others] = brief.stdout.trimEnd().split('\n\n');
    expect(answered?.split('\n').length).toBeLessThanOrEqual(5);
    expect(answered).toMatch(/\d more with --details\.$/m);
    expect(others.at(-1)).toBe('Results: o');
    const again = await cli([...many, '--quiet', '--format', 'md', '--out', 'o', '--resume', '--details'], folder);
    expect(again.stdout).toMatch(/^scenario +ruleset +pairs/m);
    expect(again.stdout.length).toBeGreaterThan(2 * brief.stdout.length);
  });

  test('says why nothing changed: exercised without effect', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli(['run', 'field.yaml', '-v', '.', '-v', '.+./idle.js', '-n', '10', '--quiet', '--format', 'md'], folder);
    expect(stdout).toMatch(/ makes no difference at all\.\n/);
    expect(stdout).toMatch(/Came up in the first 16 games without effect: “.+” \(IDL-SHOOT-01\) \(\d+ times\)/);
  });
  test('leaves out scenarios that exist to bring up rules beside others, and plays them alone or when asked', async () => {
    const folder = temporaryFolder();
    const played = async (...more: string[]): Promise<readonly [ids: string[], notes: string]> => {
      const { stdout, stderr } = await cli(
        ['run', ...more, '-v', 'classic', '-n', '1', '--players', 'own', '--no-audit', '--json', '--format', 'md'],
        folder,
      );
      const summary = JSON.parse(stdout) as { readonly results: readonly { readonly scenario: string }[] };
      return [summary.results.map((it) => it.scenario), stderr];
    };
    const [measured, notes] = await played('duel', 'storm');
    expect(measured).toEqual(['duel']);
    expect(notes).toContain('left out, since they exist to bring up rules (--exercises plays them too): storm\n');
    expect((await played('storm'))[0]).toEqual(['storm']);
    expect((await played('duel', 'storm', '--exercises'))[0]).toEqual(['duel', 'storm']);
  });
});
