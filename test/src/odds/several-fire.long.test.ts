import { expect, test } from 'vitest';
import { parted } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE } from '../../variants/two-units.ts';
import { untwinned } from './accounts.ts';
import { severalFire } from './several-fire.ts';

const BOUNDS = { forks: 60_000, runs: 3000 };
const DRAWN = 60;

test.each(['classic', 'calixtus', 'waffle', 'hybrid'])(
  'models that are called alike when several units fire at theirs under %s are alike',
  async (variant) => {
    const selection = await loadSelection(variant);
    const apart: string[] = [];
    let compared = 0;
    for (let seed = 1; seed <= DRAWN; seed++) {
      const attack = severalFire(seed, 4);
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
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThan(DRAWN / 2);
  },
);
