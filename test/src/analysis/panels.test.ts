import { describe, expect, test } from 'vitest';
import { mostPlayed, onceEach, panelLooks, playerTable, rowsOf, summarise, withoutPanels } from '../../../src/analysis/index.ts';
import { panelConfidence } from '../../../src/analysis/panel-looks.ts';
import { answer } from '../../../src/report/answer.ts';
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
    expect(headline).toBe('Duel shows no certain favourite under Classic, whoever plays');
    expect(sentences[0]?.text).toMatch(
      /^Duel is worth 50\.0 % to red under Classic when both sides play their best mix \(interval 4\d\.\d % to 5\d\.\d %\): red b 67 %, a 33 %; blue x 50 %, y 50 %\.$/,
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
    expect(answer(summary).headline).toBe('Same changes nothing, whoever plays');
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
      /^Tenth helps red in Duel by 10\.0 percentage points when both sides adapt to it \(95 % interval \d+\.\d to 1\d\.\d\): the battle is worth 60\.0 % to red instead of 50\.0 % under Classic\.$/,
    );
    expect(sentences[0]?.detail).toMatch(
      /^Before anyone adapts, with the players who are best under Classic, red’s score moves by \+10\.0 /,
    );
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

describe('stopping on the value', () => {
  const looks = { confidence: 0.95, seed: 'seed', margin: 0.02, panels: ['duel'], baseline: 0 };

  test('all looks together keep the confidence, with an end between two of them', () => {
    const spent = (pairs: number) => 1 - panelConfidence('anytime', 0.95, 1, pairs);
    // Looks after 1, 2, 4 ... chunks of 64 pairs: shares of 1/4, 1/12, 1/24 ...
    expect(spent(64)).toBeCloseTo(0.05 / 4, 12);
    expect(spent(128)).toBeCloseTo(0.05 / 12, 12);
    expect(spent(200)).toBeCloseTo(0.05 / 24, 12);
    const all = Array.from({ length: 20 }, (_, k) => spent(64 * 2 ** k)).reduce((a, b) => a + b);
    expect(all + Math.max(...[64, 192, 320].map(spent))).toBeLessThan(0.05);
    expect(panelConfidence('fixed', 0.95, 2, 64)).toBeCloseTo(0.975, 12);
  });

  test('a player without weight is not played on; a decided panel is closed', () => {
    const open = panelCampaign({
      classic: [...OLD, [0.05, 0.05]],
      changed: [
        [0.72, 0.33],
        [0.43, 0.59],
        [0.06, 0.04],
      ],
    });
    const all = [true, true];
    const none = [false, false];
    expect(panelLooks(looks)(open)).toEqual([all, all, all, all, none, none]);
    const decided = panelCampaign({
      classic: OLD,
      changed: [
        [0.9, 0.5],
        [0.6, 0.8],
      ],
    });
    expect(panelLooks(looks)(decided)).toEqual([none, none, none, none]);
  });

  test('a player who is worse by so little that a few more pairs could make up for it is played on', () => {
    // After 200 pairs, at 1 - 0.05 / 12: t is 2.9, and 8.4 / (200 + 8.4) = 0.04 may not have been seen yet. c is worse by 0.02 wherever it differs.
    const near = panelCampaign({
      classic: [...OLD, [0.38, 0.58]],
      changed: [
        [0.72, 0.33],
        [0.43, 0.59],
        [0.41, 0.57],
      ],
    });
    expect(panelLooks(looks)(near)).toEqual(Array.from({ length: 6 }, () => [true, true]));
  });

  test('without a comparison it ends when the value is known to the margin', () => {
    const alone = panelCampaign({ classic: OLD });
    expect(panelLooks(looks)(alone)).toEqual([[true], [true], [true], [true]]);
    expect(panelLooks({ ...looks, margin: 0.2 })(alone)).toEqual([[false], [false], [false], [false]]);
  });
});
