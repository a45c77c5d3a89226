import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/testing/index.ts';
import { builtIn, scenarios } from '../../bundled.ts';
import { loadScenario } from '../../files.ts';
import { LIMIT_MS } from '../../limit.ts';
import { sampled } from '../../sampled.ts';
import { apart, gamesOf, triedIn, whatToTry } from './tries.ts';

const record = triedIn();

/** Entries of each edition that are played here, and pairs within which they have to show. */
const SAMPLE = 8;
const PAIRS = 16;

describe.each(builtIn)('where the studio tries rules of %s', (edition) => {
  test('is said by the name of a scenario, of all of its entries or of none yet', async () => {
    const tried = [...whatToTry(await loadSelection(edition)).keys()];
    const said = tried.filter((id) => Object.hasOwn(record, id));
    expect([0, tried.length]).toContain(said.length);
    expect(said.filter((id) => record[id] !== null && !scenarios.includes(record[id] ?? ''))).toEqual([]);
  });

  test(
    'they change a game',
    async () => {
      const known = [...whatToTry(await loadSelection(edition))].filter(([id]) => (record[id] ?? null) !== null);
      for (const [id, { rulesets }] of sampled(known, SAMPLE, ([id]) => id)) {
        const battle = loadScenario(record[id] ?? '');
        const [one, other] = [await loadSelection(rulesets[0]), await loadSelection(rulesets[1])];
        let pairs = 1;
        while (pairs < PAIRS && apart(gamesOf(one, battle, pairs), gamesOf(other, battle, pairs)) === 0) pairs *= 4;
        expect(apart(gamesOf(one, battle, pairs), gamesOf(other, battle, pairs)), `${id} in ${record[id]}`).toBeGreaterThan(0);
      }
    },
    LIMIT_MS,
  );
});

test('no other rule is in the record', async () => {
  const known = new Set<string>();
  for (const edition of builtIn) for (const id of whatToTry(await loadSelection(edition)).keys()) known.add(id);
  expect(Object.keys(record).filter((id) => !known.has(id))).toEqual([]);
});
