import { afterEach, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-list.ts';
import { dispatch, namesIn } from '../../../src/cli/dispatch.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a usage line names what stands in brackets, as whole words', () => {
  expect(namesIn('<scenario..> [one-more] --shown')).toEqual(['scenario', 'one-more']);
});

test('an option has to have its value', async () => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const run = COMMANDS.find(({ name }) => name === 'run');
  if (run === undefined) throw new Error('there is no command run');
  expect(await dispatch(run, ['duel', '--players', 'own', '-n'])).toBe(2);
  expect(said.join('')).toContain('-n has no value');
});
