import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { nameOf, pairsOf } from './pairs.ts';
import { bothAct, changed, notShownYet, shownOf } from './record.ts';

/** Pairs of each edition that are played again here, spread over the record; the soak plays all. */
const SAMPLE = 3;

const missing = notShownYet();

test('what is not shown yet is listed by edition', () => {
  expect(Object.keys(missing).filter((it) => !builtIn.includes(it))).toEqual([]);
});

describe.each(builtIn)('pairs of rules of %s', (edition) => {
  const shown = shownOf(edition);
  const listed = Object.entries(missing[edition] ?? {}).flatMap(([one, others]) => others.map((two) => nameOf([one, two])));

  test('each pair that changes the same procedures is shown, or listed as not shown yet', async () => {
    const pairs = pairsOf(await loadSelection(edition));
    expect([...shown.map((it) => nameOf(it.pair)), ...listed].sort()).toEqual(pairs.map((it) => nameOf(it.rules)).sort());
    const seams = new Map(pairs.map((it) => [nameOf(it.rules), it.seams]));
    expect(shown.filter((it) => String(it.seams) !== String(seams.get(nameOf(it.pair)))).map((it) => nameOf(it.pair))).toEqual([]);
  });

  test('both rules act where a pair is shown, or one prevails', () => {
    const idle = shown.filter((it) => !bothAct(it));
    expect(idle.map((it) => nameOf(it.pair))).toEqual([]);
  });

  test('a sample of the pairs ends as recorded', async () => {
    const step = Math.max(1, Math.floor(shown.length / SAMPLE));
    expect(await changed(edition, shown.filter((_, k) => k % step === 0).slice(0, SAMPLE))).toEqual([]);
  });
});
