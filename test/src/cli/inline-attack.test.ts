import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

type Attack = { title: string; variant: string; quantities: { [name: string]: { mean: number; distribution: object } } };

async function odds(line: readonly string[], folder = temporaryFolder()): Promise<Attack[]> {
  const { code, stdout, stderr } = await cli(['odds', ...line, '--json'], folder);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return [JSON.parse(stdout) as Attack | Attack[]].flat();
}

const words = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string));
const meanOf = (it: Attack | undefined, name: string): number => it?.quantities[name]?.mean ?? Number.NaN;

async function refusal(line: string): Promise<string> {
  const { code, stderr } = await cli(['odds', ...words(line)], temporaryFolder());
  expect(code).toBe(2);
  expect(stderr).not.toContain('this should not have happened');
  return stderr;
}

describe('an attack written in the line', () => {
  // Hits 2/3, Strength 4 on Toughness 5 wounds 1/3, a save of 3+ with AP -1 fails 1/2.
  test('of the modern family', async () => {
    const [found] = await odds(words('--shots 20 --hit 3+ --S 4 --AP -1 --T 5 --Sv 3+ --models 20 -v tenth'));
    expect(meanOf(found, 'hits')).toBeCloseTo(40 / 3, 10);
    expect(meanOf(found, 'wounds')).toBeCloseTo(40 / 9, 10);
    expect(meanOf(found, 'B.modelsLost')).toBeCloseTo(20 / 9, 10);
    expect(found?.title).toBe('shots 20, hit 3+, S 4, AP -1, T 5, Sv 3+, models 20');
  });

  // BS 4 hits on 3+, Strength 4 wounds Toughness 4 on 4+, AP5 leaves a save of 3+, which fails 1/3.
  test('of the classic family, on a Ballistic Skill or a roll', async () => {
    for (const skill of ['--BS 4', '--hit 3+']) {
      const [found] = await odds(words(`--shots 6 ${skill} --T 4 --Sv 3+ --AP 5 --models 6 -v classic`));
      expect(meanOf(found, 'hits')).toBeCloseTo(4, 10);
      expect(meanOf(found, 'B.modelsLost')).toBeCloseTo(2 / 3, 10);
    }
  });

  // WS 5 on 4 hits on 3+; three attackers with two attacks each; a wound on 4+; no save but a roll of 5+ that ignores it.
  test('in close combat, with Feel No Pain', async () => {
    const [found] = await odds(words('--attacks 2 --attackers 3 --WS 5 --target-WS 4 --I 5 --fnp 5+ -v classic'));
    expect(meanOf(found, 'hits')).toBeCloseTo(4, 10);
    expect(meanOf(found, 'B.modelsLost')).toBeCloseTo(4 / 3, 10);
  });

  // Every sixth hit is two, and wounds by itself if lethal: of 6 shots on 4+, 2 plain hits wound on 4+ and 1 critical one, with one more that is plain.
  test('with rules of the weapon', async () => {
    const [found] = await odds(words('--shots 6 --hit 4+ --keywords "lethal hits, Sustained Hits 1" -v tenth'));
    expect(meanOf(found, 'hits')).toBeCloseTo(4, 10);
    expect(meanOf(found, 'wounds')).toBeCloseTo(2 / 2 + 1 + 1 / 2, 10);
  });

  test('several Wounds, Damage, an invulnerable save, cover', async () => {
    // 2 wounds of 2 models each on 4 hits on 2 shots: worked out by hand for one shot.
    const one = await odds(words('--shots 1 --hit 2+ --S 8 --AP -3 --D 2 --T 4 --W 2 --Sv 3+ --inv 5+ -v tenth'));
    expect(meanOf(one[0], 'B.modelsLost')).toBeCloseTo((5 / 6) * (5 / 6) * (4 / 6), 10);
    const covered = await odds(words('--shots 1 --hit 2+ --AP 0 --Sv 4+ --models 1 --cover -v tenth'));
    expect(meanOf(covered[0], 'B.modelsLost')).toBeCloseTo((5 / 6) * (1 / 2) * (2 / 6), 10);
    const inRuin = await odds(words('--shots 1 --BS 4 --AP 3 --Sv 4+ --models 1 --cover 5+ -v classic'));
    expect(meanOf(inRuin[0], 'B.modelsLost')).toBeCloseTo((4 / 6) * (1 / 2) * (4 / 6), 10);
  });

  test('of two families: each takes its own', async () => {
    const found = await odds(words('--shots 6 --hit 4+ --BS 3 --T 4 --Sv 3+ --AP 5 --AP -1 --D 2 -v classic -v tenth'));
    expect(found.map((it) => it.variant)).toEqual(['classic', 'tenth']);
    // A save of 3+ against AP5, and with AP -1.
    expect(found.map((it) => meanOf(it, 'B.modelsLost'))).toEqual([expect.closeTo(3 / 2 / 3, 10), expect.closeTo(3 / 2 / 2, 10)]);
  });

  test('gives the numbers of the same attack in a file', async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, 'same.examples.yaml'),
      `- title: The same
  given:
    units:
      A: { at: [10, 10], keywords: [infantry], models: 4, modern: { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 }, weapons: { gun: { range: 24, A: 2, skill: 3, S: 5, AP: -1, D: D3, keywords: [twin-linked] } } }
      B: { at: [28, 10], keywords: [infantry], models: 5, modern: { M: 6, T: 4, Sv: 3, W: 2, Ld: 7, OC: 1 }, rules: [feel-no-pain 6] }
  when: [{ shoot: A, at: B, with: gun }]
`,
    );
    const [file] = await odds(['same.examples.yaml', '-v', 'tenth'], folder);
    const line = '--shots 2 --attackers 4 --hit 3+ --S 5 --AP -1 --D D3 --keywords twin-linked --models 5 --Sv 3+ --W 2 --fnp 6+ -v tenth';
    const [typed] = await odds(words(line));
    expect(typed?.quantities).toEqual(file?.quantities);
  });

  test('switches of the ruleset bear on it', async () => {
    const [found] = await odds(words('--shots 6 --hit 4+ -v tenth@hitOn-1,B.T=8'));
    expect(meanOf(found, 'hits')).toBeCloseTo(4, 10);
    expect(meanOf(found, 'wounds')).toBeCloseTo(4 / 6, 10);
  });
});

