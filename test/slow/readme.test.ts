import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../outside.ts';
import { sandtable } from './cli.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Commands of the README with what they print below them. */
const shown = [...README.matchAll(/```\n\$ npx tsx src\/cli\.ts (.*)\n([\s\S]*?)```/g)].map(
  ([, line = '', text = '']) => [line, text] as const,
);

/** Lines are broken to fit the page, and columns are set apart by more or fewer spaces. */
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What is shown of an answer: its paragraphs, or less where dots stand for the rest. */
const parts = (text: string): string[] => text.split(/\n\n|^\.{3}$/m).map(words);

describe('what the README shows of an answer', () => {
  test('is looked at', () =>
    expect(shown.map(([line]) => line.split(' ')[0])).toEqual(['ablate', 'odds', 'run', 'exploit', 'diff', 'replay']));

  test.each(shown)('is what it is: %s', (line, text) => {
    const { code, stdout } = sandtable(temporaryFolder(), [...line.split(' '), '--quiet']);
    expect(code).toBe(0);
    const said = words(stdout);
    for (const it of parts(text)) expect(said).toContain(it);
  });
});
