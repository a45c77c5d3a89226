import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-list.ts';
import { TEMPLATES } from '../../../src/cli/templates/files.ts';
import { outside, temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

describe('help', () => {
  test('without a command lists all of them on stdout', async () => {
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      const { code, stdout, stderr } = await cli(args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      for (const { name, does } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} .* ${does}$`, 'm'));
    }
  });

  test.each(COMMANDS.map((it) => it.name))('of %s shows options and examples', async (name) => {
    const { code, stdout, stderr } = await cli([name, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: sandtable ${name} `));
    expect(stdout).toContain('Examples:\n  sandtable ');
  });

  test('the version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await cli(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });
});

test('an answer to a decision that nobody knows is told with its place', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'doctrines'));
  writeFileSync(join(folder, 'doctrines', 'odd.yaml'), 'format: 1\nid: odd\ntitle: Odd\nanswers:\n  toString: never\n');
  const { code, stderr } = await cli(['replay', 'duel', '-v', 'classic', '--data', '.', '--doctrine', 'red=odd,blue=odd'], folder);
  expect(code).toBe(2);
  expect(stderr).toContain('doctrines/odd.yaml:5:3: answers.toString: no decision is called "toString"');
});

describe('bad usage', () => {
  test.each([
    [['rnu'], 'there is no command "rnu"; did you mean "run"?'],
    [['--nope'], 'there is no option --nope'],
    [['run'], 'Not enough non-option arguments'],
    [['run', 'duel'], 'name at least one ruleset'],
    [['run', 'duel', '-v', 'classic', '--nope'], 'there is no option --nope'],
    [['run', 'duel', '--vairant=classic'], 'there is no option --vairant; did you mean "--variant"?'],
    [['run', 'duel', '-v', 'C:\\rules\\mine'], 'C:\\rules\\mine: there is no file or folder'],
    [['run', 'duel', '-v', 'classic', '-n', '0'], '--pairs 0: expected a whole number from 1 to 10000000'],
    [['run', 'duel', '-v', 'classic', '-n', '1e8'], '--pairs 1e8'],
    [['run', 'duel', '-v', 'classic', '-n', 'many'], '--pairs many'],
    [['run', 'duel', '-v', 'classic', '-n', '5', '-n', '6'], '--pairs is given 2 times; expected once'],
    [['export', 'army', 'armour', '--id', 'a', '--id', 'b'], 'there is no option --id: it stands by itself, as in <kind> <id>'],
    [['odds', '--file', 'own'], 'there is no option --file: it stands by itself, as in [file..]'],
    [
      ['exploit', 'duel', '-v', 'classic', '--scenario=a', '--scenario', 'b'],
      'there is no option --scenario: it stands by itself, as in <scenario>',
    ],
    [['run', 'duel', '-v', 'classic', '--workers', '-1'], '--workers'],
    [['run', 'duel', '-v', 'classic', '--confidence', '1'], '--confidence 1: expected a number between 0 and 1'],
    [['run', 'duel', '-v', 'classic', '--confidence', '0'], '--confidence 0: expected a number between 0 and 1'],
    [['run', 'duel', '-v', 'classic', '--margin', '0'], '--margin 0: expected a number between 0 and 1'],
    [['run', 'duel', '-v', 'classic', '--margin', ' '], '--margin  : expected a number between 0 and 1'],
    [['run', 'duel', '-v', 'classic', '--until', '0'], '--until 0: expected a number between 0 and 1'],
    [['plan', 'duel', '-v', 'classic', '-v', 'tenth', '--effect', '0'], '--effect 0: expected a number between 0 and 1'],
    [['run', 'duel', '-v', 'classic', '--margin', 'x'], '--margin x'],
    [['run', 'duel', '-v', 'classic', '--doctrine', 'green=hold'], '--doctrine green=hold'],
    [['run', 'duel', '-v', 'classic', '--resume', '--force'], 'choose one'],
    [['run', 'duel', '-v', 'classic', '-v', 'classic'], '--variant names classic twice'],
    [['run', 'duel', 'duel', '-v', 'classic'], 'have the id "duel"'],
    [['run', 'no-such', '-v', 'classic'], 'no-such'],
    [['replay', 'duel'], 'name a ruleset'],
    [['replay', 'duel', '-v', 'classic', '-v', 'tenth'], 'show two rulesets side by side with --html, or compare them with sandtable diff'],
    [['replay', 'duel', '-v', 'classic', '--seat', '2'], '--seat 2: expected a whole number from 0 to 1'],
    [['rules', 'clasic'], 'clasic'],
    [['rules', 'classic', '--markdown', '--json'], 'choose one'],
    [['verify', 'no-such.yaml'], 'there is no file or folder no-such.yaml'],
    [['report', 'no-such'], 'holds no finished run'],
    [['check', 'no-such.balance.yaml'], 'no-such.balance.yaml: found no such file'],
    [['plan', 'no-such.balance.yaml'], 'no-such.balance.yaml: found no such file'],
    [['init', 'scenario', 'Bad Name'], 'is not an id'],
    [['init', 'novel', 'x'], 'novel'],
  ])('%j', async (args, reason) => {
    const { code, stdout, stderr } = await cli(args, temporaryFolder());
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain('should not have happened');
  });
});

