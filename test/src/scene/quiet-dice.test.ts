import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ScriptedDice } from '../../../src/engine/dice/scripted.ts';
import type { Frame, Roller } from '../../../src/rules/index.ts';
import { DEED, purpose } from '../../../src/rules/index.ts';
import { QuietDice } from '../../../src/scene/quiet-dice.ts';
import { runExampleFile } from '../../../src/testing/index.ts';
import { outsideForAll } from '../../outside.ts';

const WHY = purpose('hit');
const [A, NOBODY]: readonly Roller[] = [
  { key: 1, index: 0 },
  { key: 0, index: 1 },
];

type Draw = (dice: QuietDice, frame: Frame) => unknown;
const into = new Uint8Array(2);
const DRAWS: { readonly [name: string]: Draw } = {
  d6: (dice, frame) => dice.d6(frame, WHY),
  nth: (dice, frame) => dice.nth(frame, WHY, 0),
  d3: (dice, frame) => dice.d3(frame, WHY),
  sum: (dice, frame) => dice.sum(frame, WHY, 2),
  group: (dice, frame) => dice.group(frame, WHY, 2, into),
  row: (dice, frame) => dice.row(frame, WHY, 2, into),
  pick: (dice, frame) => dice.pick(frame, WHY, 2),
  scatter: (dice, frame) => dice.scatter(frame, WHY),
  bearing: (dice, frame) => dice.bearing(frame, WHY),
};

const quietDice = (script: ConstructorParameters<typeof ScriptedDice>[2]) => {
  const labelsOf = (roller: Roller): readonly string[] => (roller === A ? ['A', 'red'] : []);
  const scripted = new ScriptedDice(2, NOBODY as Roller, script, labelsOf);
  const dice = new QuietDice(scripted, 'a.yaml:3 "a case"', labelsOf);
  return { scripted, dice, frame: dice.begin(DEED.shoot, A as Roller, NOBODY as Roller) };
};

describe('dice while a question is asked', () => {
  test.each(Object.entries(DRAWS))('%s is refused, and nothing is taken', (_, draw) => {
    const { scripted, dice, frame } = quietDice({ hit: [3] });
    expect(() => dice.quietly('sees: A', () => draw(dice, frame))).toThrow(
      'a.yaml:3 "a case": sees: A is a question, and a question never rolls dice, but this one needs a die for "hit" of A; ' +
        'let the step that rolls it come to pass instead (a verb that acts), and say under "then" what came of it',
    );
    expect(scripted.left()).toEqual([{ label: 'hit', dice: [3] }]);
  });

  test('a pick of one thing, and a roll of no dice, are no rolls', () => {
    const { dice, frame } = quietDice({});
    expect(dice.quietly('sees: A', () => [dice.pick(frame, WHY, 1), dice.sum(frame, WHY, 0), dice.taken(frame, WHY)])).toEqual([0, 0, 0]);
  });

  test('they are rolled again once it is answered, or has failed', () => {
    const { dice, frame } = quietDice({ hit: [3, 4] });
    expect(dice.quietly('sees: A', () => 7)).toBe(7);
    expect(dice.d6(frame, WHY)).toBe(3);
    expect(() =>
      dice.quietly('sees: A', () => {
        throw new Error('no such unit');
      }),
    ).toThrow('no such unit');
    expect(dice.d6(frame, WHY)).toBe(4);
  });

  test('a question within a question leaves the outer one asked', () => {
    const { dice, frame } = quietDice({ hit: [3] });
    expect(() =>
      dice.quietly('sees: A', () => {
        dice.quietly('stat: A', () => 1);
        return dice.d6(frame, WHY);
      }),
    ).toThrow(/sees: A is a question/);
  });
});

const folder = outsideForAll('edition-outside');
let next = 0;
async function problems(spec: string, yaml: string): Promise<readonly string[]> {
  const path = join(folder, `quiet-${next++}.yaml`);
  writeFileSync(path, yaml);
  const [result] = await runExampleFile(path, spec, folder);
  return result?.problems ?? ['nothing was run'];
}

const FOUR = 'classic: { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 }';
const arc = (rules: string): string => `
- rule: CAL-DEF-02
  title: from behind
  given:
    units:
      A: { army: red, at: [10, 10], models: 1, keywords: [infantry], ${FOUR} }
      B: { army: blue, at: [16, 10], facing: 0, models: 1, keywords: [infantry], rules: [${rules}], ${FOUR} }
  when: [{ arc: A, of: B }]
  dice: ${rules === '' ? '{}' : '{ initiative: [4] }'}
  then: { arc: ${rules === '' ? 'rear' : 'front'} }
`;

const SOLDIER = 'keywords: [infantry], modern: { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 }';
const check = (weapon: string, dice: string, result: string, what = 'check: attacks'): string => `
- rule: TEN-MOD-21
  title: a number
  given:
    units:
      A: { at: [10, 10], models: 1, ${SOLDIER}, weapons: { gun: { range: 24, skill: 3, AP: 0, D: 1, ${weapon} } } }
      B: { at: [20, 10], models: 11, ${SOLDIER} }
  when: [{ ${what}, of: A, at: B, with: gun }]
  dice: ${dice}
  then: { result: ${result} }
`;

describe('a worked example that asks', () => {
  test('is answered where the answer is certain, and refused where dice would tell, with file, line and question', async () => {
    expect(await problems('calixtus', arc(''))).toEqual([]);
    const [refused] = await problems('calixtus', arc('acute-senses'));
    expect(refused).toMatch(
      /quiet-\d+\.yaml:2 "from behind": arc: A, of: B is a question, and a question never rolls dice, but this one needs a die for "initiative" of B;/,
    );
  });

  test('is told numbers that are rolled as expressions', async () => {
    expect(await problems('tenth', check('A: D6, S: 4', '{}', 'D6'))).toEqual([]);
    expect(await problems('tenth', check('A: D6+1, S: 4, keywords: [blast]', '{}', 'D6+3'))).toEqual([]);
    expect(await problems('tenth', check('A: 2D3, S: 4', '{}', '2D3'))).toEqual([]);
    expect(await problems('tenth', check('A: 1, S: D6+2', '{}', 'D6+2', 'stat: strength'))).toEqual([]);
    expect(await problems('tenth', check('A: 3, S: 4', '{}', '3'))).toEqual([]);
    expect(await problems('tenth', check('A: D6, S: 4', '{ attacks: [2] }', 'D6'))).toEqual(['dice left over: attacks [2]']);
  });

  test('is told that some have no expression', async () => {
    expect(await problems('tenth', check('A: D6, S: 4, keywords: [times-attacks 2]', '{}', 'D6'))).toEqual([
      expect.stringMatching(/^the number of attacks is rolled, and what modifies it cannot be written behind its dice; let it be rolled/),
    ]);
    expect((await problems('tenth', check('A: 1, S: D6', '{}', '4', 'check: wound-on')))[0]).toMatch(
      /check: wound-on, of: A, at: B, with: gun is a question, .* a die for "strength" of A/,
    );
  });

  test('does not notice its rule by asking, with it off, for what would be rolled', async () => {
    // With the rule off the rear is the rear, and is no question of dice; with it on it is.
    const off = arc('acute-senses').replace('CAL-DEF-02', 'CAL-USR-01').replace('title', 'variant: calixtus@-CAL-USR-01\n  title');
    const [refused] = await problems('calixtus', off.replace('{ initiative: [4] }', '{}').replace('arc: front', 'arc: rear'));
    expect(refused).toMatch(/^with CAL-USR-01 switched \(calixtus\), so that it tells nothing of its rule: .* is a question/);
  });
});
