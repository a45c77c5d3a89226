import { describe, expect, test } from 'vitest';
import {
  firstLook,
  mostPlayed,
  onceEach,
  PanelStages,
  playerTable,
  rowsOf,
  summarise,
  withoutPanels,
} from '../../../src/analysis/index.ts';
import { pairScores } from '../../../src/analysis/pair-values.ts';
import { type Campaign, prefix } from '../../../src/campaign/result.ts';
import { answer } from '../../../src/report/answer.ts';
import { mean } from '../../../src/stats/index.ts';
import { panelCampaign } from '../../fixtures/panel.ts';

const OLD = [
  [0.7, 0.3],
  [0.4, 0.6],
];
const PANEL = { panels: ['duel'] };
const summaryOf = (chances: Parameters<typeof panelCampaign>[0], pairs = 200) => summarise(panelCampaign(chances, pairs), PANEL);

describe('what a battle is worth', () => {
  test('is the value of the game, with the mixes that reach it', () => {
    const [panel] = summaryOf({ classic: OLD }).panels;
    const [worth] = panel!.values;
    // (0.7 x 0.6 - 0.3 x 0.4) / (0.7 + 0.6 - 0.3 - 0.4), and (0.6 - 0.4) / 0.6 of the time the first row.
    expect(worth!.value.estimate).toBeCloseTo(0.5, 12);
    expect(worth!.mix.red).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(2 / 3, 12)]);
    expect(worth!.mix.blue).toEqual([expect.closeTo(1 / 2, 12), expect.closeTo(1 / 2, 12)]);
    expect(worth!.scores).toEqual(OLD);
    expect(worth!.pairs).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect(worth!.value.low).toBeGreaterThan(0.4);
    expect(worth!.value.high).toBeLessThan(0.6);
    expect(panel!.players).toEqual({ red: ['a', 'b'], blue: ['x', 'y'] });
    expect(panel!.effects).toEqual([]);
  });

  test('counts what a player falls short of against the other side’s mix', () => {
    const [panel] = summaryOf({
      classic: [
        [0.7, 0.3, 0.8],
        [0.4, 0.6, 0.9],
        [0.3, 0.2, 0.1],
      ],
    }).panels;
    const { shortfall, value } = panel!.values[0]!;
    expect(value.estimate).toBeCloseTo(0.5, 12);
    // The last row gets (0.3 + 0.2) / 2 = 0.25 from blue's mix; the last column gives 0.8 / 3 + 0.9 x 2 / 3 = 0.8667 to red's.
    expect(shortfall.red).toEqual([0, 0, expect.closeTo(0.25, 12)]);
    expect(shortfall.blue).toEqual([0, 0, expect.closeTo(0.8 / 3 + 0.6 - 0.5, 12)]);
  });

  test('is told with who plays', () => {
    const { headline, sentences } = answer(summaryOf({ classic: OLD }));
    expect(headline).toBe('No certain favourite in Duel under Classic, whoever plays');
    expect(sentences[0]?.text).toMatch(
      /^In Duel under Classic red can expect to win 50\.0 % of the games when both sides play their best mix \(likely between 4\d\.\d % and 5\d\.\d %\): for red b 67 %, a 33 %; for blue x 50 %, y 50 %\.$/,
    );
  });
});