describe('an edition outside the project', () => {
  test('is listed like a built-in one', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli(['rules', '.+./pack.js', '--json'], folder);
    expect(code).toBe(0);
    const lines = JSON.parse(stdout) as { id: string }[];
    expect(lines.map((it) => it.id)).toEqual(['VOL-SHOOT-01', 'VOL-SHOOT-02', 'VOL-MISSION-01', 'SHP-SHOOT-01']);
    expect(lines[1]).toEqual({
      id: 'VOL-SHOOT-02',
      variant: 'volley',
      area: 'SHOOT',
      title: 'Drill',
      source: 'fixture',
      switchable: true,
      default: 'on',
      state: 'on',
      simulated: 'full',
      params: { bonus: { kind: 'integer', default: 1, min: 1, max: 3, text: 'how much easier it is to hit' } },
      changes: '',
      requires: [],
      examples: 1,
    });
  });

  test('tells who touches a procedure', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli(['rules', '.+./pack.js', '--seam', 'hitOn', '--json'], folder);
    expect(JSON.parse(stdout)).toEqual([
      { seam: 'hitOn', carries: ['VOL-SHOOT-01'], touchedBy: ['SHP-SHOOT-01', 'VOL-SHOOT-02'], switches: [] },
    ]);
    expect(await cli(['rules', '.', '--seam', 'hitOm'], folder)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "hitOn"'),
    });
  });

  test('prints its catalogue as a page', async () => {
    const folder = outside('edition-outside');
    expect((await cli(['rules', '.', '--markdown'], folder)).stdout).toMatch(
      /^# Volley edition\n[\s\S]*\| VOL-SHOOT-02 \| Drill \| on \| yes \| full \|/,
    );
    const { stdout } = await cli(['rules', '.', '--html'], folder);
    expect(stdout).toMatch(/^<!doctype html>/);
    expect(stdout).toContain('<a class="id" href="#VOL-SHOOT-02">VOL-SHOOT-02</a> Drill');
    expect(stdout).toContain('<code>.@-VOL-SHOOT-02</code>');
    expect(stdout).toContain('<h4>Drilled models hit on 3</h4>');
  });

  test('is verified by the examples beside it', async () => {
    const folder = outside('edition-outside');
    expect(await cli(['verify', '.'], folder)).toMatchObject({ code: 0, stdout: '2 passed, 0 failed\n' });
    expect(await cli(['verify', 'examples', '--rule', 'VOL-SHOOT-02'], folder)).toMatchObject({ code: 0, stdout: '1 passed, 0 failed\n' });
  });

  test('fails an example that does not hold', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli(['verify', 'examples', '-v', '.@-VOL-SHOOT-02'], folder);
    expect(code).toBe(1);
    expect(stdout).toContain('examples/shoot.yaml:12 VOL-SHOOT-02 drilled models hit on 3');
    expect(stdout).toMatch(/1 passed, 1 failed\n$/);
  });

  test('is shown on a page, and beside another ruleset', async () => {
    const folder = outside('edition-outside');
    const one = await cli(['replay', 'field.yaml', '-v', '.', '--pair', '3', '--html'], folder);
    expect(one.code).toBe(0);
    expect(one.stdout.match(/<svg class="board"/g)).toHaveLength(1);
    const two = await cli(['replay', 'field.yaml', '-v', '.', '-v', '.@VOL-SHOOT-02.bonus=3', '--pair', '3', '--html'], folder);
    expect(two.stdout.match(/<svg class="board"/g)).toHaveLength(2);
    expect(two.stdout).toMatch(/They diverge in Round \d.*Because of “Drill” \(VOL-SHOOT-02\.bonus\): 1 in A, 3 in B/s);
  });

  test('is replayed, in words and as data', async () => {
    const folder = outside('edition-outside');
    const text = await cli(['replay', 'field.yaml', '-v', '.', '--pair', '3'], folder);
    expect(text.code).toBe(0);
    expect(text.stdout).toMatch(/\nfield under \., pair 3, red in seat 0, seed "sandtable"\n/);
    expect(text.stdout).toMatch(/Grenadiers at First: to hit 3\+: ([1-6] ){10}→ \d+ {2}VOL-SHOOT-01 VOL-SHOOT-02\n/);
    const data = await cli(['replay', 'field.yaml', '-v', '.', '--pair', '3', '--jsonl'], folder);
    const lines = data.stdout
      .trim()
      .split('\n')
      .map((it) => JSON.parse(it) as { kind: string; digest?: string; rules?: string[]; wounds?: number[][] });
    expect(lines.some((it) => it.kind === 'event' && it.rules?.includes('VOL-SHOOT-02'))).toBe(true);
    expect(lines.some((it) => it.wounds?.some(([, left]) => left === 0))).toBe(true);
    expect(lines[0]).toMatchObject({ kind: 'engagement', scenario: 'field', spec: '.', seed: 'sandtable', pair: 3, redSeat: 0 });
    expect(text.stdout).toContain(`Digest ${lines.at(-1)?.digest}.`);
  });

  test('runs, reports, and leaves the summary on stdout for programs', async () => {
    const folder = outside('edition-outside');
    const { code, stdout, stderr } = await cli(
      ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '-n', '20', '--json', '--quiet'],
      folder,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const summary = JSON.parse(stdout) as { results: unknown[]; comparisons: { verdict: string }[] };
    expect(summary.results).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(folder, 'out', 'field-1', 'summary.json'), 'utf8'))).toEqual(summary);
    for (const file of ['run.json', 'report.html', 'report.md', 'engagements.arrow'])
      expect(existsSync(join(folder, 'out', 'field-1', file))).toBe(true);
    const exercised = await cli(['rules', '.', '--run', 'out/field-1', '--json'], folder);
    const drill = (JSON.parse(exercised.stdout) as { id: string; exercised: { called: number } }[]).find((it) => it.id === 'VOL-SHOOT-02');
    expect(drill?.exercised.called).toBeGreaterThan(0);
  });
});

