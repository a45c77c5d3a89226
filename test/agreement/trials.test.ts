import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { expectTrials } from '../src/odds/trials.ts';

/** Attacks of each edition, and the number of the first: `TRIALS` and `FIRST` say others. */
const TRIALS = Number(process.env['TRIALS'] ?? 2000);
const FIRST = Number(process.env['FIRST'] ?? 10_000);
/** Great ones, of which many have too many courses for a short look: so many at least that some are played, however few small ones are asked for. */
const GREAT = Math.max(40, Math.ceil(TRIALS / 10));

test.each(builtIn)(
  'thousands of attacks drawn from all that files of %s may have come out as when every course is played',
  async (variant) => {
    const small = await expectTrials(variant, {
      first: FIRST,
      count: TRIALS,
      size: { attackers: 2, targets: 3, shots: 2 },
      effort: { bounds: { forks: 5000, runs: 3000 }, courses: 3000, plays: 2000 },
    });
    expect(small.walked).toBeGreaterThan(TRIALS / 4);
    const great = await expectTrials(variant, {
      first: FIRST + TRIALS,
      count: GREAT,
      size: { attackers: 5, targets: 6, shots: 3 },
      effort: { bounds: { forks: 40_000, runs: 10_000 }, courses: 200, plays: 5000 },
    });
    expect(great.played).toBeGreaterThan(GREAT / 4);
  },
);
