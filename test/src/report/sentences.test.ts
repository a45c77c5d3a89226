import { describe, expect, it, test } from 'vitest';
import { type Comparison, type ResultSummary, type Summary, summarise } from '../../../src/analysis/index.ts';
import { BLUE, type Campaign, DRAW, lossAt, RED } from '../../../src/campaign/result.ts';
import { alongside } from '../../../src/report/alongside.ts';
import { answer, comparisonSentence } from '../../../src/report/answer.ts';
import { tellingEngagements } from '../../../src/report/telling.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

/** Sentences whose numbers can be worked out by hand. */

const PAIRS = 4;
const campaign = syntheticCampaign({
  pairs: PAIRS,
  scenarios: [{ id: 'patrol', title: 'Patrol' }],
  variants: [
    { spec: 'classic', effect: 0 },
    { spec: 'waffle', effect: 1, base: 'classic' },
  ],
});
const made = summarise(campaign);
const [[before, after], [comparison]] = [made.results, made.comparisons] as unknown as [[ResultSummary, ResultSummary], [Comparison]];

/** Red's score in percent with its interval: before and after. */
type Level = readonly [estimate: number, low: number, high: number];
const asShare = ([estimate, low, high]: Level) => ({ estimate: estimate / 100, low: low / 100, high: high / 100 });
const level = (one: ResultSummary, score: Level): ResultSummary => ({ ...one, score: asShare(score) });

const told = (was: Level, is: Level): [Comparison, Summary] => {
  const difference = (is[0] - was[0]) / 100;
  const one: Comparison = {
    ...comparison,
    verdict: 'different',
    favours: difference > 0 ? 'red' : 'blue',
    score: { difference, low: difference - 0.02, high: difference + 0.03, p: 0.004, confidence: 0.95 },
  };
  return [one, { ...made, comparisons: [one], results: [level(before, was), level(after, is)] }];
};

describe('the levels of a difference', () => {
  test.each<[string, Level, Level, string]>([
    [
      'of blue are those that red does not score',
      [39.3, 36, 43],
      [15.8, 13, 19],
      'Waffle helps blue in Patrol by 23.5 percentage points (likely between 20.5 and 25.5): ' +
        'blue won 84.2 % of the games (draws count half) instead of 60.7 % under Classic. The favourite under both: blue.',
    ],
    [
      'of red are its own',
      [39.3, 36, 43],
      [61.8, 58, 66],
      'Waffle helps red in Patrol by 22.5 percentage points (likely between 20.5 and 25.5): ' +
        'red won 61.8 % of the games (draws count half) instead of 39.3 % under Classic. The favourite before was blue; now it is red.',
    ],
    [
      'may name no favourite before',
      [47.5, 44, 51],
      [30.1, 27, 33],
      'Waffle helps blue in Patrol by 17.4 percentage points (likely between 14.4 and 19.4): ' +
        'blue won 69.9 % of the games (draws count half) instead of 52.5 % under Classic. There was no certain favourite before; now it is blue.',
    ],
    [
      'or none afterwards',
      [70.2, 66, 74],
      [51.2, 48, 54],
      'Waffle helps blue in Patrol by 19.0 percentage points (likely between 16.0 and 21.0): ' +
        'blue won 48.8 % of the games (draws count half) instead of 29.8 % under Classic. The favourite before was red; now neither army certainly is.',
    ],
    [
      'or none at all',
      [48, 44, 52],
      [52, 48, 56],
      'Waffle helps red in Patrol by 4.0 percentage points (likely between 2.0 and 7.0): ' +
        'red won 52.0 % of the games (draws count half) instead of 48.0 % under Classic. Neither army is certainly the favourite under either.',
    ],
  ])('%s', (_, was, is, sentence) => {
    const [one, summary] = told(was, is);
    expect(comparisonSentence(one, summary)).toBe(sentence);
    const { difference } = one.score;
    expect(answer(summary).headline).toBe(`Waffle helps ${one.favours} by ${Math.abs(100 * difference).toFixed(1)} percentage points`);
  });

  it('are those of the scenario and the doctrines of the comparison', () => {
    const [one, summary] = told([39.3, 36, 43], [15.8, 13, 19]);
    const [was, is] = summary.results as [ResultSummary, ResultSummary];
    const elsewhere = [level({ ...was, scenario: 'duel' }, [90, 88, 92]), level({ ...is, scenario: 'duel' }, [10, 8, 12])];
    const otherwise = [level({ ...was, doctrine: 'a against b' }, [90, 88, 92]), level({ ...is, doctrine: 'a against b' }, [10, 8, 12])];
    const results = [...elsewhere, ...otherwise, was, is];
    expect(comparisonSentence(one, { ...summary, results })).toContain(
      'Waffle helps blue in Patrol by 23.5 percentage points (likely between 20.5 and 25.5): blue won 84.2 % of the games (draws count half) instead of 60.7 % under Classic. The favourite under both: blue.',
    );
  });

  it.each([
    [
      'equivalent',
      0.012,
      'Waffle makes no difference that matters (less than 2 percentage points) in Patrol: red won 1.2 percentage points more of the games than under Classic (likely between −0.8 and +4.2).',
    ],
    [
      'not enough evidence',
      -0.012,
      'There are not enough games to tell what Waffle does in Patrol: blue won 1.2 percentage points more of the games than under Classic (likely between −1.8 and +3.2), so it may make no difference, or one of more than 2 percentage points.',
    ],
    [
      'equivalent',
      0.0004,
      'Waffle makes no difference that matters (less than 2 percentage points) in Patrol: red won about as many of the games as under Classic (likely between −2.0 and +3.0 percentage points more).',
    ],
  ] as const)('are not told of what is %s', (verdict, difference, sentence) => {
    const [one, summary] = told([50, 45, 55], [50, 45, 55]);
    const score = { ...one.score, difference, low: difference - 0.02, high: difference + 0.03 };
    expect(comparisonSentence({ ...one, verdict, score }, { ...summary, margin: 0.02 })).toBe(sentence);
  });
});

