import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleWords } from '../../../src/cli/example-words.ts';
import { choices } from '../../../src/doctrine/commander/choices.ts';
import { WEIGHTS } from '../../../src/doctrine/commander/weights.ts';
import { type Decision, declarations } from '../../../src/rules/index.ts';

/** The order in which editions declare: what a later one shares with an earlier one of its family is listed with the earlier one. */
const EDITIONS = ['tenth', 'classic', 'calixtus', 'waffle', 'hybrid'];

type How = 'plan' | 'worth' | 'rule' | 'fixed';

const planned = new Set(Object.keys(choices({} as Parameters<typeof choices>[0], WEIGHTS)));

function howAnswered(d: Decision<never>): How {
  if (planned.has(d.id)) return 'plan';
  if (d.worth !== undefined) return 'worth';
  // An answer that does not look at the question is always the same.
  return d.otherwise.length === 0 ? 'fixed' : 'rule';
}

/** Decisions by edition, with how the commander answers them: with several declarations of one id, the least weighed counts. */
async function answers(): Promise<Map<string, Map<string, How>>> {
  const found = new Map<string, Map<string, How>>();
  for (const edition of EDITIONS) {
    const before = declarations.length;
    // Some declare decisions only as they are put together.
    await exampleWords(edition);
    const own = new Map<string, How>();
    const rank = (it: How): number => ['fixed', 'rule', 'worth', 'plan'].indexOf(it);
    for (const d of declarations.slice(edition === 'tenth' ? 0 : before)) {
      const how = howAnswered(d);
      const known = own.get(d.id);
      if (known === undefined || rank(how) < rank(known)) own.set(d.id, how);
    }
    found.set(edition, own);
  }
  return found;
}

const WORDS: { readonly [how in How]: string } = {
  plan: 'plan: the turn plan, places, targets and charges of the doctrine',
  worth: 'worth: what each option is worth, declared with the decision',
  rule: 'rule: the rule that asks reckons for itself',
  fixed: 'fixed: always the same answer',
};

test('how the commander answers every decision of every edition', async () => {
  const all = await answers();
  const lines = ['# How the commander answers', '', ...Object.values(WORDS).map((it) => `- ${it}`), ''];
  for (const [edition, own] of all) {
    lines.push(`## ${edition}`, '', '| decision | answered by |', '|---|---|');
    for (const [id, how] of [...own].sort(([a], [b]) => (a < b ? -1 : 1))) lines.push(`| ${id} | ${how} |`);
    lines.push('');
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../variants/decisions.md');

  // Whoever adds a decision says what its options are worth: this list only gets shorter.
  const listed = readFileSync(new URL('fixed.txt', import.meta.url), 'utf8');
  const fixed = [...all].flatMap(([edition, own]) => [...own].filter(([, how]) => how === 'fixed').map(([id]) => `${edition}: ${id}`));
  expect(`${fixed.sort().join('\n')}\n`).toBe(listed);
});
