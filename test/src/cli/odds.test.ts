import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
      ['attack-difference', 'attack-odds'].flatMap((chart) => ['.dark.png', '.png', '.svg', '.vl.json'].map((ending) => chart + ending)),
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
    const found = await means(
      'classic',
      'classic@hitOn+1',
      'classic@hitOn=..3',
      'classic@shotsOf:infantry=x1.5',
      'tenth@hitOn-1',
      'classic@hitOn:line-infantry+1',
    );
    const expected = [10, 20 / 3, 40 / 3, 15, 40 / 3, 20 / 3];
    found.forEach((mean, k) => expect(mean).toBeCloseTo(expected[k] as number, 12));
  });

  test('refuse a phase, which an attack by itself has not', async () => {
    const { code, stderr } = await cli(['odds', 'rifles-at-line', '-v', 'classic@hitOn:shooting+1'], temporaryFolder());
    expect(code).toBe(2);
    expect(stderr).toContain('hitOn:shooting+1: an attack by itself is made in no phase; leave the phase out');
  });
});

describe('odds with values of datasheets and units', () => {
  type Attack = { title: string; quantities: { [name: string]: { mean: number } } };
  const asked = async (specs: readonly string[], ...files: readonly string[]): Promise<Attack[]> => {
    const line = ['odds', ...files, ...specs.flatMap((it) => ['-v', it]), '--json'];
    const { code, stdout, stderr } = await cli(line, temporaryFolder());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return [JSON.parse(stdout) as Attack | Attack[]].flat();
  };
  const meanOf = (it: Attack | undefined, name: string): number => it?.quantities[name]?.mean ?? Number.NaN;

  // 20 shots, hit on 4+; Strength 3 wounds Toughness 3 on 4+, 4 on 5+; Strength 5 wounds it on 2+.
  test('of a datasheet, of one unit, of a weapon', async () => {
    const values = ['line-infantry.T=4', 'B.T=4', 'A.T=4', 'line-infantry.rifle.S=5', 'A.rifle.S=5'];
    const found = await asked(
      values.map((it) => `classic@${it}`),
      'rifles-at-line',
    );
    const expected = [10 / 3, 10 / 3, 5, 25 / 3, 25 / 3];
    found.forEach((it, k) => expect(meanOf(it, 'wounds')).toBeCloseTo(expected[k] as number, 12));
  });

  test('of how many models there are and what they carry', async () => {
    const found = await asked(
      ['classic@A.models=5', 'classic@A.models=3,A.weapon=plasma-rifle', 'tenth@line-infantry.models=6'],
      'rifles-at-line',
    );
    expect(meanOf(found[0], 'hits')).toBeCloseTo(5, 12);
    // Three plasma rifles: six shots of Strength 7 that wound on 2+ and may kill their bearers.
    expect(meanOf(found[1], 'wounds')).toBeCloseTo(2.5, 12);
    expect(meanOf(found[2], 'hits')).toBeCloseTo(6, 12);
    expect(meanOf(found[1], 'A.modelsLost')).toBeGreaterThan(0);
  });

  test('have to be of one of the attacks, not of each', async () => {
    const found = await asked(['classic@veteran-infantry.T=5'], 'rifles-at-line', 'plasma-at-veterans');
    expect(found).toHaveLength(2);
  });

  test.each([
    ['B.T=3', 'line-infantry.yaml:13:36: B.T=3: changes nothing: it is already 3'],
    ['C.T=4', 'rifles-at-line.yaml: C.T=4: found unknown datasheet or unit "C"'],
    ['B.Toughness=4', 'found unknown key "Toughness"'],
    ['A.rifle.S=15', 'weapons.rifle.classic.S: found 15, expected at most 10 (A.rifle.S=15)'],
    ['A.weapon=rifel', 'found unknown weapon "rifel"'],
  ])('%s is refused', async (value, message) => {
    const { code, stderr } = await cli(['odds', 'rifles-at-line', '-v', `classic@${value}`], temporaryFolder());
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('a step that asks for what is not there is a slip, with its place', async () => {
    const folder = temporaryFolder();
    const unit = '{ at: [10, 10], classic: { BS: 3, T: 3 }, weapons: { rifle: { range: 24, S: 3, AP: 5, type: heavy, shots: 1 } } }';
    writeFileSync(
      join(folder, 'a.examples.yaml'),
      `- title: A slip\n  given: { units: { A: ${unit}, B: { at: [14, 10], classic: { T: 3 } } } }\n  when: [{ shoot: A, at: B, with: rifel }]\n`,
    );
    const { code, stderr } = await cli(['odds', 'a.examples.yaml', '-v', 'classic'], folder);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^sandtable: a\.examples\.yaml:3:35: A slip: "A" has no weapon "rifel"; it has rifle\nSee/);
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