describe('init', () => {
  test.each(Object.entries(TEMPLATES).filter(([, it]) => it.schema !== null))(
    'writes a valid %s, once, and says what to do with it',
    async (kind, { ending, schema }) => {
      const folder = temporaryFolder();
      const file = `crossing${ending}`;
      const { code, stdout, stderr } = await cli(['init', kind, 'crossing'], folder);
      expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 0, stdout: `${file}\n`, lines: 3 });
      expect(readFileSync(join(folder, file), 'utf8')).toMatch(
        new RegExp(`^# yaml-language-server: \\$schema=\\S+/${schema}\\.schema\\.json\n`),
      );
      expect(await cli(['validate', file], folder)).toEqual({ code: 0, stdout: `${file}: ${schema}, no problem found\n`, stderr: '' });
      expect((await cli(['init', kind, 'crossing'], folder)).code).toBe(2);
      expect(await cli(['init', kind, 'crossing', '--force', '-q'], folder)).toEqual({ code: 0, stdout: `${file}\n`, stderr: '' });
    },
  );

  test('writes a variant whose example passes, with its rule on and off', async () => {
    const folder = temporaryFolder();
    const { stdout } = await cli(['init', 'variant', 'far', '--quiet'], folder);
    expect(stdout.split('\n')).toEqual(
      ['package.json', 'jsconfig.json', 'index.js', 'long-stride.yaml', 'README.md', ''].map((it) => it && join('far', it)),
    );
    expect(await cli(['verify', './far'], folder)).toEqual({ code: 0, stdout: '1 passed, 0 failed\n', stderr: '' });
    // The example is about the rule: with 2 inches more it is wrong.
    const other = await cli(['verify', './far', '-v', './far@MY-MOVE-01.inches=2'], folder);
    expect(other).toMatchObject({ code: 1, stdout: expect.stringContaining('allowance') });
  });
});

