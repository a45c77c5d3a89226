import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { How } from './how.ts';

const WORDS: { readonly [how in How]: string } = {
  plan: 'plan: the turn plan, places, targets and charges of the doctrine',
  worth: 'worth: what each option is worth, declared with the decision',
  rule: 'rule: the rule that asks reckons for itself, in points of models',
  fixed: 'fixed: always the same answer',
};

const list = fileURLToPath(new URL('list-answers.ts', import.meta.url));
const all = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', '--conditions=sandtable-source', list], { encoding: 'utf8' }),
) as {
  readonly [edition: string]: { readonly [decision: string]: How };
};
const byName = ([a]: readonly [string, How], [b]: readonly [string, How]): number => (a < b ? -1 : 1);

test('how the commander answers every decision of every edition', async () => {
  const lines = ['# How the commander answers', '', ...Object.values(WORDS).map((it) => `- ${it}`), ''];
  for (const [edition, own] of Object.entries(all)) {
    const rows = Object.entries(own).sort(byName);
    lines.push(`## ${edition}`, '', '| decision | answered by |', '|---|---|', ...rows.map(([id, how]) => `| ${id} | ${how} |`), '');
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../variants/decisions.md');
});

test('decisions with a fixed answer are listed, and the lists hold nothing else', () => {
  const listed = parse(readFileSync(new URL('fixed.yaml', import.meta.url), 'utf8')) as {
    readonly [reason: string]: { readonly [edition: string]: readonly string[] };
  };
  const fixed = Object.entries(all).flatMap(([edition, own]) =>
    Object.entries(own).flatMap(([id, how]) => (how === 'fixed' ? [`${edition}: ${id}`] : [])),
  );
  const known = Object.values(listed).flatMap((by) => Object.entries(by).flatMap(([edition, ids]) => ids.map((id) => `${edition}: ${id}`)));
  expect(fixed.sort()).toEqual(known.sort());
});
