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
import { defineVariant } from 'sandtable/rules';

let last = 0;
const rule = defineRule({
  id: 'HSE-SHOOT-01',
  title: 'A house rule',
  source: 'house',
  text: 'A house rule.',
  default: 'on',
  patch: () => (${patch}),
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