describe('what else is told of a comparison', () => {
  const [one, summary] = told([39.3, 36, 43], [15.8, 13, 19]);
  const effect = { moves: { lower: 130, level: 40, higher: 30 }, superiority: null, standardised: null };
  const detail = (changes: Partial<Comparison>, along = '') =>
    answer({ ...summary, comparisons: [{ ...one, effect, ...changes }] }, () => along).sentences[0]?.detail;

  it('is in how many pairs red does better and worse', () => {
    expect(detail({})).toBe(
      'In 30 of 200 pairs (two games on the same dice with the seats swapped) red did better than before, in 130 worse.',
    );
    expect(detail({ verdict: 'equivalent' })).toBeUndefined();
  });

  it('is what moved along, and that two editions are different games', () => {
    const bases = 'The two editions are different games, so this is not one rule’s doing.';
    expect(detail({ verdict: 'equivalent', differentBases: true }, 'Along with it games are longer.')).toBe(
      `Along with it games are longer. ${bases}`,
    );
    expect(detail({ verdict: 'no-op', differentBases: true })).toBeUndefined();
  });

  it('is why nothing changed', () => {
    const rules = [
      { id: 'R-1', called: 0 },
      { id: 'R-2', called: 3 },
      { id: 'R-3', called: 4 },
      { id: 'R-4', called: null },
    ];
    const same = { ...one, verdict: 'no-op' as const, rules };
    const counted = summary.results.map((it, i) => ({ ...it, counted: 10 + i }));
    expect(comparisonSentence(same, { ...summary, results: counted })).toBe(
      'Waffle makes no difference at all in Patrol: every game is the same in every event as under Classic. Never came up in the first 11 ' +
        'games: R-1. Came up in the first 11 games without effect: R-2, R-3 (7 times). Without effect: R-4, at work in tables or the order ' +
        'of play, where use cannot be counted.',
    );
    const many = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `R-${i}`, called: 0 }));
    const sentence = (count: number) => comparisonSentence({ ...same, rules: many(count) }, summary);
    expect(sentence(5)).toMatch(/Never came up in the first \d+ games: R-0, R-1, R-2, R-3, R-4\./);
    expect(sentence(6)).toMatch(/Never came up in the first \d+ games: 6 rules\./);
    expect(sentence(0)).toBe('Waffle makes no difference at all in Patrol: every game is the same in every event as under Classic.');
  });
});

