import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shellWord } from '../../../src/campaign/command-line.ts';
import { parseSpec, printSpec } from '../../../src/compile/index.ts';

const page = readFileSync('src/compile/README.md', 'utf8');

/** The rows of the tables under a head, without their code quotes. */
function rowsUnder(head: string): string[][] {
  const lines = page.split('\n');
  const rows: string[][] = [];
  for (let k = lines.indexOf(head) + 2; lines[k]?.startsWith('|') === true; k++)
    rows.push(
      (lines[k] as string)
        .slice(1, -1)
        .split(' | ')
        .map((it) => it.trim().replace(/^`|`$/g, '')),
    );
  return rows;
}

const read = rowsUnder('| written | normal form | what it is |');
const refused = rowsUnder('| written | because |');

describe('the page on the grammar of rulesets', () => {
  test('has examples', () => expect([read.length > 20, refused.length > 5]).toEqual([true, true]));

  test.each(read)('%s is %s', (written, normal) => {
    expect(printSpec(parseSpec(written as string))).toBe(normal);
    expect(printSpec(parseSpec(normal as string))).toBe(normal);
  });

  test.each(refused)('%s is refused: %s', (written, because) => {
    expect(() => parseSpec(written as string)).toThrow(because as string);
  });

  test('shows every kind of switch', () => {
    const kinds = new Set(read.flatMap(([written]) => parseSpec(written as string).switches.map((it) => it.kind)));
    expect([...kinds].sort()).toEqual(['layer-off', 'lever', 'off', 'on', 'set', 'sheet']);
  });

  test('normal forms need no quotes in a shell, but for paths of Windows', () => {
    for (const [, normal = ''] of read) if (!normal.includes('\\')) expect(shellWord(normal)).toBe(normal);
  });
});
