import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EngagementError } from '../../../src/campaign/engagement-error.ts';
import { loadFormats } from '../../../src/load/formats.ts';
import { loadScenario } from '../../../src/load/scenarios.ts';
import { openJobPlayer } from '../../../src/runner/job-player.ts';
import { FICKLE, SOUND } from '../../faults/hostile-packs.ts';
import { temporaryFolder } from '../../outside.ts';

const duel = loadScenario('duel', { formats: await loadFormats() });
const JOB = { scenario: 0, variant: 0, chunk: 0, firstPair: 0, pairs: 1 };

/** What playing a pair with a pack comes to: an error, or the games played. */
function playWith(code: string): Promise<unknown> {
  const from = temporaryFolder();
  writeFileSync(join(from, 'bad.js'), code);
  const player = openJobPlayer({ battles: [duel], specs: ['classic+./bad.js'], counted: 1, from, seed: 'fickle' });
  return player.play([JOB]).then(
    (columns) => columns[0]?.rows,
    (error: unknown) => error,
  );
}

test.each(FICKLE)('a rule that $name is found out', async ({ code, says }) => {
  const error = await playWith(code);
  expect(error).toBeInstanceOf(EngagementError);
  expect((error as EngagementError).cause.message).toMatch(says);
});

test('one that does the same each time plays on', async () => {
  expect(await playWith(SOUND)).toBe(2);
});
