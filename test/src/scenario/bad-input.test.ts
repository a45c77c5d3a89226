import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/scenario/input-error.ts';
import { loadScenario, validateFile } from '../../files.ts';

// Each fixture is one way to get a file wrong; the text beside it is what its author has to read, word for word.
const FOLDER = 'test/fixtures/bad';
const fixtures = readdirSync(FOLDER)
  .filter((it) => it.endsWith('.txt'))
  .map((it) => it.replace('.txt', ''));

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('bad input', () => {
  test('there is a fixture for every class of mistake', () => {
    expect(fixtures).toEqual(
      expect.arrayContaining([
        'bad-name',
        'bad-yaml',
        'battlefield',
        'blocks',
        'datasheet',
        'doctrine',
        'duplicate-key',
        'duplicate-unit',
        'example-blocks',
        'missing-keys',
        'mission',
        'newer-format',
        'no-kind',
        'out-of-range',
        'scenario-names',
        'scenario-order',
        'scenario-places',
        'tabs',
        'terrain',
        'unknown-alias',
        'unknown-datasheet',
        'unknown-key',
        'unknown-role',
        'wrong-counts',
        'wrong-type',
      ]),
    );
  });

  test.each(fixtures)('%s', (name) => {
    expect(messageOf(() => validateFile(`${FOLDER}/${name}.yaml`))).toBe(readFileSync(`${FOLDER}/${name}.txt`, 'utf8').trimEnd());
  });

  test('a missing file', () => {
    expect(messageOf(() => loadScenario('nowhere/duel.yaml'))).toBe('nowhere/duel.yaml: found no such file, expected one to read');
    expect(messageOf(() => validateFile('nowhere/duel.yaml'))).toBe('nowhere/duel.yaml: found no such file, expected one to read');
  });

  test('an unknown scenario name lists the known ones and the nearest', () => {
    const message = messageOf(() => loadScenario('meting'));
    expect(message).toMatch(
      /^meting: found no scenario of this name, expected .*\bmeeting\b.* or the path of a file; did you mean "meeting"\?$/,
    );
  });

  test("an unknown doctrine given instead of the scenario's is an error at its place", () => {
    const message = messageOf(() => loadScenario('duel', { doctrines: { blue: 'cautios' } }));
    expect(message).toMatch(
      /^scenarios\/duel\.yaml:\d+:\d+: doctrines\.blue: found unknown doctrine "cautios", .*did you mean "cautious"\?$/,
    );
  });
});