describe('what a ruleset does', () => {
  test('is the difference of the values when both adapt, and a mean at the old mix', () => {
    // Red's a gains 20 points against y. Worth then: (0.7 x 0.6 - 0.5 x 0.4) / (0.7 + 0.6 - 0.5 - 0.4) = 0.55. Before anyone adapts a meets y in 1/3 x 1/2.
    const [panel] = summaryOf({
      classic: OLD,
      changed: [
        [0.7, 0.5],
        [0.4, 0.6],
      ],
    }).panels;
    const [effect] = panel!.effects;
    expect(effect!.score.difference).toBeCloseTo(0.05, 12);
    expect(effect!.oldMix.difference).toBeCloseTo(0.2 / 6, 12);
    expect(effect!.oldMix.low).toBeGreaterThan(0.01);
    expect(effect!.oldMix.high).toBeLessThan(0.056);
    expect(effect).toMatchObject({
      baseline: 'classic',
      variant: 'changed',
      verdict: 'different',
      favours: 'red',
      competent: 4,
      dependsOnPlayers: false,
    });
    expect(effect!.helps).toEqual({ red: [{ red: 'a', blue: 'y', difference: expect.closeTo(0.2, 12) }], blue: [] });
  });

  test('depends on who plays where it certainly helps either side under some pair that holds its own, and is headed so', () => {
    const summary = summaryOf({
      classic: OLD,
      torn: [
        [0.5, 0.5],
        [0.4, 0.6],
      ],
    });
    const [effect] = summary.panels[0]!.effects;
    expect(effect!.helps.red.map(({ red, blue }) => red + blue)).toEqual(['ay']);
    expect(effect!.helps.blue.map(({ red, blue }) => red + blue)).toEqual(['ax']);
    expect(effect!.dependsOnPlayers).toBe(true);
    const { headline, sentences } = answer(summary);
    expect(headline).toBe('What Torn does depends on who plays');
    expect(sentences).toHaveLength(1);
    expect(sentences[0]?.favours).toBeUndefined();
    expect(sentences[0]?.detail).toContain(
      'Which side it helps depends on who plays: of 4 pairs of players who hold their own, it helps red under 1 (a against y +20.0) and blue under 1 (a against x −20.0).',
    );
  });

  test('does not depend on a player who does not hold his own', () => {
    // c loses to all, under both; what the ruleset does to c says nothing.
    const [panel] = summaryOf({
      classic: [...OLD, [0.2, 0.2]],
      changed: [
        [0.8, 0.4],
        [0.5, 0.7],
        [0.05, 0.05],
      ],
    }).panels;
    expect(panel!.effects[0]).toMatchObject({ verdict: 'different', favours: 'red', competent: 4, dependsOnPlayers: false });
    expect(panel!.effects[0]!.helps.red).toHaveLength(4);
    expect(panel!.effects[0]!.helps.blue).toEqual([]);
  });

  test('is nothing where every game is the same', () => {
    const summary = summaryOf({ classic: OLD, same: OLD });
    expect(summary.panels[0]!.effects[0]).toMatchObject({
      verdict: 'no-op',
      score: { difference: 0, low: 0, high: 0 },
      oldMix: { difference: 0 },
    });
    expect(answer(summary).headline).toBe('Same makes no difference at all, whoever plays');
  });

  test('is said of both rulesets, with what the battle was worth before', () => {
    const summary = summaryOf({
      classic: OLD,
      tenth: [
        [0.8, 0.4],
        [0.5, 0.7],
      ],
    });
    const { headline, sentences } = answer(summary);
    expect(headline).toBe('Tenth helps red by 10.0 percentage points when both sides adapt to it');
    expect(sentences[0]?.text).toMatch(
      /^Tenth helps red in Duel by 10\.0 percentage points when both sides adapt to it \(likely between \d+\.\d and 1\d\.\d\): red can expect to win 60\.0 % of the games instead of 50\.0 % under Classic\.$/,
    );
    expect(sentences[0]?.detail).toMatch(/^Before anyone adapts, with the players who are best under Classic, it helps red by 10\.0 /);
  });
});

describe('parts of a run with a panel', () => {
  const campaign = panelCampaign({ classic: OLD });
  const summary = summarise(campaign, PANEL);

  test('are told apart: without panels nothing is left, and one meeting stands for all', () => {
    expect(summary.results).toHaveLength(4);
    expect(summary.doctrines).toEqual([]);
    expect(withoutPanels(summary).results).toEqual([]);
    // b is played two times of three, x as often as y and before it.
    const once = onceEach(summary);
    expect(once.results).toHaveLength(1);
    expect(once.results[0]!.score.estimate).toBeCloseTo(0.4, 12);
    expect(once.results[0]!.doctrine).toBeUndefined();
    const shown = mostPlayed(campaign, summary);
    expect(shown.campaign.scenarios.map(({ title, doctrines }) => [title, doctrines])).toEqual([
      ['A duel, b against x', { red: 'b', blue: 'x' }],
    ]);
    expect(shown.campaign.columns).toEqual([campaign.columns[2]]);
  });

  test('are drawn as a table of meetings with their weights', () => {
    const rows = rowsOf(playerTable(summary));
    expect(rows.map(({ red, blue, score }) => [red, blue, score])).toEqual([
      ['a', 'x', 0.7],
      ['a', 'y', 0.3],
      ['b', 'x', 0.4],
      ['b', 'y', 0.6],
    ]);
    expect(rows[2]).toMatchObject({ red_line: 'b  67 %', blue_line: 'x  50 %', weight: expect.closeTo(1 / 3, 12), pairs: 200 });
  });
});

