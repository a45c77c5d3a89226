import { expect, test } from 'vitest';
import { againstAllTold } from './all-told.ts';
import { severalFire } from './several-fire.ts';

const DRAWN = 90;
/** Attacks in which a marker may be laid are often too large to be told whole. */
const COMPARED = 30;

test.each(['classic', 'calixtus', 'waffle', 'hybrid'])(
  'models that are called alike when several units fire at theirs under %s are alike',
  async (variant) => {
    const { compared, apart } = await againstAllTold(variant, (seed) => severalFire(seed, 4), DRAWN);
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThan(COMPARED);
  },
);
