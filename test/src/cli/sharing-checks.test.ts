import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSharing } from '../../../src/cli/sharing-checks.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { loadScenario } from '../../files.ts';
import { temporaryFolder } from '../../outside.ts';

/** What a pack of one rule is told, of which this is the patch. */
async function told(patch: string): Promise<string[]> {
  const folder = join(temporaryFolder(), 'house');
  mkdirSync(folder);
  const code = `import { defineRule } from 'sandtable/classic';
import { defineRulePack } from 'sandtable/rules';

const rule = defineRule({
  id: 'HSE-MOVE-01', title: 'A house rule', source: 'house', text: 'A house rule.', default: 'on', patch: () => (${patch}),
});

export default defineRulePack({ id: 'house', family: 'classic', title: 'House', rules: [rule] });
`;
  writeFileSync(join(folder, 'index.js'), code);
  writeFileSync(join(folder, 'package.json'), '{ "name": "house", "type": "module", "exports": "./index.js" }');
  return checkSharing(await loadSelection(`classic+${folder}`), loadScenario('duel'), ['HSE-MOVE-01']);
}

test('a rule that writes while it answers is named, and told where to write', async () => {
  const sly = '{ wrap: { moveInches: (next) => (g, u) => { if (g.round === 1) g.score[0] += 1; return next(g, u); } } }';
  const [problem, ...more] = await told(sly);
  expect(more).toEqual([]);
  expect(problem).toMatch(
    /: duel: HSE-MOVE-01 does something that cannot be seen: it writes while it answers a question\. Write in procedures without/,
  );
});

test('one that writes where that can be seen is not', async () => {
  expect(
    await told('{ wrap: { moveInches: (next) => (g, u) => next(g, u) + 1 }, before: { moveUnit: (g) => { g.score[0] += 1; } } }'),
  ).toEqual([]);
});
