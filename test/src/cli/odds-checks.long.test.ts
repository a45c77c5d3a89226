import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOdds } from '../../../src/cli/odds-checks.ts';
import { temporaryFolder } from '../../outside.ts';

/** A house rule on top of the classic rules; what it remembers stands in a variable of its module, or nowhere. */
function house(patch: string): string {
  const folder = join(temporaryFolder(), 'house');
  mkdirSync(folder);
  const code = `import classic, { defineRule } from 'sandtable/classic';
import { defineVariant, faceTold, purpose, reaching } from 'sandtable/rules';

let last = 0;
const LUCK = purpose('luck');
const rule = defineRule({
  id: 'HSE-SHOOT-01',
  title: 'A house rule',
  source: 'house',
  text: 'A house rule.',
  default: 'on',
  patch: (_params, s) => (${patch}),
});

export default defineVariant({ id: 'house', title: 'House', edition: classic.edition, rules: [...classic.rules, rule] });
`;
  writeFileSync(join(folder, 'index.js'), code);
  writeFileSync(join(folder, 'package.json'), '{ "name": "house", "type": "module", "exports": "./index.js" }');
  return folder;
}

test('a house rule that keeps a die in a variable is found out and named', async () => {
  const keeps =
    '{ before: { hitRolled: (_g, _a, face) => { last = face; } }, wrap: { woundOn: (next) => (g, a) => (last % 2 === 0 ? 7 : next(g, a)) } }';
  const problems = await checkOdds(house(keeps));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatch(/: the odds of an attack are not those of play: .*HSE-SHOOT-01.* takes? part\. What a rule remembers/);
});

test('a house rule that keeps nothing is not', async () => {
  expect(await checkOdds(house('{ wrap: { woundOn: (next) => (g, a) => Math.min(6, next(g, a)) } }'))).toEqual([]);
});

/** It rolls a die before each hit, of which odds follow one face for several. */
const luck = (told: string, does: string): string =>
  house(`{ before: { hitRolled: (g, a) => { const face = g.dice.d6(a.frame, LUCK, reaching(4), faceTold(${told})); ${does} } } }`);

test('a house rule whose die looks further than it says is told so', async () => {
  // Less than 4 is one kind of face: a 1 is none of its own.
  const problems = await checkOdds(luck('[]', 'if (face === 1) g.wound(a.attacker.first, 1, 1, null);'));
  expect(problems.at(-1)).toMatch(
    /house: a face of "luck" of which odds follow one for several of its kind makes a difference; .*HSE-SHOOT-01/,
  );
  expect(problems.at(-1)).toMatch(/: its marks \(reaching\) have to name every number at which something changes$/);
});

test('and one that tells a procedure which it does not name', async () => {
  const rules = luck('[]', 's.goesAstray(g, a, face);');
  expect(await checkOdds(rules)).toEqual([
    `${rules}: goesAstray is told of a face of "luck", and the faceTold of that die does not name it: a rule that changes it would not be heard of`,
  ]);
});

test('one that names it is not', async () => {
  expect(await checkOdds(luck("['goesAstray']", 's.goesAstray(g, a, face);'))).toEqual([]);
});
