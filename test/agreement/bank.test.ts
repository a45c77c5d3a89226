import { expect, test } from 'vitest';
import { apart } from '../../src/odds/apart.ts';
import { parted, walkedOdds } from '../../src/odds/trials/walked-odds.ts';
import { sampledQuantities } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { oneIn } from '../sampled.ts';
import { knownOfBank } from './known-attacks.ts';

const COURSES = 20_000;
const PLAYS = 4000;
/** The accounts of the others are made of these, which try each half of the attacks; the others a sixth. */
const BASES = ['classic', 'tenth'];

/** What notices that something is left out tells nothing unless it is right itself. */
test.each(builtIn.map((spec, k) => [spec, oneIn(BASES.includes(spec) ? 2 : 6, k % 2)] as const))(
  'attacks of the bank come out under %s as when every course is played, those with many as they are played',
  async (spec, tried) => {
    const wrong: string[] = [];
    for (const { name, example, file, selection, odds } of await knownOfBank(spec, tried)) {
      const walked = walkedOdds(example, file, selection, COURSES);
      if (walked !== null) wrong.push(...parted(odds, walked, 1e-11).map((it) => `${name}: ${it}`));
      else
        for (const { quantity, of, exact, played } of apart(odds, sampledQuantities(example, file, selection, PLAYS, name), PLAYS, 5))
          wrong.push(`${name}: ${quantity} ${of}: ${exact}, played ${played}`);
    }
    expect(wrong).toEqual([]);
  },
);
