import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { strongerLosesMore } from './stronger.ts';

/** Attacks with small trees of dice; `test/soak` takes all. */
const SMALL = ['gunners-at-officer.yaml', 'walker-at-line.yaml'];

test.each(SMALL)('a better save or one more wound never loses more models: %s', async (attack) => {
  for (const edition of builtIn) expect((await strongerLosesMore(attack, edition)).faults).toEqual([]);
});
