import { expect, test } from 'vitest';
import { escapeMarkdown } from '../../../src/page/index.ts';

test.each([
  ['a rule', 'a rule'],
  ['<img src=x> **loud** [here](there) | next', '\\<img src=x\\> \\*\\*loud\\*\\* \\[here\\](there) \\| next'],
  ['two\n  lines', 'two lines'],
])('%j is shown literally', (text, shown) => expect(escapeMarkdown(text)).toBe(shown));
