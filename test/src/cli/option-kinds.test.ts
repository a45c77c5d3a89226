import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-list.ts';
import { namesIn, optionsOf } from '../../../src/cli/dispatch.ts';
import { FLAGS, OPTION_KINDS, optionIn, SHORT, wholeCommand, withoutOptions } from '../../../src/cli/option-kinds.ts';

const commands = await Promise.all(
  COMMANDS.map(async ({ name, load }) => {
    const { command } = await load();
    const { key, string, ...rest } = optionsOf(command);
    const placed = namesIn(command.takes);
    const named = (it: string): boolean => !placed.includes(it);
    return { name, ...rest, keys: Object.keys(key).filter(named), string: string.filter(named) };
  }),
);
const kinds = Object.entries(OPTION_KINDS).flatMap(([kind, names]) => names.map((name) => ({ kind, name })));

describe('every option of every command has one kind', () => {
  test.each(commands)('$name', ({ keys }) => {
    const named = keys.filter((it) => it.length > 1);
    const without = named.filter((name) => kinds.filter((it) => it.name === name).length !== 1);
    expect(named).toEqual(expect.arrayContaining(['json', 'quiet', 'color', 'game-limit']));
    expect(without).toEqual([]);
  });

  test('and no other word has one', () => {
    const known = new Set(commands.flatMap(({ keys }) => keys));
    expect(kinds.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('short names are those of the parser', () => {
    const short = commands.flatMap(({ keys, alias }) =>
      keys.flatMap((name) => [name, ...(alias[name] ?? [])].filter((it) => it.length === 1).map((it) => [it, name] as const)),
    );
    const long = short.filter(([it, name]) => it !== name);
    expect(Object.fromEntries(long)).toEqual({ ...SHORT });
  });

  test('which of them are flags is as the parser has it, but for what is asked', () => {
    const { question: _, ...others } = OPTION_KINDS;
    const names: readonly string[] = Object.values(others).flat();
    for (const { keys, boolean } of commands) {
      const own = keys.filter((it) => names.includes(it));
      expect(own.filter((it) => boolean.includes(it))).toEqual(own.filter((it) => FLAGS.includes(it)));
    }
  });
});

test.each([
  ['--no-color', 'color'],
  ['--queueKeep=5', 'queue-keep'],
  ['--pairs=200', 'pairs'],
  ['-n200', 'pairs'],
  ['-v', 'variant'],
  ['-q', 'quiet'],
  ['-', null],
  ['-5', null],
  ['duel', null],
  ['--', null],
])('%s is the option %s', (word, name) => {
  expect(optionIn(word)).toBe(name);
});

describe('a command line without what belongs to one part or one call', () => {
  test('keeps what is asked, however it is written', () => {
    const asked = ['run', 'duel', '-v', 'classic', '-n200', '--no-audit', '--game-limit', '9', '--until=0.02'];
    const own = ['--shard', '2/3', '--out=part', '--workers', '2', '--queueKeep', '5', '--queue=env:Q', '-q', '--force=true', '--no-color'];
    expect(wholeCommand([...asked.slice(0, 2), ...own, ...asked.slice(2)])).toEqual(asked);
    expect(wholeCommand([...asked, ...own])).toEqual(asked);
  });

  test('a value that looks like an option goes with the option that it is the value of', () => {
    expect(withoutOptions(['run', '--out', '--force', 'duel'], ['out'])).toEqual(['run', 'duel']);
    expect(withoutOptions(['run', '-n', '5', '-n5', 'duel'], ['pairs'])).toEqual(['run', 'duel']);
  });
});
