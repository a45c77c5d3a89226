import { expect, test } from 'vitest';
import { type Comparison, type Summary, summarise } from '../../../src/analysis/index.ts';
import { openSentences, undecided, undecidedSentences } from '../../../src/report/undecided.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';

const made = summarise(
  syntheticCampaign({
    pairs: 4,
    scenarios: [{ id: 'patrol', title: 'Patrol' }],
    variants: [
      { spec: 'classic', effect: 0 },
      { spec: 'waffle', effect: 1, base: 'classic' },
    ],
  }),
);
const [comparison] = made.comparisons as unknown as [Comparison];

/** One comparison of 200 pairs whose interval reaches `half` to both sides of the difference. */
function found(difference: number, half: number, verdict: Comparison['verdict'] = 'not enough evidence'): Summary {
  const score = { difference, low: difference - half, high: difference + half, p: 0.4, confidence: 0.95 };
  const results = made.results.map((it) => ({ ...it, pairs: 200 }));
  return { ...made, margin: 0.02, results, comparisons: [{ ...comparison, verdict, score }] };
}

test('a difference as observed takes as many more pairs as its interval is too wide', () => {
  // Standard error 0.0392 / 1.96 = 0.02 of 200 pairs: variance 0.08. 0.08 · (1.96 + 0.8416)² / 0.04² + 1.96² / 2 = 394.4, to two digits 400.
  expect(undecided(found(0.04, 0.0392), MANIFEST)).toMatchObject({ open: 1, pairs: 400 });
  // No difference: the margin of 0.02 is what has to be told apart, 4 times as many: 1571.8.
  expect(undecided(found(0, 0.0392), MANIFEST)).toMatchObject({ pairs: 1600 });
});

test('the sentence says how many, how long, and the command that goes on', () => {
  // 800 games of 200 pairs at 533 a second: 200 more pairs take 1.5 seconds.
  expect(undecidedSentences(found(0.04, 0.0392), MANIFEST, 'out/my runs')).toEqual([
    "If what was seen is true, about 400 pairs instead of 200 would decide it (four chances in five; about 2 seconds more here): sandtable run --resume 'out/my runs' -n 400",
  ]);
  // In its report the folder has no name that would hold elsewhere, and the page is the same however fast the games were played.
  expect(undecidedSentences(found(0.04, 0.0392), MANIFEST)).toEqual([
    'If what was seen is true, about 400 pairs instead of 200 would decide it (four chances in five): sandtable run --resume <folder of this report> -n 400',
  ]);
  // What is no run starts anew.
  const other = ['demo', '-n', '200', '--out', 'out/a', '--force'];
  expect(undecidedSentences(found(0.04, 0.0392), { ...MANIFEST, command: other })[0]).toContain(': sandtable demo -n 400');
});

test('what takes more pairs than anybody plays says so', () => {
  const [sentence] = undecidedSentences({ ...found(0, 0.0392), margin: 0.0001 }, MANIFEST);
  expect(sentence).toMatch(/^More pairs would not decide it: .+ more than 10,000,000 pairs instead of 200\. A wider --margin would\.$/);
});

test('nothing is said where all is decided', () => {
  expect(undecidedSentences(found(0.04, 0.02, 'different'), MANIFEST)).toEqual([]);
});

test('of many open answers it says what would decide half of them, and what all', () => {
  // As above: 98.1 + 1.9, 394.4 and 1571.8 pairs; of 3 answers, 2 are at least half. A study begins anew: 2 · 800 games at 533 a second.
  const one = (difference: number): Comparison => found(difference, 0.0392).comparisons[0] as Comparison;
  const summary = { ...found(0, 0.0392), comparisons: [one(0), one(0.08), one(0.04)] };
  const manifest = { ...MANIFEST, command: ['ablate', 'duel', '-v', 'classic', '-n', '200'] };
  expect(openSentences(summary, manifest, 'out')).toEqual([
    'If what was seen is true, about 400 pairs instead of 200 would decide half of the 3 open answers (about 3 seconds here), about 1,600 pairs all of them: sandtable ablate duel -v classic -n 400',
  ]);
  expect(openSentences({ ...summary, comparisons: [one(0.04)] }, manifest, 'out')[0]).toContain(
    'would decide it (four chances in five; about 3 seconds here)',
  );
  expect(openSentences({ ...summary, margin: 0.0001 }, manifest)[0]).toContain('some of the others are too small for any number');
});