describe('validate', () => {
  test('says that a path without ./ is one', async () => {
    const folder = temporaryFolder();
    await cli(['init', 'variant', 'far', '--quiet'], folder);
    expect(await cli(['run', 'duel', '-v', 'far'], folder)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('far exists here; write ./far'),
    });
  });

  test('says that a file here is named by its path', async () => {
    const folder = temporaryFolder();
    await cli(['init', 'scenario', 'crossing', '--quiet'], folder);
    await cli(['init', 'army', 'mine', '--quiet'], folder);
    expect((await cli(['run', 'crossing', '-v', 'classic'], folder)).stderr).toContain('crossing.yaml exists here; write crossing.yaml');
    expect((await cli(['armies', 'mine', 'duel-line', '-v', 'classic'], folder)).stderr).toContain('write mine.army.yaml');
  });

  test('finds a word that no edition takes, in an attack', async () => {
    const folder = temporaryFolder();
    const unit = '{ at: [10, 10], classic: { WS: 3 }, weapons: { rifle: { range: 24, S: 3, AP: 5, type: rapidd } } }';
    writeFileSync(
      join(folder, 'a.examples.yaml'),
      `- title: An attack\n  given:\n    units:\n      A: ${unit}\n  when: [{ shoot: A, at: A }]\n`,
    );
    const { code, stderr } = await cli(['validate', 'a.examples.yaml'], folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^a\.examples\.yaml:4:\d+: .*found "rapidd", expected "assault", .*; did you mean "rapid-fire"\?/);
  });

  test('tells file, line and column of what is wrong', async () => {
    const folder = outside('edition-outside');
    const { code, stderr } = await cli(['validate', 'field.yaml', 'datasheets/guards.yaml', '--kind', 'datasheet'], folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(/field\.yaml:\d+:\d+: /);
  });

  test('knows kinds by folder and content', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli(['validate', 'field.yaml', 'datasheets/guards.yaml', 'examples/shoot.yaml'], folder);
    expect(stdout.trim().split('\n')).toEqual([
      'field.yaml: scenario, no problem found',
      'datasheets/guards.yaml: datasheet, no problem found',
      'examples/shoot.yaml: examples, no problem found',
    ]);
    expect(code).toBe(0);
  });
});

describe('--open', () => {
  const path = process.env['PATH'];
  afterEach(() => {
    process.env['PATH'] = path;
  });

  test('hands the report to what opens pages, and says where it is if there is nothing', async () => {
    const folder = outside('edition-outside');
    const run = ['run', 'field.yaml', '-v', '.', '-n', '2', '--players', 'own', '--out', 'out/o', '--open'];
    process.env['PATH'] = '';
    const page = join(folder, 'out', 'o', 'report.html');
    expect((await cli(run, folder)).stderr).toContain(`Nothing here opens pages; the report is ${page}\n`);
    const bin = temporaryFolder();
    const got = join(bin, 'got');
    for (const name of ['xdg-open', 'open'])
      writeFileSync(join(bin, name), `#!/bin/sh\necho "$1" > '${got}.new' && /bin/mv '${got}.new' '${got}'\n`, { mode: 0o755 });
    process.env['PATH'] = bin;
    const { code, stderr } = await cli(['report', 'out/o', '--open'], folder);
    expect({ code, said: stderr.includes('Nothing') }).toEqual({ code: 0, said: false });
    await vi.waitFor(() => expect(readFileSync(got, 'utf8')).toBe(`${page}\n`), { timeout: 20_000 });
    expect((await cli(['report', 'out/o', '--format', 'svg', '--open'], folder)).code).toBe(0);
  });
});

