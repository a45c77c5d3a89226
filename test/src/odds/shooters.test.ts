import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Explorer } from '../../../src/odds/outcomes/graph.ts';
import { shootersFor } from '../../../src/odds/shooters.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const MODEL = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const rifle = { rifle: { range: 24, S: 4, AP: 5, type: 'assault' } };
/** Hits on 3+ and wounds on 4+: one of three shots kills one who has no save and never goes to ground. */
const example = twoUnits(
  { ...MODEL, classic: MAN, models: 1, weapons: rifle },
  { ...MODEL, rules: ['fearless'], classic: MAN, at: [20, 10] },
  [{ shoot: 'A', at: 'B', with: 'rifle' }],
);
const chanceOf = (models: number): number => 1 - (2 / 3) ** models;
const FORKS_OF_FIVE = 35;
const TOO_MANY = `more than ${FORKS_OF_FIVE} situations can come about`;
const QUESTION = { samples: null, kill: null };

describe('how many models it takes', () => {
  test('is told for each chance', async () => {
    const { needed, refused } = shootersFor({ example, file: FILE }, await loadSelection('classic'), QUESTION);
    expect(needed.map(({ models, upTo }) => [models, upTo])).toEqual([
      [2, 2],
      [4, 4],
      [8, 8],
    ]);
    for (const { upTo, chance } of needed) expect(chance).toBeCloseTo(chanceOf(upTo), 12);
    expect(refused).toBeNull();
  });

  describe('where six have too many situations', () => {
    const { explore } = Explorer.prototype;
    beforeEach(() => {
      vi.spyOn(Explorer.prototype, 'explore').mockImplementation(function (this: Explorer) {
        const graph = explore.call(this);
        if (graph.forks > FORKS_OF_FIVE) throw new RangeError(TOO_MANY);
        return graph;
      });
    });
    afterEach(() => vi.restoreAllMocks());

    test('is told as far as they have not', async () => {
      const { needed, refused } = shootersFor({ example, file: FILE }, await loadSelection('classic'), QUESTION);
      expect(needed.map(({ models, upTo }) => [models, upTo])).toEqual([
        [2, 2],
        [4, 4],
        [null, 5],
      ]);
      expect(needed[2]?.chance).toBeCloseTo(chanceOf(5), 12);
      expect(refused).toEqual({ models: 6, why: TOO_MANY });
    });
  });
});
