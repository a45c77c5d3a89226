import { describe, expect, test } from 'vitest';
import { apart } from '../../../src/odds/apart.ts';
import { attackOdds } from '../../../src/odds/attack-odds.ts';
import { checkedOdds, OddsError } from '../../../src/odds/checked-odds.ts';
import { defineRulePack, event } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { defineRule } from '../../../variants/classic/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const shares = (distribution: { readonly [value: string]: number }) => ({
  hits: { mean: Object.entries(distribution).reduce((sum, [value, p]) => sum + Number(value) * p, 0), distribution },
});

describe('a share that was played is so many standard errors from its chance', () => {
  const errorsOf = (p: number, share: number, samples: number) =>
    apart(shares({ 0: 1 - p, 1: p }), shares({ 0: 1 - share, 1: share }), samples, 0).find(({ of }) => of === 1)?.errors ?? 0;

  test('of many plays as a normal number is', () => {
    // Half of 10,000: a standard error is 0.005.
    expect(errorsOf(0.5, 0.52, 10_000)).toBeCloseTo(4, 2);
    expect(errorsOf(0.5, 0.48, 10_000)).toBeCloseTo(4, 2);
    expect(errorsOf(0.5, 0.5, 10_000)).toBe(0);
  });

  test('of one that is rarer than one in all plays as its likelihood says', () => {
    // One of 250 where one of 10,000 is expected: so many happen in 1 of 40 samples, though they are 6 standard errors away.
    expect(errorsOf(0.0001, 1 / 250, 250)).toBeLessThan(2.5);
    // Ten of 250 do not.
    expect(errorsOf(0.0001, 10 / 250, 250)).toBeGreaterThan(5);
  });

  test('of one that cannot be or has to be is impossible', () => {
    expect(errorsOf(0, 0.004, 250)).toBe(Infinity);
    expect(errorsOf(1, 0.996, 250)).toBe(Infinity);
  });
});

test('a mean that one rare great value moves is not far away', () => {
  // Nothing but in one of 10,000 a hundred: seen once in 250 plays the mean is 0.4 and not 0.01, six standard errors of 0.063 away.
  const [exact, played] = [shares({ 0: 0.9999, 100: 0.0001 }), shares({ 0: 0.996, 100: 0.004 })];
  expect(apart(exact, played, 250, 3.5)).toEqual([]);
  expect(apart(shares({ 0: 0.5, 100: 0.5 }), shares({ 0: 0.3, 100: 0.7 }), 250, 5).map(({ of }) => of)).toEqual(['mean', 0, 100]);
});

/** A rule that keeps the last face To Hit where nothing but itself can see it: hits of an even face do not wound. */
let last = 0;
const secret = defineRule({
  id: 'HSE-SHOOT-01',
  title: 'Odd hits',
  source: 'house',
  text: 'A hit with an even face does not wound.',
  default: 'on',
  patch: () => ({
    before: {
      hitRolled: (_g, _a, face) => {
        last = face;
      },
    },
    wrap: { woundLands: (next) => (g, a, face, on) => last % 2 !== 0 && next(g, a, face, on) },
  }),
});

/** A rule that counts what is none of the state: every attempt is another. */
let attempts = 0;
const fickle = defineRule({
  id: 'HSE-SHOOT-02',
  title: 'Never twice alike',
  source: 'house',
  text: 'Every time it fires, a unit is said to have fired once more.',
  default: 'on',
  patch: () => ({
    before: {
      beforeShots: (g) => {
        g.log.note(ATTEMPT, ++attempts);
      },
    },
  }),
});
const ATTEMPT = event('house/attempt', { n: 'number' }, 'attempt {n}');

const MAN = { WS: 4, BS: 3, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const attack = twoUnits(
  { keywords: ['infantry'], classic: MAN, weapons: { arm: { range: 24, S: 4, AP: '-', type: 'assault' } } },
  { keywords: ['infantry'], classic: MAN },
  [{ shoot: 'A', at: 'B' }],
);

test('courses that do not come again as they were are refused', async () => {
  const selection = await loadSelection('classic');
  const rule = { ...selection.rules[0], rule: fickle, on: true, values: {} } as (typeof selection.rules)[number];
  expect(() => attackOdds(attack, FILE, { ...selection, rules: [...selection.rules, rule] })).toThrow(
    'the code of HSE-SHOOT-02, or what its edition does with it, does not do the same each time (a course of play went another way than before)',
  );
});

describe('odds with a sample played beside', () => {
  test('are those that are worked out', async () => {
    const selection = await loadSelection('classic');
    expect(checkedOdds(attack, FILE, selection)).toEqual(attackOdds(attack, FILE, selection));
  });

  test('are not shown where a rule keeps to itself what its dice were, and the rule is named', async () => {
    const classic = await loadSelection('classic');
    const { rule, ...own } = { ...(classic.rules[0] as (typeof classic.rules)[number]), rule: secret };
    const pack = defineRulePack({ id: 'house', family: 'classic', title: 'House', rules: [secret] });
    const selection = { ...classic, packs: [pack], rules: [...classic.rules, { ...own, rule, on: true, values: {}, pack: 'house' }] };
    const asked = () => checkedOdds(attack, FILE, selection);
    expect(asked).toThrow(OddsError);
    // Of 4, 5 and 6 that hit only 5 can wound, on 4 or more.
    expect(asked).toThrow(/^made in code under classic: the mean of \S+ comes out as 0\.[02]\d*, but is 0\.0[789]\d\d in 6000 plays, /);
    expect(asked).toThrow('Most likely at fault: HSE-SHOOT-01 (Odd hits); with it off both agree. The odds are not shown');
  });
});
