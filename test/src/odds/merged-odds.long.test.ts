import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccountError, Explorer } from '../../../src/odds/outcomes/graph.ts';
import { parted, walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { countedWrong, unforeseeing } from './accounts.ts';
import { anyAttack, anyBlast } from './any-attack.ts';

const EDITIONS = [
  ['classic', 'classic'],
  ['calixtus', 'classic'],
  ['waffle', 'classic'],
  ['tenth', 'modern'],
] as const;
/** Attacks of more courses than this are left out: the walk has to stay quick. */
const MOST_COURSES = 5000;
const SEED = 20_480;

afterEach(() => vi.restoreAllMocks());

describe.each(EDITIONS)('attacks of %s', (variant, family) => {
  test('come out merged as when every course is played, whatever the weapon, the target and their rules', async () => {
    const selection = await loadSelection(variant);
    let compared = 0;
    fc.assert(
      fc.property(anyAttack(family, { shooters: 2, targets: 2 }), (attack) => {
        const walked = walkedOdds(attack, FILE, selection, MOST_COURSES);
        if (walked === null) return;
        compared++;
        expect(parted(attackOdds(attack, FILE, selection), walked)).toEqual([]);
      }),
      { numRuns: 35, seed: SEED },
    );
    expect(compared).toBeGreaterThanOrEqual(10);
  });

  test('of more models come out foreseen as when nothing is foreseen', async () => {
    const selection = await loadSelection(variant);
    const played = unforeseeing(selection);
    fc.assert(
      fc.property(anyAttack(family, { shooters: 3, targets: 4 }), (attack) => {
        expect(parted(attackOdds(attack, FILE, selection), attackOdds(attack, FILE, played))).toEqual([]);
      }),
      { numRuns: 25, seed: SEED },
    );
  });
});

const MAN = { WS: 4, BS: 3, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 4 };
const SOLDIER = { M: 6, T: 4, Sv: 4, W: 2, Ld: 7, OC: 1 };
const AT_B = [{ shoot: 'A', at: 'B', with: 'arm' }];

/** So many shots at three models, of both families. */
const volley = (shooters: number, arm: object, target: object = {}) =>
  twoUnits(
    { keywords: ['infantry'], models: shooters, classic: MAN, modern: SOLDIER, weapons: { arm } },
    { keywords: ['infantry'], models: 3, at: [26, 10], classic: { ...MAN, ...target }, modern: SOLDIER },
    AT_B,
  );
const RIFLE = { classic: { range: 24, S: 4, AP: 5, type: 'assault' }, modern: { range: 24, A: 1, skill: 3, S: 4, AP: -1, D: 1 } };

test('a blast comes out foreseen as when nothing is foreseen', async () => {
  const selection = await loadSelection('classic');
  const played = unforeseeing(selection);
  fc.assert(
    fc.property(anyBlast, (attack) => {
      expect(parted(attackOdds(attack, FILE, selection), attackOdds(attack, FILE, played))).toEqual([]);
    }),
    { numRuns: 3, seed: SEED },
  );
});

test('wounds of two kinds fall on models that stand equally near as the dice say, one of them hurt already', async () => {
  const selection = await loadSelection('classic');
  const rending = { classic: { range: 36, S: 3, AP: '-', type: 'heavy', rules: ['rending'] } };
  const attack = volley(2, rending, { T: 2, W: 2, Sv: 7 });
  const walked = walkedOdds(attack, FILE, selection, 20_000);
  expect(walked).not.toBeNull();
  if (walked !== null) expect(parted(attackOdds(attack, FILE, selection), walked)).toEqual([]);
});

test('marksmen who may pick whom they wound are worked out at models that stand equally near', async () => {
  const selection = await loadSelection('classic');
  const sniper = { classic: { range: 36, S: 3, AP: '-', type: 'heavy', rules: ['sniper'] } };
  const attack = volley(2, sniper, { W: 2, Sv: 6 });
  expect(parted(attackOdds(attack, FILE, selection), attackOdds(attack, FILE, unforeseeing(selection)))).toEqual([]);
});

describe.each(['classic', 'tenth'])('an account of %s that does not bear out what it foresees', (variant) => {
  test('is found out, and the attack is played through with the same result', async () => {
    const selection = await loadSelection(variant);
    const attack = volley(6, RIFLE);
    const expected = attackOdds(attack, FILE, selection);
    const explored = vi.spyOn(Explorer.prototype, 'explore');
    const found = attackOdds(
      attack,
      FILE,
      countedWrong(selection, (n) => (n * (n + 1)) / 2),
    );
    expect(explored.mock.results.map((it) => it.type)).toEqual(['throw', 'return']);
    expect(explored.mock.results[0]?.value).toBeInstanceOf(AccountError);
    expect(parted(found, expected)).toEqual([]);
  });
});

describe('bounds', () => {
  test('of situations and of courses are kept with a RangeError that says which', async () => {
    const selection = await loadSelection('classic');
    const attack = volley(6, RIFLE);
    expect(() => attackOdds(attack, FILE, selection, { forks: 20, runs: 1e6 })).toThrow(
      expect.objectContaining({ name: 'RangeError', message: 'more than 20 situations can come about' }),
    );
    expect(() => attackOdds(attack, FILE, selection, { forks: 1e6, runs: 20 })).toThrow(
      expect.objectContaining({ name: 'RangeError', message: 'more than 20 courses of play would have to be tried' }),
    );
  });
});

describe('a rule that is switched off', () => {
  const shot = (arm: object) => twoUnits({ classic: MAN, weapons: { arm } }, { classic: MAN, at: [26, 10] }, AT_B);
  const slain = async (spec: string, arm: object): Promise<number> =>
    attackOdds(shot(arm), FILE, await loadSelection(spec))['B.modelsLost']?.mean ?? Number.NaN;

  test('moves the odds by what it does: Rending', async () => {
    const arm = { range: 24, S: 4, AP: '-', type: 'assault', rules: ['rending'] };
    // Ballistic Skill 3 hits on 4 or more; a 6 To Wound goes past armour 4.
    expect(await slain('classic', arm)).toBeCloseTo((1 / 2) * (1 / 6 + (2 / 6) * (1 / 2)), 12);
    expect(await slain('classic@-CLS-WPN-24', arm)).toBeCloseTo((1 / 2) * (1 / 2) * (1 / 2), 12);
  });

  test('moves nothing where it has no part', async () => {
    const arm = { range: 24, S: 4, AP: '-', type: 'assault' };
    expect(await slain('classic@-CLS-WPN-24', arm)).toBe(await slain('classic', arm));
  });
});

test('who of those that fired is gone matters to the fire that answers them', async () => {
  // A hot weapon may take the near one, whom rapid fire reaches twice, or the far one; nobody is ever wounded by a shot.
  const stats = { ...MAN, T: 10, Sv: 7 };
  const hot = { classic: { range: 36, S: 1, AP: '-', type: 'assault', rules: ['gets-hot'] } };
  const answer = { classic: { range: 24, S: 1, AP: '-', type: 'rapid-fire' } };
  const attack = twoUnits(
    {
      keywords: ['infantry'],
      models: 2,
      places: [
        [10, 10],
        [6, 10],
      ],
      classic: stats,
      weapons: { arm: hot },
    },
    { keywords: ['infantry'], at: [21, 10], classic: stats, weapons: { rifle: answer } },
    AT_B,
    { answers: { 'WAF-SHOOT-07/react': 1 } },
  );
  const selection = await loadSelection('waffle');
  const walked = walkedOdds(attack, FILE, selection, 100_000);
  expect(walked).not.toBeNull();
  expect(Object.keys(walked?.['A.modelsLost']?.distribution ?? {})).toEqual(['0', '1', '2']);
  expect(parted(attackOdds(attack, FILE, selection), walked ?? {})).toEqual([]);
});
