import { expect, test } from 'vitest';
import { harmless } from '../../../src/cli/harmless.ts';

test.each([
  ['a colour', '\u001b[31mred', '\\u001b[31mred'],
  ['the title of a window', '\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['a command to a terminal in one character', '\u009b2J', '\\u009b2J'],
  ['a line that is written over', 'kept\rbroken', 'kept\\u000dbroken'],
  ['a turn of direction', 'a\u202eb', 'a\\u202eb'],
  ['a command to a build', 'x\n::error::y\n  ::warning::z', 'x\n: :error::y\n  : :warning::z'],
  ['an older one', 'x ##[error]y', 'x ## [error]y'],
  ['what is harmless', 'Größe: 5″ — ok\n\tnext::line', 'Größe: 5″ — ok\n\tnext::line'],
])('%s', (_, text, shown) => {
  expect(harmless(text)).toBe(shown);
});

test('colours that a command writes itself stay, and nothing else', () => {
  expect(harmless('\u001b[31mred\u001b[39m \u001b[2J', true)).toBe('\u001b[31mred\u001b[39m \\u001b[2J');
});

test('JSON says the same as before', () => {
  const value = { title: 'a\u009bb\u2066c' };
  expect(JSON.parse(harmless(JSON.stringify(value)))).toEqual(value);
});