describe('what cannot be in the line', () => {
  test.each([
    ['--shotss 20 -v tenth', 'there is no option --shotss; did you mean "--shots"'],
    ['--hit 4+ --BS 3 -v tenth', 'there is no option --BS'],
    ['--I 3 -v tenth', '--hit, --S, --AP, --D, --T, --W, --Sv, --inv'],
    ['--S 11 -v classic', '--S 11 (classic): found 11, expected'],
    ['--AP 5 -v classic -v tenth', '--AP 5 (modern): found 5, expected at most 0; for rulesets of several families'],
    ['--target-Q 5 -v classic', '--target-Q 5 (classic): found unknown key "Q"'],
    ['--shots 3 --attacks 2 -v tenth', 'choose one'],
    ['--shots 20', 'name the ruleset of the attack with --variant'],
    ['rifles-at-line --T 5 -v classic', 'name an attack or write one; for a value of a named one: -v classic@B.T=5'],
    ['--keywords "lethal hitz" -v tenth', 'tenth does not know "lethal-hitz"; did you mean "lethal-hits"'],
    ['--models many -v tenth', '--models many: expected a whole number from 1 to 50'],
  ])('%s', async (line, message) => expect(await refusal(line)).toContain(message));

  test('is told by the options there are', async () => {
    const { stdout } = await cli(['odds', '--options', '-v', 'classic']);
    expect(stdout).toMatch(/classic +--BS +Ballistic Skill +4/);
    expect(stdout).toMatch(/classic +--attacks +/);
  });
});