describe('pairs in stages', () => {
  const looks = { confidence: 0.95, seed: 'seed', margin: 0.02, panels: ['duel'], baseline: 0, pairs: 1000, precision: 1 };
  const played = (campaign: Campaign, options: Partial<typeof looks> = {}) => {
    const stages = new PanelStages({ ...looks, ...options }, 16);
    return { wanted: stages.wanted(campaign).map((row) => row?.[0]), end: stages.ends.get('duel') };
  };
  // Worth (0.72 x 0.58 - 0.33 x 0.4) / (0.72 + 0.58 - 0.33 - 0.4) = 0.501: not to be told from 0.5.
  const NEAR = [
    [0.72, 0.33],
    [0.4, 0.58],
  ];

  test('the first look takes 16 pairs of every meeting, or fewer where there are not so many for all', () => {
    const four = { players: { red: ['a', 'b', 'c', 'd'], blue: ['w', 'x', 'y', 'z'] } };
    // 4 x 500 pairs are enough for 16 in each of 16 meetings; 4 x 48 for 12; 4 x 3 for none, but nothing can be said without.
    expect([500, 48, 3].map((pairs) => firstLook([four], pairs))).toEqual([16, 12, 1]);
    expect(played(panelCampaign({ classic: OLD }, 0)).wanted).toEqual([16, 16, 16, 16]);
  });

  test('a player whom no mix has a use for is not played on; the others get more', () => {
    const open = panelCampaign({ classic: [...OLD, [0.05, 0.05]], changed: [...NEAR, [0.06, 0.04]] });
    const { wanted, end } = played(open, { margin: 0.0001 });
    expect(wanted.slice(4)).toEqual([200, 200]);
    expect(Math.max(...wanted.slice(0, 4).map(Number))).toBe(400);
    for (const pairs of wanted.slice(0, 4)) expect(pairs).toBeGreaterThan(200);
    expect(end).toBeUndefined();
  });

  test('a player who is worse by so little that a few more pairs could make up for it keeps an eighth of the pairs', () => {
    // After 16 pairs 0.38 of a score may not have been seen yet; c is worse than the mix by 0.1 at most wherever it differs.
    const near = panelCampaign({ classic: [...OLD, [0.38, 0.56]], changed: [...NEAR, [0.41, 0.57]] }, 16);
    const { wanted } = played(near);
    expect(Math.max(...wanted.map(Number))).toBe(32);
    for (const pairs of wanted) expect(pairs).toBeGreaterThanOrEqual(16);
  });

  test('a decided panel is closed, with its share of the error', () => {
    const decided = panelCampaign({
      classic: OLD,
      changed: [
        [0.9, 0.5],
        [0.6, 0.8],
      ],
    });
    const { wanted, end } = played(decided);
    expect(wanted).toEqual([200, 200, 200, 200]);
    expect(end).toMatchObject({ look: 'along the way', plan: { first: 16, most: 1000, budget: 2000 } });
    const [panel] = summarise(decided, { ...PANEL, method: 'anytime', ends: new Map([['duel', end!]]) }).panels;
    // 16 pairs can be doubled 6 times before they are more than 1000; half of the error for the looks after each, half for the end.
    expect(panel!.effects[0]!.score.confidence).toBeCloseTo(1 - 0.05 / 12, 12);
    const spent = new Map([['duel', { ...end!, look: 'end' as const }]]);
    expect(summarise(decided, { ...PANEL, ends: spent }).panels[0]!.effects[0]!.score.confidence).toBeCloseTo(0.975, 12);
  });

  test('decided or not, it is played on until its effect is known as well as asked', () => {
    const decided = panelCampaign({ classic: OLD, changed: OLD.map((row) => row.map((it) => it + 0.2)) });
    expect(played(decided).end?.look).toBe('along the way');
    expect(played(decided, { precision: 0.01 }).end).toBeUndefined();
  });

  test('it ends when it has spent as many pairs as there are for each player, wherever they were played', () => {
    const campaign = panelCampaign({ classic: OLD, changed: NEAR });
    // 2 x 440 pairs, and 800 are played: 80 are left, in chunks of 16, none of them for a meeting that has 440.
    const { wanted } = played(campaign, { margin: 0.0001, pairs: 440 });
    const total = wanted.reduce<number>((sum, pairs) => sum + Number(pairs), 0);
    expect(total).toBeGreaterThan(800);
    expect(total).toBeLessThanOrEqual(880);
    const { wanted: none, end } = played(campaign, { margin: 0.0001, pairs: 400 });
    expect(none).toEqual([200, 200, 200, 200]);
    expect(end?.look).toBe('end');
  });

  test('without a comparison it ends when the value is known to the margin', () => {
    const alone = panelCampaign({ classic: OLD });
    expect(played(alone).end).toBeUndefined();
    expect(played(alone, { margin: 0.2 }).end?.look).toBe('along the way');
  });
});

test('the old mix is weighed with all pairs that each meeting has', () => {
  // a meets x and y in 1/3 x 1/2 each, b in 2/3 x 1/2; a's meetings have only half of the pairs.
  const whole = panelCampaign({
    classic: OLD,
    changed: [
      [0.7, 0.5],
      [0.4, 0.7],
    ],
  });
  const short = { ...whole, columns: whole.columns.map((row, s) => (s < 2 ? row.map((it) => prefix(it, 100)) : row)) };
  const [effect] = summarise(short, PANEL).panels[0]!.effects;
  const share = (s: number, v: number, pairs: number) => mean(pairScores(short.columns[s]![v]!).subarray(0, pairs));
  const { mix } = summarise(short, PANEL).panels[0]!.values[0]!;
  let moved = 0;
  for (const [s, pairs] of [100, 100, 200, 200].entries()) {
    moved += mix.red[s >> 1]! * mix.blue[s & 1]! * (share(s, 1, pairs) - share(s, 0, pairs));
  }
  expect(effect!.oldMix.difference).toBeCloseTo(moved, 12);
  expect(effect!.oldMix.low).toBeLessThan(moved);
});
