import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { cli, type Said } from './capture.ts';

/** A folder with a house rule that wraps a procedure, in line 11 of `house/index.js`. */
function withRule(wrap: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'house'));
  const code = `import classic, { defineRule } from 'sandtable/classic';
import { defineVariant } from 'sandtable/rules';

const house = defineRule({
  id: 'HSE-SHOOT-01',
  title: 'A house rule',
  source: 'house',
  text: 'A house rule.',
  default: 'on',
  patch: () => ({
    wrap: { ${wrap} },
  }),
});

export default defineVariant({ id: 'house', title: 'House', edition: classic.edition, rules: [...classic.rules, house] });
`;
  writeFileSync(join(folder, 'house/index.js'), code);
  writeFileSync(join(folder, 'house/package.json'), '{ "name": "house", "type": "module", "exports": "./index.js" }');
  return folder;
}

const refused = ({ code, stderr }: Said): string => {
  expect(code).toBe(2);
  expect(stderr).not.toMatch(/this should not have happened|^ {4}at /m);
  return stderr;
};

describe('a procedure that there is not, in a house rule', () => {
  const rule = 'hitOnn: (next) => (game, attack) => next(game, attack) + 1';
  test.each([
    ['run', 'duel', '-v', './house', '-n', '2', '--players', 'own'],
    ['odds', 'rifles-at-line', '-v', './house'],
    ['validate', './house'],
    ['replay', 'duel', '-v', './house'],
  ])('%s says where, and what was meant', async (...line) => {
    const told = refused(await cli(line, withRule(rule)));
    expect(told).toContain(
      'house/index.js:11: rule HSE-SHOOT-01 changes the procedure "hitOnn", but the edition has none of that name; did you mean "hitOn"?',
    );
    expect(told.match(/hitOnn/g)).toHaveLength(1);
  });
});

describe('a house rule that throws in play', () => {
  const rule = 'hitOn: (next) => (game, attack) => attack.nobody.length + next(game, attack)';
  const where = /house\/index\.js:11:\d+: Cannot read properties of undefined \(reading 'length'\) \(TypeError\)/g;
  test.each([
    ['run', 'duel', '-v', './house', '-n', '2', '--players', 'own', '--seed', 'a b'],
    ['ablate', 'duel', '-v', './house', '-n', '2', '--rules', 'HSE*', '--seed', 'a b'],
  ])('%s says where, in which game, and how to see it', async (...line) => {
    const told = refused(await cli([...line, '--workers', '1'], withRule(rule)));
    expect(told.match(where)).toHaveLength(1);
    expect(told).toContain(
      "in a game of duel under ./house, pair 0, red in seat 0; to see how it comes to it: sandtable replay duel -v ./house --doctrine red=commander,blue=commander --seed 'a b' --pair 0 --seat 0",
    );
  });

  test.each([
    ['replay', 'duel', '-v', './house'],
    ['diff', 'duel', '-v', 'classic', '-v', './house'],
    ['odds', 'rifles-at-line', '-v', './house'],
    ['odds', 'rifles-at-line', '-v', './house', '--samples', '10'],
  ])('%s says where', async (...line) => expect(refused(await cli(line, withRule(rule))).match(where)).toHaveLength(1));

  test('validate says so once for each scenario', async () =>
    expect(refused(await cli(['validate', './house'], withRule(rule))).match(where)).toHaveLength(2));
});

describe('a folder or path named otherwise than meant', () => {
  test('a folder that exists here', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'rules/point-blank'), { recursive: true });
    expect(refused(await cli(['validate', 'rules/point-blank'], folder))).toContain(
      'rules/point-blank exists here; write ./rules/point-blank',
    );
  });

  test('a path of Windows is a path, not an edition with a preset', async () =>
    expect(refused(await cli(['run', 'duel', '-v', 'C:\\x\\pb'], temporaryFolder()))).toContain('C:\\x\\pb: there is no file or folder'));
});

describe('odds and datasheets of another family', () => {
  test('names the file and the block', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'datasheets'));
    writeFileSync(
      join(folder, 'datasheets/scouts.yaml'),
      `format: 1
id: scouts
title: Scouts
models:
  scout: { base: { round: 25.4 }, height: 1.2, weapons: [rifle], points: { classic: 5 }, classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } }
weapons:
  rifle: { classic: { range: 24, S: 3, AP: 5, type: rapid-fire } }
classic: { type: infantry }
`,
    );
    const unit = (x: number): string => `{ datasheet: scouts, at: [${x}, 10], models: 3 }`;
    writeFileSync(
      join(folder, 'scouts.examples.yaml'),
      `- title: Scouts shoot scouts\n  given: { units: { A: ${unit(10)}, B: ${unit(20)} } }\n  when: [{ shoot: A, at: B }]\n`,
    );
    expect((await cli(['odds', 'scouts.examples.yaml', '-v', 'classic'], folder)).code).toBe(0);
    const told = refused(await cli(['odds', 'scouts.examples.yaml', '-v', 'tenth'], folder));
    expect(told).toContain('scouts.yaml: scouts: has no "modern" block, which tenth needs');
    expect(told.match(/modern/g)).toHaveLength(1);
  });

  test('a value that a unit written out leaves out is named with its unit', async () => {
    const folder = temporaryFolder();
    const unit = (x: number, more: string): string => `{ at: [${x}, 10], modern: { M: 6, T: 3, Sv: 5, W: 1, Ld: 7${more} } }`;
    writeFileSync(
      join(folder, 'a.examples.yaml'),
      `- title: An attack\n  given: { units: { A: ${unit(10, ', OC: 1')}, B: ${unit(20, '')} } }\n  when: [{ shoot: A, at: B }]\n`,
    );
    expect(refused(await cli(['odds', 'a.examples.yaml', '-v', 'tenth'], folder))).toContain(
      'a.examples.yaml: unit B: OC: expected a number, found undefined (modern)',
    );
  });
});