describe('the headline', () => {
  const [different, summary] = told([39.3, 36, 43], [15.8, 13, 19]);
  const equivalent = { ...different, variant: 'calixtus', verdict: 'equivalent' as const };
  const open = { ...different, variant: 'tenth', verdict: 'not enough evidence' as const };
  const same = { ...different, variant: 'hybrid', verdict: 'no-op' as const };
  const smaller = { ...different, variant: 'hybrid', favours: 'red' as const, score: { ...different.score, difference: 0.1 } };
  it.each<[string, readonly Comparison[]]>([
    ['Calixtus makes no difference that matters', [equivalent]],
    ['Not enough games to tell what Tenth does', [open]],
    ['Hybrid makes no difference at all', [same]],
    ['Hybrid helps red by 10.0 percentage points', [smaller]],
    ['Waffle helps blue by 23.5 percentage points in Patrol; 2 of 4 comparisons show a difference', [equivalent, smaller, different, open]],
    ['Waffle helps blue by 23.5 percentage points in Patrol; 1 of 2 comparisons shows a difference', [different, same]],
    ['None of 2 comparisons shows any difference at all', [same, same]],
    ['1 of 3 comparisons is still open', [same, equivalent, open]],
    ['None of 2 comparisons shows a difference that matters', [same, equivalent]],
  ])('%s', (words, comparisons) => expect(answer({ ...summary, comparisons }).headline).toBe(words));

  it('of several doctrines is what they have in common', () => {
    const ones = ['a against b', 'b against a'].map((doctrine): Comparison => ({ ...different, doctrine }));
    const { scenario, variant, baseline, score, vpMargin, method, correction } = different;
    const across = { scenario, variant, baseline, score, vpMargin, method, correction, doctrines: ['a against b', 'b against a'] };
    const said = (changes: { readonly verdict: Summary['doctrines'][number]['verdict']; readonly favours?: 'red' | 'blue' }) =>
      answer({
        ...summary,
        comparisons: [ones[0] as Comparison, { ...(ones[1] as Comparison), favours: 'red' }],
        doctrines: [{ ...across, ...changes }],
      });
    const mean = 'on average blue won 23.5 percentage points more of the games than under Classic (likely between 20.5 and 25.5).';
    const found = said({ verdict: 'depends on the doctrine' });
    expect(found.headline).toBe('What Waffle does depends on the doctrine');
    expect(found.sentences[0]?.text).toBe(
      `What Waffle does in Patrol depends on the doctrine: helps blue with a against b, helps red with b against a; ${mean}`,
    );
    expect(said({ verdict: 'different', favours: 'blue' }).sentences[0]).toEqual({
      favours: 'blue',
      scenario: 'patrol',
      text: `Waffle helps blue in Patrol under each of all 2 pairs of doctrines; ${mean}`,
    });
    expect(said({ verdict: 'equivalent' }).sentences[0]?.text).toBe(
      `Waffle makes no difference that matters in Patrol under each of all 2 pairs of doctrines; ${mean}`,
    );
    expect(said({ verdict: 'no-op' }).sentences[0]?.text).toBe(
      'Waffle makes no difference at all in Patrol under all 2 pairs of doctrines.',
    );
    expect(said({ verdict: 'not enough evidence' }).sentences[0]?.text).toBe(
      `There are not enough games to tell whether Waffle does the same in Patrol under all 2 pairs of doctrines: helps blue with a against b, helps red with b against a; ${mean}`,
    );
  });
});

describe('one result', () => {
  it.each<[Level, string]>([
    [
      [63.5, 58, 69],
      'In Patrol under Classic the favourite is red: 63.5 % of the games won (likely between 58.0 % and 69.0 %); draws count half.',
    ],
    [
      [36.5, 31, 42],
      'In Patrol under Classic the favourite is blue: 63.5 % of the games won (likely between 58.0 % and 69.0 %); draws count half.',
    ],
    [
      [52.5, 48, 57],
      'In Patrol under Classic no army is certainly the favourite: red won 52.5 % of the games (likely between 48.0 % and 57.0 %); draws count half.',
    ],
  ])('at %j', (score, sentence) => {
    const { sentences } = answer({ ...made, comparisons: [], results: [level(before, score)] });
    expect(sentences.map(({ text }) => text)).toEqual([sentence]);
  });
});

