import { expect, test } from 'vitest';
import { blockMarkdown } from '../../../src/study/army-paper.ts';

test('names of armies and units are literal in Markdown, whatever markup is in them', () => {
  const named = '*Bold* [link](x) <b>|';
  const shown = '\\*Bold\\* \\[link\\](x) \\<b\\>\\|';
  expect(
    blockMarkdown([{ heading: named }, { text: named }, { heads: ['army', 'wins'], rows: [[named, '1']], right: ['wins'], kept: 1 }]),
  ).toBe(`# ${shown}\n\n${shown}\n\n| army | wins |\n| --- | --: |\n| ${shown} | 1 |\n`);
});
