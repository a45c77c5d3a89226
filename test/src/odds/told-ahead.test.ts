import { afterEach, expect, test, vi } from 'vitest';
import { AccountError, Explorer } from '../../../src/odds/outcomes/graph.ts';
import { parted } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { toldAheadWrong, unforeseeing } from './accounts.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 3, Ld: 8, Sv: 4 };
const man = (stats: object = {}) => ({ keywords: ['infantry'], base: 25.4, height: 1.2, classic: { ...MAN, ...stats } });
const blade = (rules: readonly string[]) => ({ blade: { S: 6, AP: 4, type: 'melee', rules } });

afterEach(() => vi.restoreAllMocks());

/** Three blows of Weapon Skill 4 at Weapon Skill 3 hit on 3 or more. */
const THREE_BLOWS = (3 * 4) / 6;

test.each(['classic', 'waffle'])(
  'hits in close combat are counted once under %s where a test that they cause comes before their wounds',
  async (variant) => {
    const selection = await loadSelection(variant);
    const attack = twoUnits({ ...man(), weapons: blade(['blind']) }, { ...man({ WS: 3, W: 3, Sv: 7 }), at: [11, 10] }, [
      { strike: 'A', at: 'B' },
    ]);
    const explored = vi.spyOn(Explorer.prototype, 'explore');
    const found = attackOdds(attack, FILE, selection);
    expect(explored.mock.results.map((it) => it.type)).toEqual(['return']);
    expect(found['hits']?.mean).toBeCloseTo(THREE_BLOWS, 12);
    expect(parted(found, attackOdds(attack, FILE, unforeseeing(selection)))).toEqual([]);
  },
);

test.each(['classic', 'waffle'])('no course of play under %s foresees sums that it does not come to', async (variant) => {
  const selection = await loadSelection(variant);
  const attack = twoUnits({ ...man(), models: 2, weapons: blade([]) }, { ...man({ WS: 3, W: 3, Sv: 7 }), at: [11, 10] }, [
    { strike: 'A', at: 'B' },
  ]);
  const explored = vi.spyOn(Explorer.prototype, 'explore');
  const found = attackOdds(attack, FILE, selection);
  expect(explored.mock.results.map((it) => it.type)).toEqual(['return']);
  explored.mockClear();
  const wrong = attackOdds(
    attack,
    FILE,
    toldAheadWrong(selection, (n) => (n * (n + 1)) / 2),
  );
  expect(explored.mock.results.map((it) => it.type)).toEqual(['throw', 'return']);
  expect(explored.mock.results[0]?.value).toBeInstanceOf(AccountError);
  expect(explored.mock.results[0]?.value).toHaveProperty('message', expect.stringContaining('other sums'));
  expect(parted(wrong, found)).toEqual([]);
});