/** Everything drawn 5 to 5 in six rounds, but for some rows: red's victory points, blue's, and rounds. */
function played(rows: { readonly [row: number]: readonly [red: number, blue: number, rounds?: number] } = {}) {
  const [[columns]] = campaign.columns as [[Campaign['columns'][number][number]]];
  const redVp = new Int32Array(columns.rows).fill(5);
  const blueVp = new Int32Array(columns.rows).fill(5);
  const winner = new Uint8Array(columns.rows).fill(DRAW);
  const rounds = new Uint8Array(columns.rows).fill(6);
  for (const [row, [red, blue, length = 6]] of Object.entries(rows)) {
    redVp[Number(row)] = red;
    blueVp[Number(row)] = blue;
    rounds[Number(row)] = length;
    winner[Number(row)] = red > blue ? RED : blue > red ? BLUE : DRAW;
  }
  const level = new Int32Array(columns.rows).fill(100);
  return { ...columns, redVp, blueVp, winner, rounds, redLost: level, blueLost: level } as typeof columns;
}

describe('engagements that tell most', () => {
  // Pair and seat of a row: 3 is seat 1 of pair 1. Margins move by -7, -3, -1 and +3, +1; rows 2 and 7 end as they did.
  const columns = [[played(), played({ 0: [5, 8], 3: [2, 9], 4: [6, 5], 5: [8, 5], 6: [4, 5], 1: [5, 6] })]];
  const summary = (way: -1 | 1): Summary => {
    const score = { ...comparison.score, difference: 0.25 * way };
    const vpMargin = { ...comparison.vpMargin, difference: -1 };
    return { ...made, results: [], comparisons: [{ ...comparison, verdict: 'different', score, vpMargin }] };
  };
  const found = (way: -1 | 1) => tellingEngagements({ ...campaign, columns }, summary(way));

  it('are the furthest the way the result went, and the furthest against it', () => {
    const [furthest, , against] = found(-1);
    expect(furthest).toMatchObject({ heading: 'Moved furthest', pair: 1, seat: 1, variants: ['classic', 'waffle'] });
    expect(furthest?.why).toBe(
      'In Patrol no game shows the change more clearly. Under Classic: a draw, 5 to 5 VP; under Waffle, on the same dice: a win for blue, 9 to 2 VP.',
    );
    expect(against).toMatchObject({ heading: 'Against the trend', pair: 2, seat: 1, file: 'replays/patrol-2-1.html' });
    expect(against?.why).toBe(
      'In Patrol this one went furthest against the result. Under Classic: a draw, 5 to 5 VP; under Waffle, on the same dice: a win for red, 8 to 5 VP.',
    );
  });

  it('change places where red is helped', () => {
    const [furthest, , against] = found(1);
    expect([furthest?.pair, furthest?.seat, against?.pair, against?.seat]).toEqual([2, 1, 1, 1]);
  });

  it('and the one that is closest to the mean of both, with what margins do on average', () => {
    // Margins after: -3, -1, 0, -7, 1, 3, -1, 0, on average -1: rows 1 and 6 are there, and row 1 is the first.
    expect(found(-1)[1]).toMatchObject({
      heading: 'The most typical',
      pair: 0,
      seat: 1,
      why:
        'In Patrol this one is closest to the mean under both: in victory points, in losses and in length. Under Classic: a draw, 5 to 5 VP; ' +
        'under Waffle, on the same dice: a win for blue, 6 to 5 VP. On average the lead of red moves by −1.0 VP; here by −1.',
    });
  });

  it('a changed result counts for more than any margin', () => {
    const drawn = [[played({ 2: [9, 5] }), played({ 2: [30, 5], 5: [6, 5] })]];
    expect(tellingEngagements({ ...campaign, columns: drawn }, summary(1))[0]).toMatchObject({ pair: 2, seat: 1 });
  });

  it('of one ruleset are an upset, the most typical and the widest win', () => {
    // Blue wins all but rows 2 and 4; red's wider win is that of row 4. The mean margin is (-6 - 2 + 1 - 2 + 4 - 2 - 2 - 3) / 8 = -1.5.
    const one = played({ 0: [2, 8], 1: [4, 6], 2: [6, 5], 3: [4, 6], 4: [9, 5], 5: [4, 6], 6: [4, 6], 7: [3, 6] });
    const alone = { ...made, comparisons: [], results: [level(before, [25, 10, 45])] };
    const told = tellingEngagements({ ...campaign, columns: [[one, one]] }, alone);
    expect(told.map(({ heading, pair, seat, why }) => [heading, pair, seat, why])).toEqual([
      ['An upset', 2, 0, 'In Patrol under Classic blue won 75.0 % of the games, and yet here: a win for red, 9 to 5 VP.'],
      [
        'The most typical',
        0,
        1,
        'Patrol under Classic: closest to the mean in victory points, in losses and in length: a win for blue, 6 to 4 VP.',
      ],
      ['The widest win', 0, 0, 'Patrol under Classic: no other game was won by more: a win for blue, 8 to 2 VP.'],
    ]);
  });

  it('of one ruleset without a favourite end with the closest, the longest of those', () => {
    const one = played({ 0: [2, 8], 1: [4, 6, 7], 2: [6, 5, 5], 3: [6, 5, 7], 4: [9, 5], 5: [4, 6], 6: [4, 6], 7: [3, 6] });
    const alone = { ...made, comparisons: [], results: [level(before, [45, 30, 60])] };
    const told = tellingEngagements({ ...campaign, columns: [[one, one]] }, alone);
    expect(told.at(-1)).toMatchObject({
      heading: 'The closest',
      pair: 1,
      seat: 1,
      why: 'Patrol under Classic: as close as it gets, to the end of round 7: a win for red, 6 to 5 VP.',
    });
  });
});

