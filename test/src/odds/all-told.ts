import { parted } from '../../../src/odds/trials/walked-odds.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE } from '../../variants/two-units.ts';
import { untwinned } from './accounts.ts';

const BOUNDS = { forks: 60_000, runs: 3000 };

/** Attacks from number 1 on, against odds for which no two models are alike: how many had few enough courses for that, and where they part. */
export async function againstAllTold(variant: string, attackOf: (seed: number) => Example, count: number) {
  const selection = await loadSelection(variant);
  const apart: string[] = [];
  let compared = 0;
  for (let seed = 1; seed <= count; seed++) {
    const attack = attackOf(seed);
    let known: ReturnType<typeof attackOdds>;
    try {
      known = attackOdds(attack, FILE, untwinned(selection), BOUNDS);
    } catch (error) {
      // Told by their places they have too many courses.
      if (error instanceof RangeError) continue;
      throw error;
    }
    compared++;
    apart.push(...parted(attackOdds(attack, FILE, selection), known, 1e-11).map((it) => `attack ${seed}: ${it}`));
  }
  return { compared, apart };
}