describe('studies', () => {
  test('diff shows where two rulesets part, because of what, and how it came to the result', async () => {
    const folder = outside('edition-outside');
    const asked = ['diff', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02'];
    const { code, stdout } = await cli([...asked, '--pair', '1', '--seat', '0'], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Pair 1, red in seat 0: they diverge in Round \d, Turn of (red|blue), Phase: shooting\.\nBecause of “.+” \(VOL-SHOOT-02\): /,
    );
    expect(stdout).toMatch(
      /The first number that differs: To Hit \(hitOn\) of red\/\w+, blue\/\w+ is 3 in A, 4 in B \(“.+” \(VOL-SHOOT-02\), “.+” \(VOL-SHOOT-01\)\)/,
    );
    expect(stdout).toMatch(/hits, count \d+ in A and \d+ in B after the same dice: \[shoot, /);
    expect(stdout).toMatch(/round 1 +\* /);
    const lines = stdout.match(/^ +sandtable replay .*$/gm) ?? [];
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const digest = /digest (\w{16})/.exec(stdout.slice(0, stdout.indexOf(line)).split('\n').at(-2) ?? '')?.[1];
      const replayed = await cli(line.trim().split(' ').slice(1), folder);
      expect(replayed.stdout).toContain(`Digest ${digest}.`);
    }
    const both = JSON.parse((await cli([...asked, '--pair', '1', '--json'], folder)).stdout) as { stories: { seat: number }[] };
    expect(both.stories.map((it) => it.seat)).toEqual([0, 1]);
  });

  test('diff without a pair finds the first that differ', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli(
      ['diff', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '--first', '2', '--seed', 'x', '--json'],
      folder,
    );
    const { search, stories, told } = JSON.parse(stdout) as {
      search: { searched: number; differingPairs: number; found: { pair: number }[] };
      stories: { same: boolean; moved: { margin: number }; cause: { changes: { name: string }[] } }[];
      told: number;
    };
    expect(search.differingPairs).toBe(2);
    expect(new Set(search.found.map((it) => it.pair)).size).toBe(2);
    expect(stories).toHaveLength(search.found.length);
    for (const { same, cause } of stories) {
      expect(same).toBe(false);
      expect(cause.changes.map((it) => it.name)).toEqual(['VOL-SHOOT-02']);
    }
    expect(told).toBeGreaterThanOrEqual(0);
  });

  test('diff of what comes to the same says what became of the rules', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli(['diff', 'field.yaml', '-v', '.', '-v', '.+./idle.js', '--search', '3'], folder);
    expect(stdout).toContain('Searched pairs 0 to 2: 0 of 3 differ.');
    expect(stdout).toMatch(/“Idle hands” \(IDL-SHOOT-01\) +it came up and changed nothing/);
    expect((await cli(['diff', 'field.yaml', '-v', '.', '-v', '.', '--pair', '0'], folder)).stdout).toContain(
      'The rulesets are identical.',
    );
  });

  test('diff refuses what cannot be both', async () => {
    const folder = outside('edition-outside');
    const two = ['diff', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02'];
    expect(await cli([...two, '--pair', '1', '--first', '2'], folder)).toMatchObject({ code: 2, stdout: '' });
    expect((await cli([...two, '--seat', '2'], folder)).stderr).toContain('--seat 2: expected 0, 1 or both');
    expect((await cli(two.slice(0, 4), folder)).stderr).toContain('expected two rulesets');
  });
});

describe('odds', () => {
  test('are exact: three shots at 4 and more are a binomial distribution', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli(['odds', 'examples/shoot.yaml', '-v', '.@-VOL-SHOOT-02', '--json'], folder);
    expect(code).toBe(0);
    const [first] = JSON.parse(stdout) as {
      variant: string;
      quantities: { [name: string]: { mean: number; distribution: { [value: string]: number } } };
    }[];
    expect(first?.variant).toBe('.@-VOL-SHOOT-02');
    for (const [value, p] of [
      ['0', 1 / 8],
      ['1', 3 / 8],
      ['2', 3 / 8],
      ['3', 1 / 8],
    ] as const) {
      expect(first?.quantities['hits']?.distribution[value]).toBeCloseTo(p, 12);
      expect(first?.quantities['B.modelsLost']?.distribution[value]).toBeCloseTo(p, 12);
    }
    expect(first?.quantities['B.woundsLeft']?.mean).toBeCloseTo(1.5, 12);
  });

  test('change with the ruleset', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli(['odds', 'examples/shoot.yaml', '-v', '.', '-v', '.+./pack.js', '--json'], folder);
    const means = (JSON.parse(stdout) as { quantities: { hits: { mean: number } } }[]).map((it) => it.quantities.hits.mean);
    expect(means.map((it) => Math.round(it * 1e9) / 1e9)).toEqual([1.5, 2.5, 2, 3]);
  });
});
