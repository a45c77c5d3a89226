import { expect, test } from 'vitest';
import { NEVER } from '../../../variants/classic/family.ts';
import { coverApart, onPaper } from '../../../variants/classic/worth/on-paper.ts';

/** What gets through on a die, by counting its faces: a natural 1 always does. */
const through = (on: number): number => Array.from({ length: 6 }, (_, k) => k + 1).filter((die) => die === 1 || die < on).length / 6;

test('cover stops what the better of two saves stops beyond the own one', () => {
  for (let own = 2; own <= NEVER; own++) {
    for (let cover = 2; cover <= NEVER; cover++) {
      expect(onPaper.coverStops(own, cover), `${own}+ and cover ${cover}+`).toBeCloseTo(
        1 - through(Math.min(own, cover)) / through(own),
        12,
      );
      expect(coverApart(own, cover)).toBeCloseTo(1 - through(cover), 12);
    }
  }
});