describe('what moved along with a difference', () => {
  const [one, summary] = told([39.3, 36, 43], [15.8, 13, 19]);
  /** Pairs of six rounds and nothing lost, in which red always goes first. */
  const still = (change: (columns: Columns, row: number) => void) => {
    const columns = played();
    const blank = { ...columns, first: new Uint8Array(columns.rows), lossesByCause: new Int32Array(columns.lossesByCause.length) };
    for (let row = 0; row < columns.rows; row++) change(blank as Columns, row);
    return blank as Columns;
  };
  type Columns = Campaign['columns'][number][number];
  const said = (before: Columns, after: Columns) => alongside({ ...campaign, columns: [[before, after]] }, summary)(one);

  it('is that games are shorter or longer, from a twentieth of a round on', () => {
    const longer = still(({ rounds }, row) => rounds.set([row === 0 ? 8 : 7], row));
    // All seven but one of eight: 57 / 8 = 7.1 instead of 6.
    expect(
      said(
        still(() => {}),
        longer,
      ),
    ).toBe('Along with it games are 1.1 rounds longer (7.1 instead of 6.0).');
    expect(
      said(
        longer,
        still(() => {}),
      ),
    ).toBe('Along with it games are 1.1 rounds shorter (6.0 instead of 7.1).');
  });

  it('is what the first turn is worth', () => {
    // Red goes first and wins everything, instead of drawing: half a point more.
    const won = still(({ winner }, row) => winner.set([RED], row));
    expect(
      said(
        still(() => {}),
        won,
      ),
    ).toBe('Along with it the first turn is worth 50.0 percentage points more (+50.0 instead of 0.0).');
    expect(
      said(
        won,
        still(() => {}),
      ),
    ).toBe('Along with it the first turn is worth 50.0 percentage points less (0.0 instead of +50.0).');
  });

  it('is what each army loses to each cause, at most three of them, those that stand out most first', () => {
    const losses = (amounts: readonly (readonly [side: 0 | 1, cause: number, points: number, wobble: number])[]) =>
      still(({ lossesByCause }, row) => {
        for (const [side, cause, points, wobble] of amounts)
          lossesByCause[lossAt(row, side, cause)] = points + (row < 4 ? wobble : -wobble);
      });
    const after = losses([
      [RED, 0, 20, 2],
      [BLUE, 1, 30, 1],
      [BLUE, 3, 8, 0],
      [RED, 4, 20, 3],
    ]);
    expect(said(losses([]), after)).toBe(
      'Along with it blue lost 8.0 more army points to psychic powers (8.0 instead of 0.0), blue lost 30 more army points in assault ' +
        '(30 instead of 0.0), and red lost 20 more army points to shooting (20 instead of 0.0).',
    );
    expect(said(losses([[RED, 2, 25, 0]]), losses([[RED, 2, 15, 0]]))).toBe(
      'Along with it red lost 10 fewer army points to morale (15 instead of 25).',
    );
  });
});
