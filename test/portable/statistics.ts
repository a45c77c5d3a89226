import { asymptoticSequence } from '../../src/stats/asymptotic.ts';
import { bootstrapInterval } from '../../src/stats/bootstrap.ts';
import { bradleyTerry } from '../../src/stats/bradley-terry.ts';
import { pairMoves, standardisedMean, superiority } from '../../src/stats/effect.ts';
import { eloInterval, scoreOf } from '../../src/stats/elo.ts';
import { evenP } from '../../src/stats/even-test.ts';
import { differences, meanInterval } from '../../src/stats/paired.ts';
import { pairScoreInterval, pentanomial } from '../../src/stats/pairs.ts';
import { cubeRoot, exp, log, log1p, log2, log10, power } from '../../src/stats/portable.ts';
import { randomFrom } from '../../src/stats/rng.ts';
import { sequence } from '../../src/stats/sequential.ts';
import { pairingFactor } from '../../src/stats/variance-ratio.ts';

/** Made-up scores of pairs, in quarters. */
function madeUp(seed: string, pairs: number): Float64Array {
  const random = randomFrom(seed);
  return Float64Array.from({ length: pairs }, () => random.below(5) / 4);
}

/** Numbers as a summary holds them, written out in full, for a few hundred made-up results. */
export function statistics(): string {
  const found: unknown[] = [];
  for (let x = 1e-6; x < 600; x *= 1.13) found.push(exp(x), exp(-x), log(x), log2(x), log10(x), log1p(x), cubeRoot(x), power(x, 0.602));
  for (const pairs of [7, 60, 333]) {
    const [a, b] = [madeUp('a', pairs), madeUp('b', pairs)];
    const moved = differences(a, b);
    const counts = pentanomial(a.map((it) => it * 4));
    const mean = ([values]: readonly ArrayLike<number>[]): number =>
      Array.from(values ?? []).reduce((sum, it) => sum + it, 0) / (values?.length ?? 1);
    found.push(meanInterval(moved, 0.95, 2), superiority(pairMoves(moved)), standardisedMean(moved, 0.95, 2), pairScoreInterval(counts));
    found.push(eloInterval(counts), scoreOf(37.5), evenP(counts), asymptoticSequence(moved), pairingFactor(a, b));
    found.push(bootstrapInterval([moved], mean, 'statistics', { resamples: 199 }));
    const looks = sequence({ low: -1, high: 1 });
    for (const it of moved) looks.add(it);
    found.push(looks.interval());
  }
  found.push(bradleyTerry(2, [{ a: 0, b: 1, scores: madeUp('matchup', 50) }]));
  return JSON.stringify(found);
}
