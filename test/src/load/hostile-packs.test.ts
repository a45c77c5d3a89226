import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/match.ts';
import { loadFormats } from '../../../src/load/formats.ts';
import { loadScenario } from '../../../src/load/scenarios.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { MALFORMED, SOUND } from '../../faults/hostile-packs.ts';
import { temporaryFolder } from '../../outside.ts';

const duel = loadScenario('duel', { formats: await loadFormats() });

async function compileWith(code: string): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'bad.js'), code);
  try {
    return compileMatch(await loadSelection('classic+./bad.js', folder), duel).match.scenario;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message} ${error.stack}` : String(error);
  }
}

test.each(MALFORMED)('a pack that $name is refused before the first game', async ({ code, says }) => {
  expect(await compileWith(code)).toMatch(says);
});

test('one without a fault is not', async () => {
  expect(await compileWith(SOUND)).toBe('duel');
});
